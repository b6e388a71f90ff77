/** What this browser remembers: kept in localStorage where that is allowed, else until the page closes. */

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";

interface Settings {
  language: string;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  letters: boolean;
  hints: boolean;
  confirm: boolean;
  guided: boolean;
  name: string;
}

const PLACE = "capytable";
const FIRST: Settings = {
  language: "",
  theme: "auto",
  speed: "normal",
  sound: false,
  letters: true,
  hints: true,
  confirm: false,
  guided: false,
  name: "",
};

function remembered(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    const known = Object.entries(found ?? {}).filter(([name, value]) => typeof value === typeof FIRST[name as keyof Settings]);
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...FIRST, ...remembered() });

/** Keep the settings whenever one changes, and show the theme; called once, inside an effect root. */
export function keepSettings(): void {
  $effect(() => {
    const kept = JSON.stringify(settings);
    try {
      localStorage.setItem(PLACE, kept);
    } catch {
      // A browser without storage forgets; nothing else depends on it.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = settings.theme;
  });
}

/** Whether the device asks for less motion. */
export const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things may fly about: not when the device asks for less motion or the player chose none. */
export const moves = (): boolean => !lessMotion.matches && settings.speed !== "instant";

/** How long a movement takes and how long the page rests after another player's step, in milliseconds. */
export function pace(): { move: number; rest: number } {
  if (settings.speed === "instant") return { move: 0, rest: 0 };
  if (settings.speed === "fast") return { move: 180, rest: 80 };
  if (settings.speed === "slow") return { move: 260, rest: 1100 };
  return { move: 230, rest: 550 };
}
