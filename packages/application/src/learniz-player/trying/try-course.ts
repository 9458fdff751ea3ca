// Knows how a draft is tried while it is written: what its author did stays done where it still fits (§4.77, §4.79).
import { applySlideChange, listDeeds, replayDeeds } from "@academiz/domain/progress";
import type { LearnizToPlay } from "../../ports/index.ts";
import type { Advance } from "../advance.ts";
import type { LearnizPlayerContext } from "../learniz-player.types.ts";
import { openCourse } from "../load-course.ts";
import { judgeDeed, judgeDrafts } from "./judge-deeds.ts";
import { listSimulated, type SimulatedLearner } from "./simulated-learner.ts";

/** How a draft is tried from now on. */
export interface Trial {
  /** The draft as it stands. */
  readonly toPlay: LearnizToPlay;
  readonly learner: SimulatedLearner;
  readonly enforcesRules: boolean;
  /** Slug of the page to go to; null: the present one. */
  readonly at: string | null;
  /** True: the trial begins anew as that learner; false: what was done stays done. */
  readonly isAnew: boolean;
}

/**
 * The player as that learner finds the draft. Only the engine makes the learner's steps, so nothing is done that the
 * rules forbid. The learner cannot be on a locked page, which is remembered instead. Null for a draft without a page.
 */
export function tryCourse(context: LearnizPlayerContext, trial: Trial): Advance | null {
  const { toPlay, learner, enforcesRules, isAnew } = trial;
  const { startSlug: _, ...input } = context;
  const opened = openCourse({ ...input, enforcesRules, isOpened: false }, { ...toPlay, storedProgress: null });
  if (!opened.ok) return null;
  const { course, strategy, progress: begun } = opened.value;
  const was = context.loaded?.progress;
  const at = trial.at ?? was?.currentSlideSlug ?? begun.currentSlideSlug;
  const own = was && !isAnew ? listDeeds(was) : { entered: [], read: [], results: [] };
  const simulated = listSimulated(course, learner, at);
  const mine = own.results.flatMap((deed) => judgeDeed(course, deed) ?? []);
  const isMine = new Set(mine.map(({ slug }) => slug));
  const replayed = replayDeeds(
    course,
    toPlay.perimeterSlug,
    {
      entered: (own.entered ?? []).filter((slug) => course.places.has(slug)),
      read: [...own.read.filter((slug) => course.places.has(slug)), ...simulated.read],
      results: [...simulated.results.filter(({ slug }) => !isMine.has(slug)), ...mine],
    },
    { product: strategy },
  );
  const place = course.places.get(at);
  const stand = place?.kind === "slide" ? place : { chapterIndex: 0, slideIndex: 0 };
  const { progress } = applySlideChange(course, replayed.progress, stand);
  return {
    enforcesRules,
    loaded: { ...opened.value, progress: { ...progress, time: isAnew ? 0 : (was?.time ?? 0) } },
    lockedOut: place?.kind === "slide" && progress.currentSlideSlug !== at ? at : null,
    drafts: isAnew ? {} : judgeDrafts(course, context.drafts),
    celebration: null,
    due: null,
    isGod: false,
  };
}
