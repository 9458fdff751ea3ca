// Knows what enters a learner's history: what players tell of games and packages (§3.221), and what the server sees
// end.
import type { ProductType } from "../catalog/index.ts";

/** §3.221 */
export const TOLD_KINDS = ["GAME", "SCORM"] as const;
/** What an entry of a history is of. */
export const END_KINDS = [...TOLD_KINDS, "PATH", "CLASSROOM", "ATTACHMENT", "SEQUENCE"] as const;
/** What an entry of a history is of. */
export type EndKind = (typeof END_KINDS)[number];

/**
 * What the end of a product of each type is written as by the server; null where its player tells of what ended in it,
 * and of a section, whose products say it.
 */
const SEEN: Readonly<Record<ProductType, EndKind | null>> = {
  learniz: null,
  game: null,
  scorm: null,
  "smart-sequence": "SEQUENCE",
  coursiz: "PATH",
  classiz: "CLASSROOM",
  attachment: "ATTACHMENT",
  section: null,
};
/** Null: the server writes no end of its own. */
export const nameEnd = (type: ProductType): EndKind | null => SEEN[type];
