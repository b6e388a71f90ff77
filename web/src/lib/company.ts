/** Who sits at a table, in few words. */

import { list, t } from "../i18n/index.svelte";

const FEW = 5;
const FIRST = 3;

/** Who sits at a table; of many only the first. */
export function company(names: string[]): string {
  if (names.length <= FEW) return list(names);
  return t("table-company", { names: names.slice(0, FIRST).join(", "), count: names.length - FIRST });
}
