/** The HTTP side of the wire. */

import type { Games, Problem, Replay, Table, TableRequest, Tables } from "../wire";

/** What the server refused, with the catalogue key that says so. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail || problem.code);
  }
}

const UNREACHABLE: Problem = { code: "internal", text_key: "error-unreachable", args: {}, detail: "" };

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = body === undefined ? undefined : { "content-type": "application/json" };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal(UNREACHABLE);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.text_key ? problem : { ...UNREACHABLE, text_key: "error-internal" });
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

export const getGames = (): Promise<Games> => json("GET", "/games");
export const getTables = (): Promise<Tables> => json("GET", "/tables");
export const openTable = (request: TableRequest): Promise<Table> => json("POST", "/tables", request);
export const rematch = (id: string): Promise<Table> => json("POST", `/tables/${id}/rematch`);
export const getReplay = (id: string, start: number, count: number): Promise<Replay> =>
  json("GET", `/tables/${id}/replay?start=${start}&count=${count}`);
export const postReplay = (record: string, start: number, count: number): Promise<Replay> =>
  json("POST", `/replay?start=${start}&count=${count}`, { record });
export const recordAddress = (id: string): string => `/api/tables/${id}/record`;

export async function deleteTable(id: string): Promise<void> {
  await ask("DELETE", `/tables/${id}`);
}
