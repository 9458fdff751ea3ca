// Knows the picture and the sound that a part of a game may have, and what stands for each.
import * as z from "zod/mini";
import type { Immutable } from "../../kernel/index.ts";
import { looseText, slugSchema } from "./schema-parts.ts";
import type { UsedMedia } from "./used-media.ts";

/** `src` is `document:<slug>`; `alt` is empty where the picture is decoration. */
export const pictureSchema = z.optional(z.object({ src: slugSchema, alt: looseText }));
export const soundSchema = z.optional(z.object({ src: slugSchema, transcript: looseText }));
/** Fields of whatever shows a picture, plays a sound, or both. */
export const shownFields = { picture: pictureSchema, sound: soundSchema };

export interface ShownPicture extends Immutable<NonNullable<z.infer<typeof pictureSchema>>> {}
export interface ShownSound extends Immutable<NonNullable<z.infer<typeof soundSchema>>> {}
interface Showing {
  readonly picture?: ShownPicture | undefined;
  readonly sound?: ShownSound | undefined;
}

/** Of parts in their order; a picture without words is decoration. */
export const listShown = (parts: readonly Showing[]): readonly UsedMedia[] =>
  parts.flatMap(({ picture, sound }): readonly UsedMedia[] => [
    ...(picture ? [{ medium: "image" as const, address: picture.src, lacksAlternative: false }] : []),
    ...(sound
      ? [{ medium: "audio" as const, address: sound.src, lacksAlternative: sound.transcript.trim() === "" }]
      : []),
  ]);

/** The part with the words that stand for its picture and its sound replaced by what `change` makes of them. */
export const mapShown = <P extends Showing>(part: P, change: (text: string) => string): P => ({
  ...part,
  ...(part.picture && { picture: { ...part.picture, alt: change(part.picture.alt) } }),
  ...(part.sound && { sound: { ...part.sound, transcript: change(part.sound.transcript) } }),
});
