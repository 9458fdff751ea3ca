// Knows which products begin empty and are written here.
import type { ProductType } from "@academiz/domain/catalog";

const NEW_TYPES = ["learniz", "section", "game", "coursiz", "classiz", "attachment", "smart-sequence"] as const;
export type NewType = (typeof NEW_TYPES)[number];
export const isNewType = (type: ProductType): type is NewType => NEW_TYPES.some((one) => one === type);
