// Knows what enters a learner's history: what players tell of games and packages (§3.221), and what the server sees
// end.
import type { ProductType } from "../catalog/index.ts";

/** §3.221 */
export const TOLD_KINDS = ["GAME", "SCORM"] as const;
/** What an entry of a history is of. */
export const END_KINDS = [...TOLD_KINDS, "PATH", "CLASSROOM", "ATTACHMENT", "SEQUENCE"] as const;
/** What an entry of a history is of. */
export type EndKind = (typeof END_KINDS)[number];

const SEEN: Readonly<Partial<Record<ProductType, EndKind>>> = {
  coursiz: "PATH",
  classiz: "CLASSROOM",
  attachment: "ATTACHMENT",
  "smart-sequence": "SEQUENCE",
};
/**
 * What the end of a product of this type is written as by the server; null where its player tells of what ended in it,
 * and of a section, whose products say it.
 */
export const nameEnd = (type: ProductType): EndKind | null => SEEN[type] ?? null;
