// Knows which media of a course lie outside the library: the platform's pages fetch nothing from elsewhere, and no
// package carries them.
import type { Learniz } from "./course.ts";
import { listBlocks } from "./list-blocks.ts";
import type { RichTextBlock } from "./rich-text.ts";

/** A picture, a sound, a film, or the captions of a film that learners miss. */
export interface OutsideMedia {
  readonly medium: "image" | "audio" | "video" | "captions";
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

function listSources(block: RichTextBlock): readonly (readonly [OutsideMedia["medium"], string])[] {
  switch (block.type) {
    case "image":
    case "audio":
      return [[block.type, block.src]];
    case "video":
      return [
        ["video", block.src],
        ["captions", block.captionsSrc],
      ];
    default:
      return [];
  }
}

/**
 * The media of a course that are no file of the library, such as those of other sites, in its order. A link to another
 * site is none: learners follow it themselves.
 */
export const listOutsideMedia = ({ chapters }: Learniz): readonly OutsideMedia[] =>
  chapters.flatMap(({ slides }, c) =>
    slides.flatMap(({ slug, description, interactivities }, s) =>
      interactivities.flatMap((interactivity, i) =>
        listBlocks(interactivity)
          .flatMap(listSources)
          .filter(([, address]) => isOutside(address))
          .map(
            ([medium, address]): OutsideMedia => ({
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
