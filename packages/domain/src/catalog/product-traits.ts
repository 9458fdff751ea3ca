// Knows what sets each type of product apart: how it is made, where learners meet it, and what stays of it. A new type
// is an entry here.
import type { StepStatuses } from "./product.ts";
import type { ProductType } from "./product-type.ts";

/** What holds for every product of a type. */
export interface ProductTraits {
  /** The steps in which it is made, in their order (§4.127–§4.132). */
  readonly steps: readonly (keyof StepStatuses)[];
  /** Its player, below the platform's address (§2.17, §2.19); null without one. */
  readonly player: string | null;
  /** Its page on the learner site; null where the player opens it. */
  readonly page: string | null;
  /**
   * `kept`: it plays without a network. The others need one: `package`, because its pages ask their own server; `live`,
   * because it is put together while it is played; `place`, a page of the site, which is read as it was when it was last
   * opened.
   */
  readonly keep: "kept" | "package" | "live" | "place";
  /**
   * The kind of entry that the server writes at its end; null where the player reports what ended in it.
   */
  readonly end: "COURSE" | "PATH" | "CLASSROOM" | "ATTACHMENT" | "SEQUENCE" | "SECTION" | null;
  /** Something is answered in it; the others are opened, attended or gone through. */
  readonly isScored: boolean;
}

const CHECKED = ["create", "params", "content", "validation", "publication"] as const;
const WRITTEN = ["create", "params", "content", "publication"] as const;
const UPLOADED = ["create", "params", "publication"] as const;

/** The traits of each type (§7.78). */
export const PRODUCT_TRAITS = {
  learniz: {
    steps: CHECKED,
    player: "/play",
    page: null,
    keep: "kept",
    end: "COURSE",
    isScored: true,
  },
  game: {
    steps: CHECKED,
    player: "/play/game",
    page: null,
    keep: "kept",
    end: null,
    isScored: true,
  },
  scorm: {
    steps: UPLOADED,
    player: "/play/scorm",
    page: null,
    keep: "package",
    end: null,
    isScored: true,
  },
  "smart-sequence": {
    steps: CHECKED,
    player: "/play/smart-sequence",
    page: null,
    keep: "live",
    end: "SEQUENCE",
    isScored: true,
  },
  coursiz: {
    steps: WRITTEN,
    player: null,
    page: "/path",
    keep: "place",
    end: "PATH",
    isScored: false,
  },
  classiz: {
    steps: WRITTEN,
    player: null,
    page: "/classroom",
    keep: "place",
    end: "CLASSROOM",
    isScored: false,
  },
  attachment: {
    steps: WRITTEN,
    player: "/play/attachment",
    page: null,
    keep: "kept",
    end: "ATTACHMENT",
    isScored: false,
  },
  section: {
    steps: WRITTEN,
    player: null,
    page: "/section",
    keep: "place",
    end: "SECTION",
    isScored: false,
  },
} as const satisfies Readonly<Record<ProductType, ProductTraits>>;

/** The types of which a trait has this value. */
export type TypesWith<K extends keyof ProductTraits, V> = {
  [T in ProductType]: (typeof PRODUCT_TRAITS)[T][K] extends V ? T : never;
}[ProductType];
/** The types that have a player. */
export type PlayerType = TypesWith<"player", string>;
