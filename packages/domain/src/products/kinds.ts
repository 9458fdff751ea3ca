// Knows every type of product: a new type is a new file and a line here.
import type { ProductType } from "../catalog/index.ts";
import type { ProductKind } from "./kind/product-kind.ts";
import { attachmentKind } from "./types/attachment.ts";
import { classizKind } from "./types/classiz.ts";
import { coursizKind } from "./types/coursiz.ts";
import { gameKind } from "./types/game.ts";
import { learnizKind } from "./types/learniz.ts";
import { scormKind } from "./types/scorm.ts";
import { sectionKind } from "./types/section.ts";
import { smartSequenceKind } from "./types/smart-sequence.ts";

/** The kind of each type of product (§7.78). */
export const PRODUCT_KINDS: { readonly [T in ProductType]: ProductKind } = {
  learniz: learnizKind,
  game: gameKind,
  scorm: scormKind,
  "smart-sequence": smartSequenceKind,
  coursiz: coursizKind,
  classiz: classizKind,
  attachment: attachmentKind,
  section: sectionKind,
};
