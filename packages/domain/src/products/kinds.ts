// Knows every type of product: a new type is a new file and a line here.
import type { ProductType } from "../catalog/index.ts";
import { attachmentKind } from "./attachment.ts";
import { classizKind } from "./classiz.ts";
import { coursizKind } from "./coursiz.ts";
import { gameKind } from "./game.ts";
import { learnizKind } from "./learniz.ts";
import type { ProductKind } from "./product-kind.ts";
import { scormKind } from "./scorm.ts";
import { smartSequenceKind } from "./smart-sequence.ts";

/** The kind of each type of product (§7.78). */
export const PRODUCT_KINDS: { readonly [T in ProductType]: ProductKind } = {
  learniz: learnizKind,
  game: gameKind,
  scorm: scormKind,
  "smart-sequence": smartSequenceKind,
  coursiz: coursizKind,
  classiz: classizKind,
  attachment: attachmentKind,
};
