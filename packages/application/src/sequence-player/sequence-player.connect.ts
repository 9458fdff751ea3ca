// Knows what the player of smart sequences shows: its first views, the lists of goes, one question, a result, several
// compared.
import { type SpokenScore, type SpokenThreshold, speakScore, speakThreshold } from "@academiz/domain/scoring";
import {
  type AttemptLists,
  type AttemptStatus,
  judgeAnswer,
  listAttempts,
  type Question,
  type Replay,
  type ReviewedTheme,
  replayAttempt,
  reviewAttempt,
  type StoryPicture,
  tellRight,
} from "@academiz/domain/sequences";
import { findOwnTexts } from "@academiz/domain/wording";
import type { SnapshotFrom } from "xstate";
import type { PlayedAttempt, Trouble } from "../ports/index.ts";
import { type SavingState, tellSaving } from "../saving/index.ts";
import { isOutdated, keepsAttempts, rulesOf } from "./load-sequence.ts";
import type { sequencePlayerMachine } from "./sequence-player.machine.ts";
import type { LoadedSequence, SequencePlayerContext, SequenceScreen } from "./sequence-player.types.ts";

/** A go in a list. */
export interface AttemptRow {
  readonly slug: string;
  /** From 1, in the order in which they were begun. */
  readonly number: number;
  readonly status: AttemptStatus;
  /** ISO. */
  readonly createdAt: string;
  readonly finishedAt: string | null;
  readonly stat: PlayedAttempt["stat"];
  /** Null without a score. */
  readonly mark: SpokenScore | null;
  /** What it was failed under; null where it was not, or where nobody knows it any more. */
  readonly asked: SpokenScore | null;
  /** It cannot be gone on with: it was begun in another publication, or long ago. */
  readonly isOutdated: boolean;
}
/** What became of the answer to a question. */
export interface QuestionFeedback {
  /** Null where nobody says what is right. */
  readonly isRight: boolean | null;
  /** In words; none where nobody says it. */
  readonly right: readonly string[];
  /** May be empty. */
  readonly explanation: string;
  /** What is to be read again, once the level falls; null where nothing is. */
  readonly remediation: string | null;
  readonly move: "up" | "down" | null;
  /** The go is over with it. */
  readonly isLast: boolean;
  /** The theme was mastered with it. */
  readonly isMastered: boolean;
}
/** The question on screen. */
export interface QuestionView {
  readonly theme: { readonly title: string; readonly number: number; readonly of: number };
  readonly question: Question;
  /** From 1, among those of this go. */
  readonly number: number;
  /** Questions of the go at most; null where every one of them is asked. */
  readonly most: number;
  /** Every one of them is asked. */
  readonly isExact: boolean;
  readonly chosen: readonly string[];
  /** Null while it is not answered. */
  readonly feedback: QuestionFeedback | null;
}
/** What a go came to. */
export interface AttemptResultView {
  readonly attempt: AttemptRow;
  readonly themes: readonly ReviewedTheme[];
  /** It is told without its answers: nothing can be said of single questions. */
  readonly isBrief: boolean;
}
export interface SequencePlayerView {
  readonly phase: "loading" | "failed" | "ready";
  readonly trouble: Trouble | null;
  /** Null until it is read. */
  readonly sequence:
    | (Pick<LoadedSequence, "title" | "description" | "language" | "difficulty" | "story"> & {
        readonly theme: Readonly<Record<string, unknown>>;
        /** Shown as a demonstration (§9.63). */
        readonly isDemo: boolean;
        /** Unparsed, as `settleTexts` reads them: the client's own texts. */
        readonly ownTexts: readonly [client: unknown, product: unknown];
        readonly returnUrl: string | null;
        readonly questions: number;
        readonly themes: number;
        /** Every question is asked; otherwise they are chosen from. */
        readonly isExact: boolean;
        readonly pictures: readonly (StoryPicture & { readonly url: string | null })[];
      })
    | null;
  readonly screen: SequenceScreen;
  /** Slug of the go that its address names. */
  readonly current: string | null;
  readonly lists: AttemptLists<AttemptRow>;
  readonly isBeginning: boolean;
  readonly beginTrouble: Trouble | null;
  /** Null where no question is on screen. */
  readonly question: QuestionView | null;
  /** Null while the go is not over. */
  readonly result: AttemptResultView | null;
  /** The go that is looked at cannot be gone on with. */
  readonly isOutdated: boolean;
  /** The goes that ended, and those of them that are compared. */
  readonly compared: readonly AttemptRow[];
  readonly saving: SavingState;
  readonly savedAt: number | null;
  /** Some answers were refused for good. */
  readonly isRefused: boolean;
}

const memory = new WeakMap<PlayedAttempt, Replay>();
/** Found once: it is asked with every snapshot. */
function replay({ content }: LoadedSequence, attempt: PlayedAttempt): Replay {
  const known = memory.get(attempt) ?? replayAttempt(content, rulesOf(attempt), attempt.sequences);
  memory.set(attempt, known);
  return known;
}

