// Knows the way from stored JSON to a playable course with its progress: content, rules of the mode, progress, journal.
import { bringGames, type Game } from "@academiz/domain/games";
import { isGame } from "@academiz/domain/interactivities";
import type { Notice, Result } from "@academiz/domain/kernel";
import {
  bringMigrations,
  type CompiledLearniz,
  compileLearniz,
  type Interactivity,
  type Learniz,
  loadLearniz,
  removeRules,
} from "@academiz/domain/learniz";
import { applySlideChange, type LearnizProgress, listAdded, loadProgress, type Place } from "@academiz/domain/progress";
import { readStrategy } from "@academiz/domain/scoring";
import type { joinProgress } from "../joining/join-progress.ts";
import { readDate } from "../playing/date-fact.ts";
import { findRunning } from "../playing/running-attempts.ts";
import type { LearnizToPlay, Trouble } from "../ports/index.ts";
import { keepsProgress } from "./keeps-progress.ts";
import type { Draft, LearnizPlayerInput, LoadedCourse } from "./learniz-player.types.ts";
import { readPlayedGame } from "./play-game.ts";
import { saveProgress } from "./save-progress.ts";
import { readWaitingAttempts } from "./waiting-attempts.ts";

/** The rules of its games, or the steps that former content needs, could not be loaded. */
const NO_RULES = { ok: false, error: { kind: "offline", detail: "late-rules" } } as const;

/**
 * @returns `invalid` when the content cannot be read (`content.` and what is wrong with its version), or has no page to
 * show (`content.no-slide`).
 */
export async function loadCourse(input: LearnizPlayerInput): Promise<Result<LoadedCourse, Trouble>> {
  const answer = await input.ports.source.load();
  if (!answer.ok) return answer;
  const join = readWaiting(input, answer.value) ? await bringJoining(input) : undefined;
  const { config } = answer.value;
  const brought = await Promise.all([bringGames(config), bringMigrations(config)]);
  if (brought.includes(false)) return NO_RULES;
  const opened = openCourse(input, answer.value, join);
  const dropped = opened.ok && opened.value.dropped;
  // The server keeps it aside. Its attempts go with the next save.
  if (dropped) await saveProgress(input.ports, { progress: dropped, attempts: [] });
  return opened;
}

const readWaiting = (input: LearnizPlayerInput, { perimeterSlug }: LearnizToPlay): unknown =>
  keepsProgress(input) ? input.ports.journal.readPending(perimeterSlug) : null;

/**
 * Loaded apart, because few learners need it. Where it cannot be loaded, the newer progress is played, and the waiting
 * facts go on waiting.
 */
const bringJoining = ({ ports }: LearnizPlayerInput) => ports.bringJoining?.().catch(() => undefined);

/** As `loadCourse`, from what was already read. */
export function openCourse(
  input: LearnizPlayerInput,
  toPlay: LearnizToPlay,
  join?: typeof joinProgress,
): Result<LoadedCourse, Trouble> {
  const content = loadLearniz(toPlay.config);
  if (!content.ok) return { ok: false, error: { kind: "invalid", detail: `content.${content.error.kind}` } };
  const { learniz } = content.value;
  if (learniz.chapters.every(({ slides }) => slides.length === 0))
    return { ok: false, error: { kind: "invalid", detail: "content.no-slide" } };
  const course = compileLearniz(input.enforcesRules ? learniz : removeRules(learniz));
  const { strategy, notices: unknownStrategies } = readStrategy(
    learniz.params.gameParams?.scoreStrategy,
    ...toPlay.scoreStrategies,
  );
  const standing = listStanding(learniz);
  const unknown = [...unknownStrategies, ...listUnknownStrategies(standing)];
  const pending = readWaiting(input, toPlay);
  const stored = toPlay.storedProgress;
  const isNewer = readDate(pending) > readDate(stored);
  const loaded = join?.(course, { stored, pending }, toPlay.perimeterSlug, input.ports.clock.now()) ?? {
    ...loadProgress(course, isNewer ? pending : stored, toPlay.perimeterSlug),
    isPending: isNewer,
    isJoined: false,
    dropped: null,
  };
  const { isPending, isJoined, dropped } = loaded;
  const isReopened = input.enforcesRules && loaded.progress.status === "COMPLETE";
  const added = isReopened ? listAdded(course, isPending ? pending : toPlay.storedProgress) : [];
  const progress = startAt(input, course, loaded.progress);
  const finished = readFinished(course, toPlay);
  const notices = [...content.value.notices, ...listLostGames(standing), ...unknown, ...loaded.notices];
  const gameTypes = [...new Set(standing.flatMap(({ game }) => game?.gameType ?? []))];
  const kinds = [...new Set(standing.map(({ one }) => one.type))];
  const kept = keepsProgress(input) ? input.ports.running.read(toPlay.perimeterSlug) : null;
  const running = readRunning(standing, progress, kept);
  const read = { toPlay, course, dropped, gameTypes, kinds, strategy, progress, isReopened, added };
  const waiting = readWaitingAttempts(pending);
  return {
    ok: true,
    value: { ...read, waiting, finished, notices, isPending: isPending || waiting.length > 0, isJoined, running },
  };
}

