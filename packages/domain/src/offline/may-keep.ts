// Knows what of a learner's products can be kept on a device, and why the others cannot.
import type { ProductType } from "../catalog/index.ts";

/**
 * `kept`: it plays without a network. The others need one: `package`, because its pages ask their own server; `live`,
 * because it is put together while it is played; `place`, a page of the site; `address`, because it is on another
 * site.
 */
export type Keepable = "kept" | "package" | "live" | "place" | "address";

const BY_TYPE: Readonly<Record<ProductType, Keepable>> = {
  learniz: "kept",
  game: "kept",
  attachment: "kept",
  scorm: "package",
  "smart-sequence": "live",
  coursiz: "place",
  classiz: "place",
  section: "place",
};

/** Judged by the type alone: where an attachment leads is only known once it is read. */
export const mayKeep = (type: ProductType): Keepable => BY_TYPE[type];

/** The types that are kept. */
export type KeptType = "learniz" | "game" | "attachment";
export const isKeptType = (type: ProductType): type is KeptType => BY_TYPE[type] === "kept";

/** Pages and drawings of the content origin, which no other origin may store. */
const APART = /^(text\/html|application\/xhtml\+xml|image\/svg\+xml|(text|application)\/xml)/;

/** An attachment can be kept where it leads to a file that opens on this origin. */
export const mayKeepAttachment = (files: readonly { readonly type: string }[]): Keepable =>
  files.length > 0 && files.every(({ type }) => !APART.test(type)) ? "kept" : "address";

/** The address at which a player reads its product, also without a network. */
export const writePlayedPath = (type: KeptType, slug: string): string => `/api/${type}/${encodeURIComponent(slug)}`;
export const writeKeptAddress = (type: KeptType, slug: string): string =>
  `/play/${type === "learniz" ? "" : `${type}/`}${encodeURIComponent(slug)}?kept`;
