/** What the house says of the game: on the shelf, at set-up, in the list of keys. */

import type { Face } from "../../pages/games";

export const face: Face = {
  about: "cr-about",
  option: (option, choice) => (choice === undefined ? `cr-option-${option}` : `cr-option-${option}-${choice}`),
  variant: (variant) => `cr-variant-${variant}`,
  keys: [
    ["1 … 5", "cr-keys-river"],
    ["D", "cr-keys-deck"],
    ["H", "cr-keys-hand"],
    ["← →", "cr-keys-line"],
    ["Shift ← →", "cr-keys-ends"],
    ["↑ ↓", "cr-keys-rows"],
    ["Enter", "keys-choose"],
    ["Q W E", "cr-keys-powers"],
    ["N", "cr-keys-next"],
    ["S", "cr-keys-score"],
    ["O", "cr-keys-others"],
  ],
};
