/** What the house says of the game: on the shelf, at set-up, in the list of keys. */

import type { Face } from "../../pages/games";

export const face: Face = {
  about: "cn-about",
  option: (option, choice) => (choice === undefined ? `cn-option-${option}` : `cn-option-${option}-${choice}`),
  keys: [
    ["← →", "cn-keys-walk"],
    ["1 2 3", "cn-keys-gain"],
    ["1 … 5", "cn-keys-take"],
    ["P", "cn-keys-pumpkin"],
    ["Enter", "cn-keys-enter"],
    ["Shift ← →", "cn-keys-order"],
    ["⌫", "cn-keys-put-back"],
    ["B", "cn-keys-back"],
    ["F", "cn-keys-refresh"],
    ["O", "cn-keys-others"],
  ],
};
