// Knows what a game on a slide is made of (§3.132): its first media holds it.
import * as z from "zod/mini";
import { common, type WithMedias } from "../kind/media.ts";

export const gameSchema = z.object({
  ...common,
  type: z.literal("game"),
  data: z.record(z.string(), z.unknown()),
  /** Share of the game in averages; a game without a weight is left out of them. */
  weight: z.optional(z.number()),
});
/**
 * A game on a slide (§3.132): its first media holds it, `readGame` of the games entry reads it; `weight` is its share
 * in averages, in no unit, and a game without one is left out of them.
 */
export interface GameInteractivity extends WithMedias<z.infer<typeof gameSchema>> {}
