// Knows the cover of a product: the picture that stands for it wherever it is offered (§3.81, §3.109).
import * as z from "zod/mini";
import type { ProductCard } from "./product.ts";

/**
 * A cover, as content holds it in `context.cover`: what a product of any type says about itself stands there, and the
 * specification has no field of its own for it. Absent: nobody chose one.
 */
export const coverSchema = z.looseObject({
  /** A file of the library. */
  src: z.string().check(z.refine((src) => /^document:([\w-]+)$/.test(src), "expected document:<slug>")),
  /** What it shows; absent or empty: it is only decoration. */
  alt: z.optional(z.string().check(z.maxLength(1000))),
});
/** The picture that stands for a product: `document:<slug>`, and what it shows. */
export type Cover = { readonly src: string; readonly alt?: string | undefined };

/** As a catalogue shows it. */
export const showCover = (cover: Cover | null | undefined): Pick<ProductCard, "picture" | "alternative"> => ({
  picture: cover?.src ?? null,
  ...(cover?.alt && { alternative: cover.alt }),
});
