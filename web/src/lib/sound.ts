/** Small ticks by WebAudio; silent unless the player turned sound on. */

import { settings } from "./settings.svelte";

const NOTES: Record<string, number[]> = {
  card: [330],
  cookie: [523, 659],
  figure: [392],
  teapot: [440, 554],
  turn: [494, 659],
  end: [392, 494, 587, 784],
};
const LENGTH = 0.11;
const GAP = 0.07;
const LOUDNESS = 0.06;

let audio: AudioContext | null = null;

export function sound(what: string): void {
  const notes = NOTES[what];
  if (!settings.sound || !notes) return;
  audio ??= new AudioContext();
  void audio.resume();
  const context = audio;
  notes.forEach((pitch, index) => {
    const at = context.currentTime + index * GAP;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    const volume = new GainNode(context, { gain: LOUDNESS });
    volume.gain.setTargetAtTime(0, at + 0.01, LENGTH / 3);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + LENGTH);
  });
}
