// Knows how one event changes the player's memory: the engine decides, the journal keeps the fact, and notices are
// passed on.
import { countLeft, isAnswered, isReadWithPage, listParts, readSeen } from "@academiz/domain/interactivities";
import {
  applyGodMode,
  applyInteractivityUpdate,
  applyScroll,
  type InteractivityUpdate,
  type LearnizProgress,
  type ProgressChange,
} from "@academiz/domain/progress";
import { isFinished } from "@academiz/domain/scoring";
import { type Draft, isAttemptOver, mayRetry, numberAttempt, scoreDraft } from "../playing/draft.ts";
import { dateProgress, mayKeep } from "./keeps-progress.ts";
import type { Celebration, LearnizPlayerContext, LoadedCourse } from "./learniz-player.types.ts";
import {
  findPlayed,
  type Played,
  readCurrentSlide,
  readPlayedGame,
  readStrategyOf,
  recordAttempt,
} from "./play-game.ts";
import { withWaiting } from "./waiting-attempts.ts";

const SHORT: Celebration = { kind: "short", slug: "" };

export type Advance = Partial<LearnizPlayerContext>;

/** Null when the fact changed nothing. */
export function advance(
  context: LearnizPlayerContext,
  change: (loaded: LoadedCourse) => ProgressChange,
): Advance | null {
  const { loaded, ports } = context;
  if (!loaded) return null;
  const changed = change(loaded);
  if (changed.progress === loaded.progress) {
    return changed.notices.length === 0 ? null : { loaded: { ...loaded, notices: changed.notices } };
  }
  const progress = dateProgress(changed.progress, ports.clock.now());
  const isSafe = mayKeep(context) ? ports.journal.keep(withWaiting(progress, context.unsentAttempts)) : context.isSafe;
  // Without rules everything completes as soon as it is seen: there is nothing to celebrate.
  const due = context.enforcesRules && !context.isGod ? celebrate(loaded, progress) : null;
  // A learner who asked to see the end just before it was reached sees it now.
  const isAsked = due?.kind === "learniz" && context.celebration?.kind === "short";
  const told = isAsked ? { celebration: due } : due ? { due } : {};
  return { loaded: { ...loaded, progress, notices: changed.notices }, isSafe, ...told };
}

/** True where every page is done, and the course is not complete: there is nothing to celebrate. */
export const isShort = ({ status, percentage }: LearnizProgress): boolean =>
  percentage === 100 && status !== "COMPLETE";

function celebrate({ course, progress: was }: LoadedCourse, progress: LearnizProgress): Celebration | null {
  const { validators, chapters } = course.learniz;
  if (isOver(progress, validators) && !isOver(was, validators)) return { kind: "learniz", slug: "" };
  // A learner who comes to the last quiz is not told what is missing before they have answered it.
  if (isShort(progress)) return isShort(was) || hasOpenGame({ course, progress }) ? null : SHORT;
  const chapter = progress.chapters.find((now, at) => {
    const [asked = [], before] = [chapters[at]?.validators, was.chapters[at]];
    return isOver(now, asked) && !(before && isOver(before, asked));
  });
  return chapter ? { kind: "chapter", slug: chapter.slug } : null;
}

const hasOpenGame = (loaded: Pick<LoadedCourse, "course" | "progress">): boolean =>
  readCurrentSlide(loaded).progress.interactivities.some(
    ({ type, nbTimeDone }) => isAnswered(type) && nbTimeDone === 0,
  );

const isEndShort = (loaded: LoadedCourse): boolean => isShort(loaded.progress) && !hasOpenGame(loaded);

/**
 * A course that asks for nothing is complete at its first page (§4.40, §4.43): it is over once all its pages are done.
 */
const isOver = (
  { status, percentage }: Pick<LearnizProgress, "status" | "percentage">,
  validators: readonly unknown[],
): boolean => status === "COMPLETE" && (validators.length > 0 || percentage === 100);

/**
 * A learner who goes to another page by the menu misses the celebration that was due there, except the end of the
 * course.
 */
export const turnPage = ({ due }: LearnizPlayerContext, moved: Advance): Advance => ({
  ...moved,
  due: moved.due ?? (due?.kind === "learniz" ? due : null),
});

/**
 * The celebration that is due at the learner's next step, otherwise the end of a complete course. Without rules there
 * is none (§4.79).
 */
export const readEnd = ({ due, loaded, enforcesRules, isGod }: LearnizPlayerContext): Celebration | null =>
  due ?? (enforcesRules && !isGod && loaded?.progress.status === "COMPLETE" ? { kind: "learniz", slug: "" } : null);

/** A slide was read to its end: interactivities that need only reading count as read too. */
export function readSlideToEnd(loaded: LoadedCourse): ProgressChange {
  const { course, progress, strategy } = loaded;
  let change = applyScroll(course, progress);
  for (const { slug, type } of readCurrentSlide(loaded).slide.interactivities) {
    if (!isReadWithPage(type)) continue;
    const next = applyInteractivityUpdate(course, change.progress, { slug, status: "COMPLETE" }, strategy);
    change = {
      progress: next.progress,
      notices: [...change.notices, ...next.notices],
      effects: [...change.effects, ...next.effects],
    };
  }
  return change;
}

