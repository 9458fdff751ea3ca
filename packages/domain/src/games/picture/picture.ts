// Knows a picture that a game shows, and the alternative for people who do not see it.
import * as z from "zod/mini";
import type { Immutable } from "../../kernel/index.ts";
import { looseText } from "../game/schema-parts.ts";
import type { UsedMedia } from "../game/used-media.ts";

export const pictureSchema = z.object({
  /** `document:<slug>` or an address; empty shows nothing. */
  src: z.string(),
  /** What it shows, in words. */
  alt: looseText,
  /** True: the picture is decoration, and people who do not see it miss nothing. */
  isDecoration: z.optional(z.boolean()),
});
/** A picture of a game, with its alternative. */
export interface GamePicture extends Immutable<z.infer<typeof pictureSchema>> {}

const isDrawn = (picture: GamePicture | undefined): picture is GamePicture =>
  picture !== undefined && picture.src.trim() !== "";

/** The pictures among these, each with whether its alternative is missing. */
export const listPictures = (pictures: readonly (GamePicture | undefined)[]): readonly UsedMedia[] =>
  pictures.filter(isDrawn).map(({ src, alt, isDecoration = false }) => ({
    ...{ medium: "image", address: src },
    lacksAlternative: alt.trim() === "" && !isDecoration,
  }));

/** The words of a thing, or the alternative of its picture; empty where it has neither. */
export function nameShown({ text, picture }: { readonly text: string; readonly picture?: GamePicture | undefined }) {
  return text.trim() === "" && isDrawn(picture) && !picture.isDecoration ? picture.alt : text;
}

/** The thing with the alternative of its picture replaced by what `change` makes of it. */
export const mapPicture = <T extends { readonly picture?: GamePicture | undefined }>(
  thing: T,
  change: (text: string) => string,
): T => (thing.picture ? { ...thing, picture: { ...thing.picture, alt: change(thing.picture.alt) } } : thing);
