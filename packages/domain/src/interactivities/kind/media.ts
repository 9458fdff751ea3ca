// Knows what every interactivity has, whatever its kind: its name, and its medias (§3.129–§3.131).
import * as z from "zod/mini";
import type { Immutable } from "../../kernel/index.ts";

const mediaSchema = z.object({
  slug: z.string(),
  title: z.optional(z.string()),
  subtitle: z.optional(z.string()),
  type: z.optional(z.string()),
  /** For a game: `{config: {gameType, …}, context, content}`; the game's own schema reads `content`. */
  params: z.record(z.string(), z.unknown()),
});
/**
 * A media of an interactivity (§3.131); for a game its `params` hold it: `{config: {gameType, …}, context, content}`,
 * which `readGame` of the games entry reads.
 */
export interface Media extends Immutable<z.infer<typeof mediaSchema>> {}

/** What stands on a slide, with its medias by name. */
export type WithMedias<T> = Immutable<Omit<T, "medias">> & { readonly medias: readonly Media[] };

/** What every kind has. */
export const common = {
  slug: z.string(),
  description: z.optional(z.string()),
  medias: z.array(mediaSchema),
};
