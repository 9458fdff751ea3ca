// Knows what the blocks say that two versions of a course both have, where they do not say the same.
import { findTrueFalse } from "@academiz/domain/games";
import {
  compareSlides,
  excerptDifference,
  excerptText,
  type Interactivity,
  type Learniz,
} from "@academiz/domain/learniz";

/** A block that does not say the same in both, in short. */
export interface DifferingBlock {
  readonly slug: string;
  /** Slug of the slide that it stands on. */
  readonly slide: string;
  /** Empty where nothing is written. */
  readonly mine: string;
  readonly theirs: string;
}

/** As much of a block as a line bears. */
const MOST_CHARACTERS = 160;

/** In the order of the author's own version. */
export function compareTexts(mine: Learniz, theirs: Learniz): readonly DifferingBlock[] {
  const [own, others] = [readTexts(mine), readTexts(theirs)];
  return compareSlides(theirs, mine).flatMap(({ slug: slide, blocks }) =>
    blocks.flatMap(({ act, slug }) => {
      const [here, there] = [own.get(slug), others.get(slug)];
      if (act !== "changed" || here === undefined || there === undefined || here === there) return [];
      const [ours, other] = excerptDifference(here, there, MOST_CHARACTERS);
      return [{ slug, slide, mine: ours, theirs: other }];
    }),
  );
}

const readTexts = ({ chapters }: Learniz): ReadonlyMap<string, string> =>
  new Map(
    chapters.flatMap(({ slides }) =>
      slides.flatMap(({ interactivities }) => interactivities.map((block) => [block.slug, readText(block)] as const)),
    ),
  );

/** A text in full; of a game its title, and each statement with its explanation. */
function readText(block: Interactivity): string {
  if (block.type !== "game") return excerptText(block, Number.POSITIVE_INFINITY);
  const statements = findTrueFalse(block)?.content.statements ?? [];
  const said = [block.medias[0]?.title, ...statements.flatMap(({ text, explanation }) => [text, explanation])];
  return said.filter(Boolean).join(" ");
}
