// Knows what of a learner's products can be kept on a device, and why the others cannot.
import {
  PRODUCT_TRAITS,
  PRODUCT_TYPES,
  type ProductTraits,
  type ProductType,
  type TypesWith,
} from "../catalog/index.ts";

/** `kept`: it plays without a network; `address`, because it is on another site; the others as their type says. */
export type Keepable = ProductTraits["keep"] | "address";

/** Judged by the type alone: where an attachment leads is only known once it is read. */
export const mayKeep = (type: ProductType): Keepable => PRODUCT_TRAITS[type].keep;

/** The types that are kept. */
export type KeptType = TypesWith<"keep", "kept">;
export const isKeptType = (type: ProductType): type is KeptType => PRODUCT_TRAITS[type].keep === "kept";
export const KEPT_TYPES: readonly KeptType[] = /* @__PURE__ */ PRODUCT_TYPES.filter(isKeptType);

/** Pages and drawings of the content origin, which no other origin may store. */
const APART = /^(text\/html|application\/xhtml\+xml|image\/svg\+xml|(text|application)\/xml)/;

/** An attachment can be kept where it leads to a file that opens on this origin. */
export const mayKeepAttachment = (files: readonly { readonly type: string }[]): Keepable =>
  files.length > 0 && files.every(({ type }) => !APART.test(type)) ? "kept" : "address";

/** The types of which what was opened is held: those that are kept, and the pages of the site. */
export type HeldType = KeptType | TypesWith<"keep", "place">;
const isHeldType = (type: string | undefined): type is HeldType =>
  PRODUCT_TYPES.some((one) => one === type && ["kept", "place"].includes(mayKeep(one)));

/** The address at which a product is read for its learner, also without a network. */
export const writeReadPath = (type: HeldType, slug: string): string =>
  `/api/${type}/${encodeURIComponent(slug)}${type === "classiz" ? "/slot" : ""}`;
/** The address of what a learner has learnt. */
export const LEARNING_PATH = "/api/me/learning";
/** The slug in such an address; null where it is another one. */
export function readHeldSlug(path: string): string | null {
  const [, type, written = ""] = /^\/api\/([^/]+)\/([^/]+)/.exec(path) ?? [];
  const slug = decodeURIComponent(written);
  return isHeldType(type) && writeReadPath(type, slug) === path ? slug : null;
}
export const writeKeptAddress = (type: KeptType, slug: string): string =>
  `${PRODUCT_TRAITS[type].player}/${encodeURIComponent(slug)}?kept`;
