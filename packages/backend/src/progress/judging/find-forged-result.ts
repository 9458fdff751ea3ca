// Knows which result does not follow from what is kept beside it: answers, or what was seen (decisions 8).
import { readGame, scoreGame } from "@academiz/domain/games";
import { countLeft, isGame, listParts, readSeen } from "@academiz/domain/interactivities";
import type { CompiledLearniz, Interactivity } from "@academiz/domain/learniz";
import type { InteractivityProgress, LearnizProgress } from "@academiz/domain/progress";
import { isFinished } from "@academiz/domain/scoring";
import { isFirstResult } from "./is-first-result.ts";

/**
 * The slug of the first such interactivity; null when there is none. What is stored already was judged by the content
 * of its day. @param earlier the publication of what is stored, where that is another: on the way here a device may
 * have played on in it, without a network, and what came new into a page that it completed is complete (§4.68).
 */
export function findForgedResult(
  course: CompiledLearniz,
  before: LearnizProgress,
  now: LearnizProgress,
  earlier: CompiledLearniz | null,
): string | null {
  const kept = new Map(listResults(before).map((one) => [one.slug, one]));
  const news = listResults(now).filter((one) => isNews(one, kept.get(one.slug)));
  if (news.length === 0) return null;
  const [contents, former] = [indexContents(course), earlier && indexContents(earlier)];
  const complete = new Set(listSlides(now).flatMap(({ slug, status }) => (status === "COMPLETE" ? [slug] : [])));
  const isOfFormer = (result: InteractivityProgress, { type }: Interactivity): boolean => {
    if (!former) return false;
    const content = former.get(result.slug);
    if (content?.type === type) return follows(content, result);
    const place = course.places.get(result.slug);
    return place?.kind === "interactivity" && complete.has(place.parent) && isUntouched(result);
  };
  const forged = news.find((result) => {
    const content = contents.get(result.slug);
    return content && !follows(content, result) && !isOfFormer(result, content);
  });
  return forged?.slug ?? null;
}

const isNews = ({ status, score }: InteractivityProgress, kept: InteractivityProgress | undefined): boolean =>
  (score !== undefined && score !== kept?.score) || (isFinished(status) && status !== kept?.status);

const isUntouched = ({ score, data, nbTimeDone }: InteractivityProgress): boolean =>
  score === undefined && data === undefined && nbTimeDone === 0;

/**
 * Games that the engine cannot score are believed, and what is no game never has a score. That a game is COMPLETE
 * follows from its answers where no other attempt can have ended better; that it is FAILED gives nobody anything.
 */
function follows(content: Interactivity, result: InteractivityProgress): boolean {
  const { status, score, data } = result;
  if (!isGame(content)) {
    const parts = listParts(content);
    return score === undefined && (status !== "COMPLETE" || countLeft(parts, readSeen(parts, data)) === 0);
  }
  const game = content.medias.map(readGame).find((read) => read.ok);
  if (!game?.ok) return true;
  const right = scoreGame(game.value, data);
  if (isFinished(status) && isFirstResult(result))
    return right.score === score && (status !== "COMPLETE" || right.status === status);
  return score === undefined || right.score === score;
}

const indexContents = (course: CompiledLearniz): ReadonlyMap<string, Interactivity> =>
  new Map(course.slides.flatMap(({ slide }) => slide.interactivities.map((one) => [one.slug, one] as const)));
const listSlides = (progress: LearnizProgress) => progress.chapters.flatMap(({ slides }) => slides);
const listResults = (progress: LearnizProgress): readonly InteractivityProgress[] =>
  listSlides(progress).flatMap(({ interactivities }) => interactivities);
