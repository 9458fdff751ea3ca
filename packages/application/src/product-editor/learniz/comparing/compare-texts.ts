// Knows what the blocks say that two versions of a course both have, where they are not the same.
import { listTexts } from "@academiz/domain/interactivities";
import {
  compareSlides,
  excerptDifference,
  type Interactivity,
  type InteractivityType,
  type Learniz,
} from "@academiz/domain/learniz";

/** A block that is not the same in both. */
export interface DifferingBlock {
  readonly slug: string;
  readonly type: InteractivityType;
  /** Slug of the slide that it stands on. */
  readonly slide: string;
  /**
   * What each says, in short, empty where nothing is written; null where they say the same, and something else differs.
   */
  readonly texts: { readonly mine: string; readonly theirs: string } | null;
}

/** As much of a block as a line bears. */
const MOST_CHARACTERS = 160;

/** In the order of the author's own version. */
export function compareTexts(mine: Learniz, theirs: Learniz): readonly DifferingBlock[] {
  const [own, others] = [readTexts(mine), readTexts(theirs)];
  return compareSlides(theirs, mine).flatMap(({ slug: slide, blocks }) =>
    blocks.flatMap(({ act, slug, type }) => {
      if (act !== "changed") return [];
      const [here = "", there = ""] = [own.get(slug), others.get(slug)];
      const [ours, other] = excerptDifference(here, there, MOST_CHARACTERS);
      return [{ slug, type, slide, texts: here === there ? null : { mine: ours, theirs: other } }];
    }),
  );
}

const readTexts = ({ chapters }: Learniz): ReadonlyMap<string, string> =>
  new Map(
    chapters.flatMap(({ slides }) =>
      slides.flatMap(({ interactivities }) => interactivities.map((block) => [block.slug, readText(block)] as const)),
    ),
  );

/** All that a block says to whoever meets it, in its order. */
const readText = (block: Interactivity): string => listTexts(block).filter(Boolean).join(" ");
