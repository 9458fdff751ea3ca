// Knows a picture that a game shows, and what stands for it where it is not seen.
import * as z from "zod/mini";
import type { Immutable } from "../../kernel/index.ts";
import { looseText } from "../game/schema-parts.ts";
import type { UsedMedia } from "../game/used-media.ts";

export const pictureSchema = z.object({
  /** `document:<slug>` or an address; empty shows nothing. */
  src: z.string(),
  /** What it shows, in words. */
  alt: looseText,
  /** It says nothing: who does not see it misses nothing. */
  isDecoration: z.optional(z.boolean()),
});
/** A picture of a game, with the words that stand for it. */
export interface GamePicture extends Immutable<z.infer<typeof pictureSchema>> {}

const isDrawn = (picture: GamePicture | undefined): picture is GamePicture =>
  picture !== undefined && picture.src.trim() !== "";

/** The pictures among these, each with whether nobody has said what it shows. */
export const listPictures = (pictures: readonly (GamePicture | undefined)[]): readonly UsedMedia[] =>
  pictures.filter(isDrawn).map(({ src, alt, isDecoration = false }) => ({
    ...{ medium: "image", address: src },
    lacksAlternative: alt.trim() === "" && !isDecoration,
  }));

/** What is read of a thing that has words, a picture, or both; empty where neither says anything. */
export function nameShown({ text, picture }: { readonly text: string; readonly picture?: GamePicture | undefined }) {
  return text.trim() === "" && isDrawn(picture) && !picture.isDecoration ? picture.alt : text;
}

/** The thing with the words that stand for its picture replaced by what `change` makes of them. */
export const mapPicture = <T extends { readonly picture?: GamePicture | undefined }>(
  thing: T,
  change: (text: string) => string,
): T => (thing.picture ? { ...thing, picture: { ...thing.picture, alt: change(thing.picture.alt) } } : thing);
