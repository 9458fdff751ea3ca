// Knows that a smart sequence is not published whose strategy finds nothing to ask: no go at it would ever begin.
import { beginWay, readSequences } from "@academiz/domain/sequences";
import type { StoredConfig } from "../ports/index.ts";

/** Also where there are questions, and nothing says which of their answers is right. */
export function asksNothing(draft: StoredConfig | null): boolean {
  const content = readSequences(draft);
  return beginWay(content, { ...content.rules, seed: "" }).most === 0;
}