/** A card was turned or a file opened. Earlier ones stay seen, and a complete set stays complete. */
export function seePart(context: LearnizPlayerContext, slug: string, key: string): Advance | null {
  const played = context.loaded && findPlayed(context.loaded, slug);
  const parts = played && listParts(played.interactivity);
  if (!played || !parts?.list.some((part) => part.key === key)) return null;
  const seen = readSeen(parts, played.progress.data);
  if (seen.includes(key)) return null;
  const data = { seen: [...seen, key] };
  const isEnough = played.progress.status === "COMPLETE" || countLeft(parts, data.seen) === 0;
  const update: InteractivityUpdate = { slug, status: isEnough ? "COMPLETE" : "STARTED", data };
  // This is no attempt and has no score: the newest state replaces the former.
  return advance(context, ({ course, progress }) => applyInteractivityUpdate(course, progress, update, "LAST"));
}

const applyPlayed = (loaded: LoadedCourse, { interactivity }: Played, update: InteractivityUpdate): ProgressChange =>
  applyInteractivityUpdate(loaded.course, loaded.progress, update, readStrategyOf(loaded, interactivity));

export function answerGame(context: LearnizPlayerContext, slug: string, data: unknown): Advance | null {
  const played = context.loaded && findPlayed(context.loaded, slug);
  if (!played || isAttemptOver(played.progress, context.drafts[slug])) return null;
  const draft: Draft = { attempt: context.drafts[slug]?.attempt ?? numberAttempt(played.progress), data };
  const update: InteractivityUpdate = { slug, status: "STARTED", data, attempt: draft.attempt };
  const moved = advance(context, (loaded) => applyPlayed(loaded, played, update));
  const drafts = { ...context.drafts, [slug]: draft };
  keepRunning(context, moved, drafts);
  return { ...moved, drafts };
}

export function submitGame(context: LearnizPlayerContext, slug: string): Advance | null {
  const { loaded } = context;
  const played = loaded && findPlayed(loaded, slug);
  if (!loaded || !played || isAttemptOver(played.progress, context.drafts[slug])) return null;
  const draft = context.drafts[slug] ?? { attempt: numberAttempt(played.progress), data: played.progress.data };
  const game = readPlayedGame(played.interactivity);
  const result = game && scoreDraft(game, draft);
  if (!result) return null;
  const update = { slug, data: draft.data, attempt: draft.attempt, ...result };
  const moved = advance(context, (loaded) => applyPlayed(loaded, played, update));
  const eventDate = moved?.loaded?.progress.eventDate ?? new Date(context.ports.clock.now()).toISOString();
  const drafts = { ...context.drafts, [slug]: { ...draft, result } };
  keepRunning(context, moved, drafts);
  // Nothing that was done in god mode is sent, not even after it is left.
  const unsentAttempts = context.isGod
    ? context.unsentAttempts
    : [...context.unsentAttempts, recordAttempt(loaded, update, eventDate)];
  const keeps = moved?.loaded && mayKeep(context) ? moved.loaded.progress : null;
  return {
    ...moved,
    ...(keeps && { isSafe: context.ports.journal.keep(withWaiting(keeps, unsentAttempts)) }),
    drafts,
    unsentAttempts,
    ...(moved?.loaded && context.enforcesRules && isEndShort(moved.loaded) && { due: SHORT }),
  };
}

/**
 * While an earlier attempt counts, the progress holds that one; the answers to the running attempt are only on the
 * device.
 */
function keepRunning(
  context: LearnizPlayerContext,
  moved: Advance | null,
  drafts: LearnizPlayerContext["drafts"],
): void {
  const loaded = moved?.loaded ?? context.loaded;
  if (!loaded || !mayKeep(context)) return;
  const { chapters, slug } = loaded.progress;
  const kept = chapters.flatMap(({ slides }) => slides.flatMap(({ interactivities }) => interactivities));
  const isCounted = new Set(kept.filter(({ status }) => isFinished(status)).map((one) => one.slug));
  const running = Object.entries(drafts).filter(([game, { result }]) => !result && isCounted.has(game));
  context.ports.running.keep(slug, Object.fromEntries(running));
}

export function retryGame(context: LearnizPlayerContext, slug: string): Advance | null {
  const played = context.loaded && findPlayed(context.loaded, slug);
  const game = played && readPlayedGame(played.interactivity);
  if (!played || !game || !mayRetry(game, played.progress, context.drafts[slug])) return null;
  return { drafts: { ...context.drafts, [slug]: { attempt: numberAttempt(played.progress), data: undefined } } };
}

/** Shows the finished course again, as it was kept; `isReview` false begins anew. */
export function chooseReview(context: LearnizPlayerContext, isReview: boolean): Advance | null {
  const { loaded } = context;
  const finished = loaded?.finished;
  if (!loaded || !finished) return null;
  const chosen = { ...context, loaded: { ...loaded, finished: null } };
  const reviewed = isReview && advance(chosen, () => ({ progress: finished, notices: [], effects: [] }));
  // It was celebrated when it was finished.
  return reviewed ? { ...reviewed, due: null } : { loaded: chosen.loaded };
}

/** §4.79–§4.80: from here on nothing locks, and nothing is kept. */
export function enterGodMode(context: LearnizPlayerContext): Advance | null {
  const { loaded } = context;
  if (!loaded) return null;
  const { course, progress, notices } = applyGodMode(loaded.course, loaded.progress);
  return { isGod: true, due: null, celebration: null, loaded: { ...loaded, course, progress, notices } };
}
