// Knows what stands behind the pages of a course: a picture, or an animation that comes late.
import { type FocalPoint, placePicture } from "@academiz/domain/documents";
import type { Background } from "@academiz/domain/learniz";
import { late } from "@academiz/ui";
import * as styles from "./backdrop.css.ts";

const MovingBackdrop = late(async () => (await import("./moving-backdrop.tsx")).MovingBackdrop, {
  isSpare: true,
  isRare: true,
});

export interface BackdropProps extends Background {
  /** Of a picture: what stays in sight where it is cropped. */
  readonly focus?: FocalPoint | undefined;
}

export const Backdrop = ({ src, alt, moves, focus }: BackdropProps) =>
  moves ? (
    <MovingBackdrop key={src} src={src} alt={alt} />
  ) : (
    <img src={src} alt={alt} className={styles.backdrop} style={{ objectPosition: focus && placePicture(focus) }} />
  );
