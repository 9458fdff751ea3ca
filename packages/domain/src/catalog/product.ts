// Knows a product as the back office lists and edits it (§3.62–§3.80).
import type { FocalPoint } from "../documents/index.ts";

/**
 * How far a step of making a product is; null while the step before it is not DONE, and where there is no such step
 * (§3.75).
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
  /** Pixels, of a picture that says them; a page keeps its room until it has come. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The point of a picture that stays in sight where it is cropped. */
  readonly focus?: FocalPoint | undefined;
  /** Address that a browser can load, relative to the page in a package. */
  readonly url: string;
}

/** What a catalogue shows of a product, taken from its published config. */
export interface ProductCard {
  readonly title: string;
  readonly description: string | null;
  /** Null where nobody knows: of a package that does not say it. */
  readonly language: "FR" | "EN" | null;
  /** Seconds. */
  readonly duration: number | null;
  /** `document:<slug>`, or an address. */
  readonly picture: string | null;
  /**
   * Who completes it is given a certificate; `asked`: the average that it takes, 0–100, null where none is asked for.
   * Absent: there is none.
   */
  readonly certificate?: { readonly asked: number | null };
}
