/** The remarks of the guided first game: what each says and the place that it points to. */

import type { GuideStep } from "../../parts/Guide.svelte";

export const GUIDE: GuideStep[] = [
  { key: "cn-guide-goal", place: "" },
  { key: "cn-guide-draft", place: "display", plays: true },
  { key: "cn-guide-line", place: "line" },
  { key: "cn-guide-gain", place: "display" },
  { key: "cn-guide-pumpkins", place: "pumpkins" },
  { key: "cn-guide-play", place: "line", plays: true },
  { key: "cn-guide-back", place: "line" },
  { key: "cn-guide-bonus", place: "bonus" },
  { key: "cn-guide-others", place: "others" },
  { key: "cn-guide-end", place: "" },
];
