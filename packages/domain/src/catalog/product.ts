// Knows a product as the back office lists and edits it (§3.62–§3.80).
import type { FocalPoint } from "../documents/index.ts";
import type { Difficulty } from "./difficulty.ts";

/**
 * How far a step of making a product has come; null while the step before it is not DONE, and where there is no such
 * step (§3.75).
 */
export type StepStatus = "DONE" | "UNDONE" | null;
/**
 * The state of each step of making a product (§3.75), in their order; a step that the type of product does not have is
 * null.
 */
export interface StepStatuses {
  readonly create: StepStatus;
  readonly params: StepStatus;
  readonly content: StepStatus;
  readonly validation: StepStatus;
  readonly publication: StepStatus;
}

/** A file of a client's library, where the content can reach it; content names it `document:<slug>`. */
export interface DocumentFile {
  readonly slug: string;
  /** As its owner named it. */
  readonly name: string;
  /** Media type, e.g. `image/webp`. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels, where the picture states them: a page reserves that room until the picture has loaded. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The point of a picture that stays in sight where the picture is cropped. */
  readonly focus?: FocalPoint | undefined;
  /** True for a PDF that does not say which of its words are headings, lists and tables. */
  readonly untagged?: true | undefined;
  /** Address that a browser can load, relative to the page in a package. */
  readonly url: string;
}

/** What a catalogue shows of a product, taken from its published config. */
export interface ProductCard {
  readonly title: string;
  readonly description: string | null;
  /** Null where it is unknown, as in a package that does not state it. */
  readonly language: "FR" | "EN" | null;
  /** Seconds. */
  readonly duration: number | null;
  /** `document:<slug>`, or an address. */
  readonly picture: string | null;
  /** What the picture shows; absent: it is only decoration, as far as anybody said. */
  readonly alternative?: string;
  /** §3.91: as its author rates it; absent where nobody did. */
  readonly difficulty?: Difficulty;
  /**
   * Whoever completes it is given a certificate. `asked`: the average that the certificate requires, 0–100; null: it
   * requires none. Absent: there is no certificate.
   */
  readonly certificate?: { readonly asked: number | null };
}
