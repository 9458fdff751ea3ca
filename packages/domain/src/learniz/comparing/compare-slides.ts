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
  /** True where it moved to another chapter. */
  readonly isMoved: boolean;
  /** True where the author's own rules changed. */
  readonly areRulesChanged: boolean;
  readonly isLookChanged: boolean;
  /** True where the blocks that stayed stand in another order. */
  readonly isReordered: boolean;
  /** The added and then the changed blocks, in the order of the later slide; then the removed ones. */
  readonly blocks: readonly BlockChange[];
}

/** What changed inside each slide that both courses have and that differs, in the order of the later one. */
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

/** The author's own rules: those that the general conditions generate follow from other changes. */
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
