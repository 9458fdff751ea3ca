// Knows which progress the engine reaches for a learner with given deeds, done in an order that the locks allow.
import type { CompiledLearniz } from "../../learniz/index.ts";
import { findSlide, isSlideLocked, listPlaces } from "../locks/find-progress.ts";
import type { InteractivityUpdate, LearnerEvent, Place } from "../record/events.ts";
import type { LearnizProgress, SlideProgress } from "../record/progress.ts";
import { createProgress } from "../steps/create-progress.ts";
import type { StrategyDefaults } from "../steps/strategy-of.ts";
import { transition } from "../steps/transition.ts";

/** The result of one interactivity; `times`: the number of attempts that ended so, 1 where absent. */
export interface Deed extends Omit<InteractivityUpdate, "attempt"> {
  readonly times?: number;
}

/** What a learner has done in a course, in no particular order. */
export interface Deeds {
  /** Slugs of pages that were opened, whether or not they were read. */
  readonly entered?: readonly string[];
  /** Slugs of pages that were read to their end. */
  readonly read: readonly string[];
  /** One for each interactivity. */
  readonly results: readonly Deed[];
}

/** What replaying the deeds gave. */
export interface ReplayedDeeds {
  readonly progress: LearnizProgress;
  /** The events in an order in which a learner can cause them: `transition` leads through them to the same progress. */
  readonly events: readonly LearnerEvent[];
  /** Slugs of deeds that no learner could have done: the page is locked, or does not exist. */
  readonly impossible: readonly string[];
}

/**
 * The progress of a learner who begins and does the given deeds, page by page, as soon as each is open. A page that
 * stays locked is not entered, and its deeds are reported as impossible: the result is always a state that a learner
 * can reach.
 * @param perimeterSlug becomes the progress' `slug`.
 */
export function replayDeeds(
  course: CompiledLearniz,
  perimeterSlug: string,
  { entered = [], read, results }: Deeds,
  defaults: StrategyDefaults = {},
): ReplayedDeeds {
  let progress = createProgress(course, perimeterSlug);
  const events: LearnerEvent[] = [];
  const deeds = new Map(results.map((deed) => [deed.slug, deed]));
  const isRead = new Set(read);
  const isEntered = new Set([...read, ...entered]);
  const done = new Set<string>();
  const tell = (event: LearnerEvent) => {
    events.push(event);
    progress = transition(course, progress, event, defaults).progress;
  };
  /** True where a page was entered: another round is needed, since it may have opened an earlier page. */
  const goThrough = (): boolean => {
    const opened = listPlaces(progress).filter((place) => {
      const slide = findSlide(progress, place);
      if (!slide || done.has(slide.slug) || isSlideLocked(progress, place)) return false;
      const own = listOwn(slide, deeds);
      if (own.length === 0 && !isEntered.has(slide.slug)) return false;
      done.add(slide.slug);
      for (const event of listEvents(place, own, isRead.has(slide.slug))) tell(event);
      return true;
    });
    return opened.length > 0;
  };
  while (goThrough());
  const reached = new Set(events.flatMap((event) => (event.type === "interactivity.updated" ? [event.slug] : [])));
  const unseen = [...isEntered].filter((slug) => !done.has(slug));
  const undone = results.flatMap(({ slug }) => (reached.has(slug) ? [] : [slug]));
  return { progress, events, impossible: [...new Set([...unseen, ...undone])] };
}

const listOwn = ({ interactivities }: SlideProgress, deeds: ReadonlyMap<string, Deed>): readonly Deed[] =>
  interactivities.flatMap(({ slug }) => deeds.get(slug) ?? []);

function listEvents({ chapterIndex, slideIndex }: Place, own: readonly Deed[], isRead: boolean): LearnerEvent[] {
  return [
    { type: "slide.changed", chapterIndex, slideIndex },
    ...own.flatMap(listAttempts),
    ...(isRead ? [{ type: "slide.scrolled" } as const] : []),
  ];
}

/** One event for each attempt, under its number. */
function listAttempts({ times = 1, ...result }: Deed): LearnerEvent[] {
  const isEnd = result.status === "COMPLETE" || result.status === "FAILED";
  return Array.from({ length: isEnd ? Math.max(1, times) : 1 }, (_, at) => ({
    type: "interactivity.updated",
    ...result,
    attempt: at + 1,
  }));
}
