// Knows what stands behind the pages of a course, and behind one of them (§3.116, §3.128).
import type { Slide } from "./course.ts";

export interface Background {
  /** As content names it. */
  readonly src: string;
  /** What it shows; empty: it is only decoration. */
  readonly alt: string;
  /** True for an animation (Lottie), false for a picture. */
  readonly moves: boolean;
}

const MOVES: Readonly<Record<string, boolean>> = { IMAGE: false, LOTTIE: true };

/** Reads `{type, src, alt}`; without a type it is a picture. Null where nothing can be shown. */
export function readBackground(value: unknown): Background | null {
  if (typeof value !== "object" || value === null) return null;
  const { type = "IMAGE", src, alt } = value as { type?: unknown; src?: unknown; alt?: unknown };
  const moves = typeof type === "string" ? MOVES[type] : undefined;
  if (moves === undefined || typeof src !== "string" || src === "") return null;
  return { src, alt: typeof alt === "string" ? alt : "", moves };
}

/** The background as content stores it. */
export const writeBackground = ({ src, alt, moves }: Background) => ({ type: moves ? "LOTTIE" : "IMAGE", src, alt });

/** The slide with a background of its own; null: that of its course. Nothing else of the slide changes. */
export function changeBackground(slide: Slide, background: Background | null): Slide {
  const { customBackground: _, ...parameters } = slide.parameters ?? {};
  if (background) return { ...slide, parameters: { ...parameters, customBackground: writeBackground(background) } };
  const { parameters: __, ...rest } = slide;
  return Object.keys(parameters).length > 0 ? { ...rest, parameters } : rest;
}
