/** What the house says of the game: on the shelf, at set-up, in the list of keys. */

import type { Face } from "../../pages/games";

export const face: Face = {
  about: "cc-about",
  option: (option) => `cc-option-${option}`,
  keys: [
    ["← →", "keys-move"],
    ["1 … 9", "keys-card"],
    ["Enter", "keys-choose"],
    ["← / →", "keys-pile"],
    ["D", "keys-draw"],
    ["E", "keys-end-turn"],
    ["Y / N", "keys-teapot"],
  ],
};
