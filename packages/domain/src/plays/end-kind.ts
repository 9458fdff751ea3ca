// Knows what enters a learner's history: what players tell of games and packages (§3.221), and what the server sees
// end.
import { PRODUCT_TRAITS, type ProductType } from "../catalog/index.ts";

/** §3.221 */
export const TOLD_KINDS = ["GAME", "SCORM"] as const;
/** What an entry of a history is of. */
export const END_KINDS = [...TOLD_KINDS, "COURSE", "PATH", "CLASSROOM", "ATTACHMENT", "SEQUENCE", "SECTION"] as const;
/** What an entry of a history is of. */
export type EndKind = (typeof END_KINDS)[number];

/** What the server writes the end of a product of this type as; null: it writes no end of its own. */
export const nameEnd = (type: ProductType): EndKind | null => PRODUCT_TRAITS[type].end;
