/** The remarks of the guided first game: what each says and the place that it points to. */

import type { GuideStep } from "../../parts/Guide.svelte";

export const GUIDES: Record<string, GuideStep[]> = {
  table: [
    { key: "cr-guide-goal", place: "line:mine" },
    { key: "cr-guide-chains", place: "score" },
    { key: "cr-guide-draw", place: "river", plays: true },
    { key: "cr-guide-play", place: "line:mine", plays: true },
    { key: "cr-guide-capys", place: "line:mine" },
    { key: "cr-guide-powers", place: "powers" },
    { key: "cr-guide-favourite", place: "who:mine" },
    { key: "cr-guide-others", place: "others" },
    { key: "cr-guide-end", place: "" },
  ],
  solo: [
    { key: "cr-guide-solo-goal", place: "others" },
    { key: "cr-guide-solo-river", place: "river", plays: true },
    { key: "cr-guide-play", place: "line:mine", plays: true },
    { key: "cr-guide-solo-chains", place: "score" },
    { key: "cr-guide-solo-powers", place: "powers" },
    { key: "cr-guide-solo-end", place: "" },
  ],
  draft: [
    { key: "cr-guide-goal", place: "line:mine" },
    { key: "cr-guide-chains", place: "score" },
    { key: "cr-guide-draft-reserve", place: "hand:mine", plays: true },
    { key: "cr-guide-draft-play", place: "line:mine", plays: true },
    { key: "cr-guide-draft-ready", place: "others" },
    { key: "cr-guide-draft-powers", place: "powers" },
    { key: "cr-guide-draft-end", place: "" },
  ],
};
