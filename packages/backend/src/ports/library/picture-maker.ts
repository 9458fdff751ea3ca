// Knows how a picture is decoded and made smaller.
import type { StagedFile } from "./document-store.ts";

export interface PictureMaker {
  /**
   * The picture within a square of `side` pixels, turned upright, as WebP, without the camera's metadata; null where
   * it cannot be decoded. One at a time, so that memory is bounded by the largest picture allowed. Persons (their ids)
   * take turns.
   */
  shrink(file: StagedFile, side: number, person: string): Promise<Uint8Array | null>;
  /**
   * The picture on white within a square of `side` pixels, as a PNG that is drawn as it is; null where it cannot be
   * decoded. In turn with the others.
   */
  flatten(bytes: Uint8Array, side: number, person: string): Promise<Uint8Array | null>;
}
