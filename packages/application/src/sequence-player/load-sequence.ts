// Knows the way from what is stored to a sequence that can be played: its content, its goes, what waits on the device.
import { readModeEffects } from "@academiz/domain/identity";
import { readGameIntro } from "@academiz/domain/products";
import {
  type AnsweredSequence,
  type AttemptRules,
  addAnswer,
  chooseFirstView,
  computeStat,
  readPendingGoes,
  readSequences,
  readStory,
  type SequenceContent,
} from "@academiz/domain/sequences";
import type { PlayedAttempt, SequenceToPlay } from "../ports/index.ts";
import type { LoadedSequence, SequencePlayerContext, SequencePlayerInput } from "./sequence-player.types.ts";

/** §4.157 The go of who keeps nothing. */
export const PREVIEW_SLUG = "preview";
/** Nothing is kept of drafts, and of what somebody sees who stands in for a learner. */
export const keepsAttempts = (input: SequencePlayerInput): boolean => readModeEffects(input).keepsProgress;

function readLoaded(toPlay: SequenceToPlay): LoadedSequence {
  const { config, name } = toPlay;
  const { title, lesson, language, difficulty } = readGameIntro(
    typeof config === "object" && config !== null ? { ...config } : {},
  );
  const [content, story] = [readSequences(config), readStory(config)];
  return { toPlay, content, story, title: title || name, description: lesson, language, difficulty };
}

/** What chooses the questions of a go: in order where it says nothing. */
export const rulesOf = ({ rules, slug }: PlayedAttempt): AttemptRules => rules ?? { strategy: "LINEAR", seed: slug };
/**
 * Nobody can go on with it: the questions of its publication are not there any more, or it is so old that its answers
 * are not told.
 */
export const isOutdated = ({ publishedAt, slug, status, sequences }: PlayedAttempt, toPlay: SequenceToPlay): boolean =>
  slug !== PREVIEW_SLUG && (publishedAt !== toPlay.publishedAt || (status === "STARTED" && sequences.length === 0));

/** A go with these answers, as the server will tell it. */
export function answerAttempt(
  content: SequenceContent,
  attempt: PlayedAttempt,
  sequences: readonly AnsweredSequence[],
): PlayedAttempt {
  return { ...attempt, sequences, ...computeStat(content, sequences, attempt.rules) };
}

const isOver = ({ status }: PlayedAttempt): boolean => status === "COMPLETE" || status === "FAILED";
const join = (kept: readonly AnsweredSequence[], sent: readonly AnsweredSequence[]): readonly AnsweredSequence[] =>
  sent.reduce(
    (all, { uuid, questionsAnswered }) => questionsAnswered.reduce((one, answer) => addAnswer(one, uuid, answer), all),
    kept,
  );

/** What is remembered of a sequence once it is read; answers that wait on the device are in its goes. */
export function takeSequence(input: SequencePlayerInput, toPlay: SequenceToPlay): Partial<SequencePlayerContext> {
  const loaded = readLoaded(toPlay);
  const { content, story } = loaded;
  const { journal, clock } = input.ports;
  const pending = keepsAttempts(input) ? journal.readPending(toPlay.perimeterSlug) : null;
  const { goes: waiting, eventDate } = readPendingGoes(pending);
  const attempts = toPlay.attempts.map((attempt) => {
    const go = waiting.find((one) => one.attempt === attempt.slug);
    if (!go || isOver(attempt) || isOutdated(attempt, toPlay)) return attempt;
    return answerAttempt(content, attempt, join(attempt.sequences, go.sequences));
  });
  // Whoever has begun goes straight on.
  const known =
    attempts.find(({ slug }) => slug === input.attempt) ??
    attempts.findLast((attempt) => attempt.status === "STARTED" && !isOutdated(attempt, toPlay));
  return {
    loaded,
    attempts,
    goes: waiting.filter((go) => attempts.some(({ slug, status }) => slug === go.attempt && status !== "NOT_STARTED")),
    lastEventDate: eventDate,
    trouble: null,
    current: known?.slug ?? null,
    screen: known ? "ATTEMPT" : chooseFirstView(story),
    shownAt: clock.now(),
  };
}
