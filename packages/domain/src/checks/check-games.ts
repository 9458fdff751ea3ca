// Knows the interactivities that learners meet and cannot end well: games that do not start, that nobody passes or
// nobody has written, and sets of cards or files in which there is nothing, or that nobody has written.
import {
  FLAW_KINDS,
  type GameFlaw,
  type GameType,
  isGrave,
  listFlaws,
  listUnwritten,
  scoreGame,
  UNWRITTEN_KINDS,
  type UnwrittenQuestion,
} from "../games/index.ts";
import {
  findBestResult,
  findGame,
  followGames,
  isGame,
  listUnwrittenParts,
  UNWRITTEN_PART_KINDS,
  type UnwrittenPartKind,
} from "../interactivities/index.ts";
import type { CompiledLearniz, Interactivity, Slide } from "../learniz/index.ts";
import type { Gains } from "./gains.ts";
import type { FoundProblem } from "./problems/problem.ts";

/** Slugs that some chapter or slide waits for until they are COMPLETE. */
const listAwaited = ({ lockers }: CompiledLearniz): ReadonlySet<string> =>
  new Set([...lockers.values()].flat().flatMap(({ slug, type }) => (type === "STATUS" ? [slug] : [])));

/** True when the slide cannot complete, and one of its validators asks for this interactivity. */
const isMissed = (slug: string, slide: Slide, gains: Gains): boolean =>
  !gains.complete.has(slide.slug) &&
  slide.validators.some(({ elements }) => elements.some((asked) => asked.type === "STATUS" && asked.slug === slug));

/** One problem for each kind, however many questions have it. */
const tellUnwritten = (
  slugs: readonly string[],
  gameType: GameType,
  found: readonly UnwrittenQuestion[],
): FoundProblem[] =>
  UNWRITTEN_KINDS.flatMap((kind) => {
    const numbers = found.filter((question) => question.kind === kind).map(({ number }) => number);
    return numbers.length > 0
      ? [{ code: "unwritten-question", severity: "error", slugs, gameType, kind, numbers }]
      : [];
  });

/** One problem for each kind, however many items have it. */
const tellFlaws = (slugs: readonly string[], gameType: GameType, found: readonly GameFlaw[]): FoundProblem[] =>
  FLAW_KINDS.flatMap((flaw) => {
    const same = found.filter(({ kind }) => kind === flaw);
    const numbers = same.map(({ number }) => number);
    const severity = same.some(isGrave) ? "error" : "warning";
    return numbers.length > 0 ? [{ code: "game-flawed", severity, slugs, gameType, kind: flaw, numbers }] : [];
  });

function checkGame(slugs: readonly string[], game: Interactivity, severity: "error" | "warning"): FoundProblem[] {
  const read = findGame(game);
  // An error even where no rule waits for it: learners meet a game that does not start.
  if (!read.ok) return [{ code: "game-unplayable", severity: "error", slugs, reason: read.error }];
  const best = findBestResult(game);
  const unwritten = [
    ...tellUnwritten(slugs, read.value.gameType, listUnwritten(read.value)),
    ...tellFlaws(slugs, read.value.gameType, listFlaws(read.value)),
  ];
  // A game without a reachable end, or with a thing that belongs nowhere, is not judged further until that is mended.
  const isUnfinished = (one: FoundProblem) =>
    "kind" in one && (one.kind === "no-end" || (one.code === "unwritten-question" && one.kind === "place"));
  if (unwritten.some(isUnfinished)) return unwritten;
  if (best?.status !== "COMPLETE") {
    const threshold = read.value.config.victoryThreshold ?? 0;
    return [{ code: "game-never-passed", severity, slugs, threshold }, ...unwritten];
  }
  return scoreGame(read.value, null).items.length === 0
    ? [{ code: "empty-game", severity: "warning", slugs }]
    : unwritten;
}

/** Few miss a file that nobody needs and that leads nowhere. */
const severityOf = (kind: UnwrittenPartKind) => (kind === "address" ? "warning" : "error");

/** Problems of cards and files, one for each kind. */
function checkParts(slugs: readonly string[], one: Interactivity): FoundProblem[] {
  const found = listUnwrittenParts(one);
  return UNWRITTEN_PART_KINDS.flatMap((kind) => {
    const numbers = found.filter((part) => part.kind === kind).map(({ number }) => number);
    return numbers.length > 0
      ? [{ code: "unwritten-part", severity: severityOf(kind), slugs, type: one.type, kind, numbers }]
      : [];
  });
}

/** An error where a rule waits for something that nobody can complete. */
export function checkGames(course: CompiledLearniz, gains: Gains): readonly FoundProblem[] {
  const awaited = listAwaited(course);
  return course.slides.flatMap(({ slide }) =>
    slide.interactivities.flatMap((one): FoundProblem[] => {
      const slugs = [one.slug, slide.slug];
      const severity = awaited.has(one.slug) || isMissed(one.slug, slide, gains) ? "error" : "warning";
      if (isGame(one)) return checkGame(slugs, one, severity);
      const games = new Set(slide.interactivities.filter(isGame).map(({ slug }) => slug));
      // A card whose game is gone has nothing behind it.
      const standing = followGames(one, (game) => (games.has(game) ? game : undefined));
      const unwritten = checkParts(slugs, standing);
      // Where files that lead nowhere are an error already, the list itself is not told as well.
      if (gains.complete.has(one.slug) || unwritten.some((problem) => problem.severity === "error")) return unwritten;
      return [{ code: "element-unplayable", severity, slugs, type: one.type }, ...unwritten];
    }),
  );
}
