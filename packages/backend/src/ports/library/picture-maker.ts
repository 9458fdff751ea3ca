// Knows how a picture is made smaller.
import type { StagedFile } from "./document-store.ts";

export interface PictureMaker {
  /**
   * The picture within a square of `side` pixels, as it is meant to be looked at, as WebP, and nothing of what a camera
   * noted beside it; null where it cannot be decoded. One at a time: memory is bound by the largest picture that is let
   * in. Persons (their ids) take turns.
   */
  shrink(file: StagedFile, side: number, person: string): Promise<Uint8Array | null>;
}
