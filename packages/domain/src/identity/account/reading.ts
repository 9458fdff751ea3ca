// Knows how somebody wants to read: how large, in which face, how wide apart, light or dark, and how fast aloud.
import * as z from "zod/mini";
import { TEXT_SIZES } from "./text-sizes.ts";

/** How fast a page is read aloud; 1: as the voice does by itself. */
export const SLOWEST_VOICE = 0.5;
export const FASTEST_VOICE = 2;

export const readingSchema = z.object({
  size: z.literal([...TEXT_SIZES]),
  /** Letters that are told apart more easily, in place of the brand's. */
  hasClearFace: z.boolean(),
  /** More room between lines, words and letters. */
  isWide: z.boolean(),
  /** `system`: as the device. */
  scheme: z.enum(["light", "dark", "system"]),
  rate: z.number().check(z.gte(SLOWEST_VOICE), z.lte(FASTEST_VOICE)),
});
/** How somebody wants to read, on every device. */
export type Reading = z.infer<typeof readingSchema>;

/** As it was chosen, with the time (ISO) of the device where it was. */
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
