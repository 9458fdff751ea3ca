// Knows which media of a course are not in the library: the platform's pages load nothing from other sites, and no
// package holds such media.
import type { UsedMedia } from "../../games/index.ts";
import { listMedia } from "../../interactivities/index.ts";
import type { Learniz } from "./course.ts";

/** A picture, a sound, a film, or the captions of a film, that learners miss. */
export interface OutsideMedia {
  readonly medium: UsedMedia["medium"];
  /** As its author wrote it, 200 characters at most. */
  readonly address: string;
  /** Slugs of the interactivity and of its slide. */
  readonly slugs: readonly [string, string];
  /** Title of the slide; without one its number, such as `2.3` for the third of the second chapter. */
  readonly page: string;
  /** The path of the interactivity, from the root of the content. */
  readonly path: readonly (string | number)[];
}

const LONGEST = 200;

/** A medium that is written into the content itself needs no file; an empty address shows nothing. */
const isOutside = (address: string): boolean => address.trim() !== "" && !/^\s*(document|data):/i.test(address);

/**
 * The media of a course that are not files of the library, such as those of other sites, in the order of the course.
 * Links to other sites do not count: learners follow them themselves.
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