/**
 * Where play begins: at the page that a learner asked for, if it is open; otherwise where they were; in a finished
 * course at the first page. A mode that keeps no progress may begin anywhere.
 */
function startAt(input: LearnizPlayerInput, course: CompiledLearniz, progress: LearnizProgress): LearnizProgress {
  const place = input.startSlug === undefined ? undefined : course.places.get(input.startSlug);
  const isLearner = keepsProgress(input);
  // Play does not begin at a locked page.
  if (isLearner && input.isOpened && place?.kind === "slide") return applySlideChange(course, progress, place).progress;
  if (input.isOpened && isLeftAtEnd(progress))
    return applySlideChange(course, progress, { chapterIndex: 0, slideIndex: 0 }).progress;
  if (!place || place.kind === "interactivity" || isLearner) return progress;
  const page = place.kind === "slide" ? place : findNearestPage(course.learniz, place.chapterIndex);
  return page ? applySlideChange(course, progress, page).progress : progress;
}

/**
 * The first page of a chapter; for a chapter without pages the next page after it, otherwise the last one before it.
 */
function findNearestPage({ chapters }: Learniz, chapterIndex: number): Place | undefined {
  const hasPages = (chapter: Learniz["chapters"][number]) => chapter.slides.length > 0;
  const after = chapters.findIndex((chapter, index) => index >= chapterIndex && hasPages(chapter));
  if (after >= 0) return { chapterIndex: after, slideIndex: 0 };
  const before = chapters.findLastIndex(hasPages);
  const last = chapters[before];
  return last && { chapterIndex: before, slideIndex: last.slides.length - 1 };
}

/** Every page is done, and the learner left at the last one. */
const isLeftAtEnd = ({ status, percentage, chapters, ...at }: LearnizProgress): boolean =>
  status === "COMPLETE" &&
  percentage === 100 &&
  at.currentChapterIndex === chapters.length - 1 &&
  at.currentSlideIndex === (chapters.at(-1)?.slides.length ?? 0) - 1;

/** Null where the course has changed since, so that it is no longer finished. */
function readFinished(course: CompiledLearniz, { finished, perimeterSlug }: LearnizToPlay): LearnizProgress | null {
  if (finished === undefined) return null;
  const { progress } = loadProgress(course, finished, perimeterSlug);
  return progress.status === "COMPLETE" ? progress : null;
}

interface Standing {
  readonly one: Interactivity;
  readonly game: Game | null;
}

const listStanding = ({ chapters }: Learniz): readonly Standing[] =>
  chapters.flatMap(({ slides }) =>
    slides.flatMap(({ interactivities }) => interactivities.map((one) => ({ one, game: readPlayedGame(one) }))),
  );

/** Attempts that were running when the page closed, each with its game. */
function readRunning(
  standing: readonly Standing[],
  progress: LearnizProgress,
  kept: unknown,
): Readonly<Record<string, Draft>> {
  if (kept === null) return {};
  const games = new Map(standing.map(({ one, game }) => [one.slug, game]));
  const results = progress.chapters.flatMap(({ slides }) => slides.flatMap(({ interactivities }) => interactivities));
  const found = results.flatMap((result) => {
    const game = games.get(result.slug);
    const running = game && findRunning(kept, result.slug, game, result);
    return running ? [[result.slug, { attempt: running.attempt, data: running.data }] as const] : [];
  });
  return Object.fromEntries(found);
}

/** §4.63: notices about the games themselves; each name appears once. */
function listUnknownStrategies(standing: readonly Standing[]): readonly Notice[] {
  const names = new Set(standing.map(({ game }) => game?.config.strategy));
  return [...names].flatMap((name) => readStrategy(name).notices);
}

/** §8.32 */
const listLostGames = (standing: readonly Standing[]): readonly Notice[] =>
  standing
    .filter(({ one, game }) => isGame(one) && game === null)
    .map(({ one }) => ({ code: "game.not-found", level: "error", text: `Game not found : '${one.slug}'` }));
