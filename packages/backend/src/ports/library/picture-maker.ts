// Knows how to shrink a picture.
import type { StagedFile } from "./document-store.ts";

export interface PictureMaker {
  /**
   * The picture within a square of `side` pixels, turned upright, as WebP, without the camera's metadata; null where
   * it cannot be decoded. One at a time, so that memory is bounded by the largest picture allowed. Persons (their ids)
   * take turns.
   */
  shrink(file: StagedFile, side: number, person: string): Promise<Uint8Array | null>;
}
