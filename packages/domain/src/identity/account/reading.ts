// Knows how somebody wants to read: text size, font, spacing, light or dark, and the speed of the voice.
import * as z from "zod/mini";
import { TEXT_SIZES } from "./text-sizes.ts";

/** How fast a page is read aloud; 1 is the voice's own speed. */
export const SLOWEST_VOICE = 0.5;
export const FASTEST_VOICE = 2;

export const readingSchema = z.object({
  size: z.literal([...TEXT_SIZES]),
  /** True: a font whose letters are easier to tell apart replaces the brand's. */
  hasClearFace: z.boolean(),
  /** True: more room between lines, words and letters. */
  isWide: z.boolean(),
  /** `system`: as the device does. */
  scheme: z.enum(["light", "dark", "system"]),
  rate: z.number().check(z.gte(SLOWEST_VOICE), z.lte(FASTEST_VOICE)),
});
/** How somebody wants to read, on every device. */
export type Reading = z.infer<typeof readingSchema>;

/** A choice with the time (ISO) of the device on which it was made. */
export interface ChosenReading {
  readonly reading: Reading;
  readonly chosenAt: string;
}

export const isSameReading = (one: Reading, other: Reading): boolean =>
  one.size === other.size &&
  one.hasClearFace === other.hasClearFace &&
  one.isWide === other.isWide &&
  one.scheme === other.scheme &&
  one.rate === other.rate;
