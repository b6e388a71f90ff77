/** A WebSocket that comes back by itself. */

import { CLOSE_GONE, CLOSE_RELOAD, type FromClient, type FromServer } from "../wire";

const FIRST_WAIT = 200;
const LONGEST_WAIT = 3000;
const PING_EVERY = 20_000;
const SILENCE = 50_000;

export interface Listener {
  opened: () => void;
  message: (frame: FromServer) => void;
  lost: () => void;
  gone: () => void;
  outdated: () => void;
}

export class Line {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #pinger = 0;
  #heard = 0;
  #closed = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#pinger = window.setInterval(() => this.#ping(), PING_EVERY);
    this.#open();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(frame: FromClient): boolean {
    if (!this.isOpen) return false;
    this.#socket?.send(JSON.stringify(frame));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#heard = performance.now();
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = performance.now();
      this.listener.message(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return;
      if (event.code === CLOSE_GONE) this.#end(this.listener.gone);
      else if (event.code === CLOSE_RELOAD) this.#end(this.listener.outdated);
      else this.#comeBack();
    };
  }

  #end(tell: () => void): void {
    this.close();
    tell();
  }

  #comeBack(): void {
    this.listener.lost();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #ping(): void {
    if (!this.isOpen) return;
    if (performance.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.send({ type: "ping" });
  }

  readonly #hurry = (): void => {
    if (document.hidden || this.#closed || this.isOpen || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}
