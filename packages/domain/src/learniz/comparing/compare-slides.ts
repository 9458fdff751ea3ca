// Knows what changed inside the slides that two states of a course both have.
import type { InteractivityType } from "../../interactivities/index.ts";
import { isSameJson } from "../../kernel/index.ts";
import type { Learniz, Slide } from "../content/course.ts";

/** One block of a slide that was added, changed or removed. */
export interface BlockChange {
  readonly act: "added" | "changed" | "removed";
  readonly type: InteractivityType;
  readonly slug: string;
}
/** What changed inside one slide. */
export interface SlideChanges {
  readonly slug: string;
  readonly isRenamed: boolean;
  /** To another chapter. */
  readonly isMoved: boolean;
  /** Those that the author set. */
  readonly areRulesChanged: boolean;
  readonly isLookChanged: boolean;
  /** The blocks that stayed stand in another order. */
  readonly isReordered: boolean;
  /** Those added, then those changed, in the order of the later slide; then those removed. */
  readonly blocks: readonly BlockChange[];
}

/** What changed inside each slide that both have and that is not the same, in the order of the later course. */
export function compareSlides(before: Learniz, after: Learniz): readonly SlideChanges[] {
  const old = new Map(listSlides(before).map((entry) => [entry.slide.slug, entry]));
  return listSlides(after).flatMap(({ slide, chapter }) => {
    const former = old.get(slide.slug);
    if (!former) return [];
    const changes = { ...compareSlide(former.slide, slide), isMoved: former.chapter !== chapter };
    return changes.blocks.length > 0 || Object.values(changes).includes(true) ? [changes] : [];
  });
}

const listSlides = ({ chapters }: Learniz) =>
  chapters.flatMap((chapter) => chapter.slides.map((slide) => ({ slide, chapter: chapter.slug })));

function compareSlide(before: Slide, after: Slide): Omit<SlideChanges, "isMoved"> {
  return {
    slug: after.slug,
    isRenamed: before.description !== after.description,
    areRulesChanged: !isSameJson(readRules(before), readRules(after)),
    isLookChanged: !isSameJson(before.parameters, after.parameters),
    isReordered: !isSameJson(listStaying(before, after), listStaying(after, before)),
    blocks: compareBlocks(before, after),
  };
}

/** Those of the author: what the general conditions generate follows from what else changed. */
const readRules = ({ validators, requirements }: Slide) =>
  [...validators, ...requirements].filter((rule) => !rule.generatedFromGeneralConditions);

function listStaying({ interactivities }: Slide, other: Slide): readonly string[] {
  const others = new Set(other.interactivities.map(({ slug }) => slug));
  return interactivities.flatMap(({ slug }) => (others.has(slug) ? [slug] : []));
}

function compareBlocks(before: Slide, after: Slide): readonly BlockChange[] {
  const old = new Map(before.interactivities.map((block) => [block.slug, block]));
  const now = new Set(after.interactivities.map(({ slug }) => slug));
  const tell = (act: BlockChange["act"], blocks: Slide["interactivities"]) =>
    blocks.map(({ type, slug }) => ({ act, type, slug }));
  return [
    ...tell(
      "added",
      after.interactivities.filter(({ slug }) => !old.has(slug)),
    ),
    ...tell(
      "changed",
      after.interactivities.filter((block) => old.has(block.slug) && !isSameJson(old.get(block.slug), block)),
    ),
    ...tell(
      "removed",
      before.interactivities.filter(({ slug }) => !now.has(slug)),
    ),
  ];
}
