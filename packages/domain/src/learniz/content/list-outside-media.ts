// Knows which media of a course lie outside the library: the platform's pages fetch nothing from elsewhere, and no
// package carries them.
import type { UsedMedia } from "../../games/index.ts";
import { listMedia } from "../../interactivities/index.ts";
import type { Learniz } from "./course.ts";

/** A picture, a sound, a film, or the captions of a film that learners miss. */
export interface OutsideMedia {
  readonly medium: UsedMedia["medium"];
  /** As its author wrote it, 200 characters at most. */
  readonly address: string;
  /** Slugs of the interactivity and of its slide. */
  readonly slugs: readonly [string, string];
  /** Title of the slide; `2.3` for the third of the second chapter where it has none. */
  readonly page: string;
  /** Of the interactivity, from the root of the content. */
  readonly path: readonly (string | number)[];
}

const LONGEST = 200;

/** What is written in the content itself is no file; what is empty shows nothing. */
const isOutside = (address: string): boolean => address.trim() !== "" && !/^\s*(document|data):/i.test(address);

/**
 * The media of a course that are no file of the library, such as those of other sites, in its order. A link to another
 * site is none: learners follow it themselves.
 */
export const listOutsideMedia = ({ chapters }: Learniz): readonly OutsideMedia[] =>
  chapters.flatMap(({ slides }, c) =>
    slides.flatMap(({ slug, description, interactivities }, s) =>
      interactivities.flatMap((interactivity, i) =>
        listMedia(interactivity)
          .filter(({ address }) => isOutside(address))
          .map(
            ({ medium, address }): OutsideMedia => ({
              medium,
              address: address.trim().slice(0, LONGEST),
              slugs: [interactivity.slug, slug],
              page: description.trim() || `${c + 1}.${s + 1}`,
              path: ["chapters", c, "slides", s, "interactivities", i],
            }),
          ),
      ),
    ),
  );
