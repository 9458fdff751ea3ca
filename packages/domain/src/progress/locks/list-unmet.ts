// Knows what is missing before something completes or opens, condition by condition: what is asked, what was reached,
// and where more can be done.
import type { CompiledLearniz, CompiledValidator } from "../../learniz/index.ts";
import { reaches } from "../../scoring/index.ts";
import type { LockReason } from "../record/events.ts";
import type { ChapterProgress, InteractivityProgress, LearnizProgress, SlideProgress } from "../record/progress.ts";
import { type ElementState, findStateAt } from "./find-progress.ts";
import { isSatisfied } from "./satisfy-rule.ts";

/** One condition that does not hold. */
export interface UnmetCondition {
  /** The kind of element that the condition is about; `learniz`, with an empty slug, is the course itself. */
  readonly kind: LockReason["kind"] | "learniz";
  readonly slug: string;
  /** STATUS: it has to be complete. SCORE: it needs a score, of at least `asked`. */
  readonly type: "STATUS" | "SCORE";
  /** 0–100; null where no score is asked for. */
  readonly asked: number | null;
  /** 0–100, not rounded; null without a score, and where none is asked for. */
  readonly reached: number | null;
  /**
   * Slugs of the elements that decide it, in the order of the course. For a score: the games that count in it. For a
   * status: the incomplete parts (slides of a chapter, interactivities of a slide), or the element itself.
   */
  readonly counts: readonly string[];
}

/**
 * What the course, or the chapter or slide of this slug, waits for: one list for each of its validators, of which any
 * one is enough, the shortest first. Empty where it is complete, has no validators, or is unknown. The condition that
 * a slide was scrolled to its end is not a validator.
 */
export function listUnmet(
  course: CompiledLearniz,
  progress: LearnizProgress,
  slug = "",
): readonly (readonly UnmetCondition[])[] {
  const owner = findOwner(course, progress, slug);
  if (!owner || owner.state.status === "COMPLETE") return [];
  return owner.validators
    .map((validator) => listOf(course, progress, owner, validator))
    .sort((one, other) => one.length - other.length);
}

/** What a lock waits for, in the same shape. */
export function measureReason(course: CompiledLearniz, progress: LearnizProgress, reason: LockReason): UnmetCondition {
  const place = course.places.get(reason.slug);
  const state = place && findStateAt(progress, place);
  return describe(reason.kind, reason.slug, reason, state);
}

interface Owner {
  readonly kind: UnmetCondition["kind"];
  readonly slug: string;
  readonly state: Holder;
  readonly validators: readonly CompiledValidator[];
  readonly childKind: LockReason["kind"];
  readonly children: readonly (ElementState & { readonly slug: string })[];
}
type Holder = Pick<LearnizProgress, "status" | "score" | "chapters"> | ChapterProgress | SlideProgress;

function findOwner(course: CompiledLearniz, progress: LearnizProgress, slug: string): Owner | null {
  const { rules } = course;
  if (slug === "") {
    const { validators } = rules;
    return { kind: "learniz", slug, state: progress, validators, childKind: "chapter", children: progress.chapters };
  }
  const place = course.places.get(slug);
  const chapter = place && progress.chapters[place.chapterIndex];
  const chapterRules = place && rules.chapters[place.chapterIndex];
  if (!chapter || !chapterRules || place.kind === "interactivity") return null;
  if (place.kind === "chapter") {
    const { validators } = chapterRules;
    return { kind: "chapter", slug, state: chapter, validators, childKind: "slide", children: chapter.slides };
  }
  const slide = chapter.slides[place.slideIndex];
  if (!slide) return null;
  const validators = chapterRules.slides[place.slideIndex] ?? [];
  return { kind: "slide", slug, state: slide, validators, childKind: "interactivity", children: slide.interactivities };
}

function listOf(
  course: CompiledLearniz,
  progress: LearnizProgress,
  owner: Owner,
  { minimumAverageScore: minimum, elements }: CompiledValidator,
): readonly UnmetCondition[] {
  const average =
    minimum === undefined || reaches(owner.state.score, minimum)
      ? []
      : [describe(owner.kind, owner.slug, { type: "SCORE", score: minimum }, owner.state)];
  const asked = elements.flatMap(({ index, type, score }) => {
    const child = owner.children[index];
    if (!child || isSatisfied({ type, score }, child)) return [];
    const place = course.places.get(child.slug);
    const state = place && findStateAt(progress, place);
    return [describe(owner.childKind, child.slug, { type, score }, state)];
  });
  return [...average, ...asked];
}

function describe(
  kind: UnmetCondition["kind"],
  slug: string,
  { type, score = 0 }: { readonly type: "STATUS" | "SCORE"; readonly score?: number | undefined },
  state: ElementState | Holder | undefined,
): UnmetCondition {
  if (type === "STATUS") return { kind, slug, type, asked: null, reached: null, counts: listOpen(slug, state) };
  return { kind, slug, type, asked: score, reached: state?.score ?? null, counts: listScored(state) };
}

const slugsOf = (list: readonly { readonly slug: string }[]): readonly string[] => list.map(({ slug }) => slug);
const isOpen = ({ status }: ElementState): boolean => status !== "COMPLETE";

/** Its incomplete parts, or the element itself. */
function listOpen(slug: string, state: ElementState | Holder | undefined): readonly string[] {
  if (state === undefined) return [slug];
  const inside = slugsOf(listChildren(state).filter(isOpen));
  return inside.length > 0 ? inside : [slug];
}

function listChildren(state: ElementState | Holder): readonly (ElementState & { readonly slug: string })[] {
  if ("chapters" in state) return state.chapters;
  if ("slides" in state) return state.slides;
  return "interactivities" in state ? state.interactivities : [];
}

/** The games inside it whose scores count in an average (§4.59), or the game itself. */
function listScored(state: ElementState | Holder | undefined): readonly string[] {
  if (state === undefined) return [];
  if (isInteractivity(state)) return [state.slug];
  return listChildren(state).flatMap((child) => (isInteractivity(child) ? listWeighed(child) : listScored(child)));
}
const isInteractivity = (state: object): state is InteractivityProgress => "interactivityIndex" in state;
const listWeighed = ({ slug, weight = 0 }: InteractivityProgress): readonly string[] => (weight > 0 ? [slug] : []);
