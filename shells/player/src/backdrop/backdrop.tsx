// Knows the background of a course's pages: a picture, or an animation that is loaded late.
import { type FocalPoint, placePicture } from "@academiz/domain/documents";
import type { Background } from "@academiz/domain/learniz";
import { late } from "@academiz/ui";
import * as styles from "./backdrop.css.ts";

const MovingBackdrop = late(async () => (await import("./moving-backdrop.tsx")).MovingBackdrop, {
  isSpare: true,
  isRare: true,
});

export interface BackdropProps extends Background {
  /** The point of a picture that stays visible where it is cropped. */
  readonly focus?: FocalPoint | undefined;
}

export const Backdrop = ({ src, alt, moves, focus }: BackdropProps) =>
  moves ? (
    <MovingBackdrop key={src} src={src} alt={alt} />
  ) : (
    <img src={src} alt={alt} className={styles.backdrop} style={{ objectPosition: focus && placePicture(focus) }} />
  );