const toRow = ({ loaded }: SequencePlayerContext, attempt: PlayedAttempt, at: number): AttemptRow => {
  const { slug, status, createdAt, finishedAt, stat } = attempt;
  const outdated = loaded !== null && isOutdated(attempt, loaded.toPlay);
  const said = loaded && speakGo(loaded, attempt, outdated);
  return {
    slug,
    number: at + 1,
    status,
    createdAt,
    finishedAt,
    stat,
    mark: said?.reached ?? null,
    asked: said?.asked ?? null,
    isOutdated: outdated,
  };
};

/** Of an outdated go nobody knows what was asked: another publication may ask for something else. */
function speakGo(
  { toPlay: { markType }, content: { victoryThreshold } }: LoadedSequence,
  { status, stat }: PlayedAttempt,
  isOutdated: boolean,
): { readonly reached: SpokenThreshold["reached"]; readonly asked: SpokenScore | null } {
  const score = stat?.score ?? undefined;
  if (score === undefined) return { reached: null, asked: null };
  return status === "FAILED" && victoryThreshold !== undefined && !isOutdated
    ? speakThreshold(score, victoryThreshold, markType)
    : { reached: speakScore(score, markType), asked: null };
}

/** The view of a snapshot of `sequencePlayerMachine`. Pure. */
export function connectSequencePlayer(snapshot: SnapshotFrom<typeof sequencePlayerMachine>): SequencePlayerView {
  const { context } = snapshot;
  const { loaded, attempts, current, trouble, screen, compared, saving, isSafe } = context;
  const rows = attempts.map((attempt, at) => toRow(context, attempt, at));
  const lists = listAttempts(rows);
  const attempt = attempts.find(({ slug }) => slug === current);
  const row = rows.find(({ slug }) => slug === current);
  const question = loaded && attempt && !row?.isOutdated ? showQuestion(context, loaded, attempt) : null;
  const isOver = row !== undefined && (row.status === "COMPLETE" || row.status === "FAILED");
  return {
    phase: loaded ? "ready" : snapshot.matches("failed") ? "failed" : "loading",
    trouble,
    sequence: loaded && describe(loaded),
    screen,
    current: screen === "ATTEMPT" ? current : null,
    lists,
    isBeginning: snapshot.matches({ ready: "beginning" }),
    beginTrouble: context.beginTrouble,
    question,
    result: loaded && attempt && row && isOver && !question ? showResult(loaded, attempt, row) : null,
    isOutdated: row?.isOutdated === true && !isOver,
    compared: lists.finished.filter(({ slug }) => compared.includes(slug)),
    saving: keepsAttempts(context) ? tellSaving(saving, isSafe) : "off",
    savedAt: saving.savedAt,
    isRefused: context.isRefused,
  };
}

function describe(loaded: LoadedSequence): SequencePlayerView["sequence"] {
  const { toPlay, content, story, title, description, language, difficulty } = loaded;
  const find = (src: string) => toPlay.documentFiles.find(({ slug }) => src === `document:${slug}`)?.url ?? null;
  return {
    title,
    description,
    language,
    difficulty,
    story,
    theme: toPlay.theme,
    isDemo: toPlay.demo,
    ownTexts: [toPlay.defaultTexts, findOwnTexts(toPlay.config)],
    returnUrl: toPlay.returnUrl,
    questions: content.sequences.reduce((sum, { questions }) => sum + questions.length, 0),
    themes: content.sequences.filter(({ questions }) => questions.length > 0).length,
    isExact: content.rules.strategy === "LINEAR",
    pictures: story.pictures.filter(({ src }) => src !== "").map((one) => ({ ...one, url: find(one.src) })),
  };
}

function showQuestion(
  { answered, chosen }: SequencePlayerContext,
  loaded: LoadedSequence,
  attempt: PlayedAttempt,
): QuestionView | null {
  const { steps, next, most, themes } = replay(loaded, attempt);
  const { sequences } = loaded.content;
  const step =
    answered &&
    steps.find(({ theme, question }) => theme.uuid === answered.theme && question.uuid === answered.question);
  const asked = answered ? step : next;
  if (!asked) return null;
  const asking = sequences.filter(({ questions }) => questions.length > 0);
  const { question, theme } = asked;
  return {
    theme: { title: theme.title, number: asking.indexOf(theme) + 1, of: asking.length },
    question,
    number: step ? steps.indexOf(step) + 1 : steps.length + 1,
    most,
    isExact: rulesOf(attempt).strategy === "LINEAR",
    chosen: step ? step.answer.answers : chosen,
    feedback: step
      ? {
          isRight: judgeAnswer(question, step.answer.answers),
          right: tellRight(question),
          explanation: question.explanation,
          remediation: step.remediates && question.remediation !== "" ? question.remediation : null,
          move: step.move,
          isLast: next === null,
          isMastered: themes?.some(({ uuid, isMastered }) => uuid === theme.uuid && isMastered) === true,
        }
      : null,
  };
}

function showResult(loaded: LoadedSequence, attempt: PlayedAttempt, row: AttemptRow): AttemptResultView {
  const themes = reviewAttempt(loaded.content, attempt.sequences, attempt.stat?.sequences ?? []);
  return { attempt: row, themes, isBrief: attempt.sequences.length === 0 || row.isOutdated };
}
