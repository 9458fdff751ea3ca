// Knows what answers are worth in a course that was changed since.
import { scoreGame } from "@academiz/domain/games";
import type { CompiledLearniz, Interactivity } from "@academiz/domain/learniz";
import type { Deed } from "@academiz/domain/progress";
import { isFinished } from "@academiz/domain/scoring";
import { scoreDraft } from "../../playing/draft.ts";
import type { Draft } from "../learniz-player.types.ts";
import { readPlayedGame } from "../play-game.ts";

function findInteractivity({ learniz, places }: CompiledLearniz, slug: string): Interactivity | undefined {
  const place = places.get(slug);
  if (place?.kind !== "interactivity") return undefined;
  return learniz.chapters[place.chapterIndex]?.slides[place.slideIndex]?.interactivities[place.interactivityIndex];
}

/**
 * Judges by the present game: an ended attempt goes on where the game now asks more. Null where the game no longer
 * exists.
 */
export function judgeDeed(course: CompiledLearniz, deed: Deed): Deed | null {
  const one = findInteractivity(course, deed.slug);
  if (!one) return null;
  const game = readPlayedGame(one);
  if (!game || deed.data === undefined) return deed;
  const { slug, data, times } = deed;
  const { status, score } = scoreGame(game, data);
  if (status === "NOT_STARTED") return null;
  if (!isFinished(deed.status)) return { slug, status: "STARTED", data };
  return { slug, status, data, ...(score !== undefined && { score }), ...(times !== undefined && { times }) };
}

/** As `judgeDeed`, for the attempts on screen. */
export function judgeDrafts(
  course: CompiledLearniz,
  drafts: Readonly<Record<string, Draft>>,
): Readonly<Record<string, Draft>> {
  const judged = Object.entries(drafts).flatMap(([slug, draft]) => {
    const one = findInteractivity(course, slug);
    const game = one && readPlayedGame(one);
    if (!game) return [];
    const { attempt, data } = draft;
    const result = draft.result && scoreDraft(game, draft);
    return [[slug, { attempt, data, ...(result && { result }) }] as const];
  });
  return Object.fromEntries(judged);
}
