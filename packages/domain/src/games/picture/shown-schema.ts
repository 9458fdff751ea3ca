// Knows the picture and the sound that a part of a game may have, and the alternative for each.
import * as z from "zod/mini";
import type { Immutable } from "../../kernel/index.ts";
import { looseText, slugSchema } from "../game/schema-parts.ts";
import type { UsedMedia } from "../game/used-media.ts";
import { type GamePicture, listPictures, mapPicture, pictureSchema } from "./picture.ts";

const soundSchema = z.optional(z.object({ src: slugSchema, transcript: looseText }));
/** The fields of a part that may show a picture, play a sound, or both. */
export const shownFields = { picture: z.optional(pictureSchema), sound: soundSchema };

export interface ShownSound extends Immutable<NonNullable<z.infer<typeof soundSchema>>> {}
interface Showing {
  readonly picture?: GamePicture | undefined;
  readonly sound?: ShownSound | undefined;
}

/** The pictures and sounds of the parts, in their order. */
export const listShown = (parts: readonly Showing[]): readonly UsedMedia[] =>
  parts.flatMap(({ picture, sound }): readonly UsedMedia[] => [
    ...listPictures([picture]),
    ...(sound
      ? [{ medium: "audio" as const, address: sound.src, lacksAlternative: sound.transcript.trim() === "" }]
      : []),
  ]);

/** The part with the alternatives of its picture and its sound replaced by what `change` makes of them. */
export const mapShown = <P extends Showing>(part: P, change: (text: string) => string): P => ({
  ...mapPicture(part, change),
  ...(part.sound && { sound: { ...part.sound, transcript: change(part.sound.transcript) } }),
});
