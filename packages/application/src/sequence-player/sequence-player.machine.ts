// Knows how a learner goes through a smart sequence (§2.29–§2.38, §4.154–§4.159): goes are begun, answered one question
// at a time, and stored.
import type { Result } from "@academiz/domain/kernel";
import { addAnswer, chooseAfterStory, isAnswer, replayAttempt } from "@academiz/domain/sequences";
import { assign, enqueueActions, fromPromise, sendTo, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import { dateFact } from "../playing/date-fact.ts";
import type { PlayedAttempt, SequencePlay, SequenceSource, SequenceToPlay, Trouble } from "../ports/index.ts";
import { connectSaving, createSavingMachine, NOTHING_TO_SAVE, type SavingSnapshot } from "../saving/index.ts";
import { answerAttempt, isOutdated, keepsAttempts, PREVIEW_SLUG, rulesOf, takeSequence } from "./load-sequence.ts";
import type { SequencePlayerContext, SequencePlayerEvent, SequencePlayerInput } from "./sequence-player.types.ts";
import { keepGo, type StoredGoes, savingOf, takeStored } from "./store-goes.ts";

const load = fromPromise<Result<SequenceToPlay, Trouble>, SequenceSource>(({ input }) => input.load());
const begin = fromPromise<Result<PlayedAttempt, Trouble>, SequencePlayerContext>(async ({ input }) => {
  const { loaded, ports } = input;
  if (!loaded) return { ok: false, error: { kind: "unexpected", detail: "nothing-loaded" } };
  if (keepsAttempts(input)) return ports.gateway.begin(loaded.toPlay.perimeterSlug);
  return { ok: true, value: beginPreview(input) };
});

/** §4.157 */
function beginPreview({ loaded, ports: { clock, dice } }: SequencePlayerContext): PlayedAttempt {
  const createdAt = new Date(clock.now()).toISOString();
  const { rules } = loaded?.content ?? { rules: { strategy: "LINEAR" as const } };
  return {
    slug: PREVIEW_SLUG,
    status: "NOT_STARTED",
    publishedAt: loaded?.toPlay.publishedAt ?? createdAt,
    createdAt,
    finishedAt: null,
    rules: { ...rules, seed: String(dice.random()) },
    sequences: [],
    stat: null,
  };
}

const findCurrent = ({ attempts, current }: SequencePlayerContext): PlayedAttempt | undefined =>
  attempts.find(({ slug }) => slug === current);

/** The answer to the question on screen, judged here as the server will judge it; null where there is none. */
function giveAnswer(context: SequencePlayerContext): PlayedAttempt | null {
  const { loaded, chosen, answered, shownAt, ports } = context;
  const attempt = findCurrent(context);
  if (!loaded || !attempt || answered || chosen.length === 0 || isOutdated(attempt, loaded.toPlay)) return null;
  const { next } = replayAttempt(loaded.content, rulesOf(attempt), attempt.sequences);
  if (!next || !isAnswer(next.question, chosen)) return null;
  const time = Math.max(0, Math.round((ports.clock.now() - shownAt) / 1_000));
  const answer = { uuid: next.question.uuid, answers: [...chosen], time };
  return answerAttempt(loaded.content, attempt, addAnswer(attempt.sequences, next.theme.uuid, answer));
}

/** The question that is new in a go. */
function findAnswered(before: PlayedAttempt, after: PlayedAttempt): SequencePlayerContext["answered"] {
  const known = new Set(
    before.sequences.flatMap(({ uuid, questionsAnswered }) => questionsAnswered.map((one) => `${uuid} ${one.uuid}`)),
  );
  for (const { uuid, questionsAnswered } of after.sequences)
    for (const one of questionsAnswered)
      if (!known.has(`${uuid} ${one.uuid}`)) return { theme: uuid, question: one.uuid };
  return null;
}

const putAttempt = (attempts: readonly PlayedAttempt[], changed: PlayedAttempt): readonly PlayedAttempt[] =>
  attempts.some(({ slug }) => slug === changed.slug)
    ? attempts.map((one) => (one.slug === changed.slug ? changed : one))
    : [...attempts, changed];

/**
 * A learner in a smart sequence, run in XState with a `SequencePlayerInput`. Each answer is on the device at once and
 * stored after it; drafts, and what somebody sees who stands in for a learner, are kept nowhere.
 */
export const sequencePlayerMachine = setup({
  types: {} as { context: SequencePlayerContext; events: SequencePlayerEvent; input: SequencePlayerInput },
  actors: { load, begin, saving: createSavingMachine<SequencePlay, StoredGoes>() },
  actions: {
    takeSequence: assign(({ context }, toPlay: SequenceToPlay) => takeSequence(context, toPlay)),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    takeBegun: assign(({ context }, attempt: PlayedAttempt) => ({
      attempts: putAttempt(
        context.attempts.filter(({ slug }) => slug !== PREVIEW_SLUG),
        attempt,
      ),
      beginTrouble: null,
    })),
    openBegun: assign(({ context }, { slug }: { slug: string }) => open(context, slug)),
    takeBeginTrouble: assign((_, beginTrouble: Trouble) => ({ beginTrouble })),
    hearSaving: assign(({ context }, snapshot: SavingSnapshot<SequencePlay, StoredGoes>) => ({
      saving: connectSaving(snapshot),
      ...takeStored(context, snapshot.context.stored),
    })),
    answer: enqueueActions(({ context, enqueue }) => {
      const before = findCurrent(context);
      const after = giveAnswer(context);
      if (!before || !after) return;
      enqueue.assign({ attempts: putAttempt(context.attempts, after), answered: findAnswered(before, after) });
      if (!keepsAttempts(context) || !context.loaded) return;
      const goes = keepGo(context.goes, { attempt: after.slug, sequences: after.sequences });
      const eventDate = dateFact(context.lastEventDate, context.ports.clock.now());
      const play: SequencePlay = { slug: context.loaded.toPlay.perimeterSlug, eventDate, goes };
      enqueue.assign({ goes, lastEventDate: eventDate, isSafe: context.ports.journal.keep(play) });
      enqueue.sendTo("saving", { type: "fact.kept", fact: play });
    }),
    leave: sendTo("saving", { type: "page.left", fact: null }),
    passOn: sendTo("saving", { type: "network.returned" }),
    saveNow: sendTo("saving", { type: "retry.asked" }),
  },
}).createMachine({
  id: "sequence-player",
  context: ({ input }) => ({
    ...input,
    loaded: null,
    trouble: null,
    screen: "SMART_SEQUENCE",
    attempts: [],
    current: null,
    chosen: [],
    shownAt: 0,
    answered: null,
    beginTrouble: null,
    compared: [],
    goes: [],
    lastEventDate: undefined,
    isRefused: false,
    saving: NOTHING_TO_SAVE,
    isSafe: true,
  }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context.ports.source,
        onDone: onAnswer<SequenceToPlay>()(
          { target: "ready", action: "takeSequence" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: { on: { "retry.asked": "loading", "network.returned": "loading" } },
    ready: {
      invoke: {
        id: "saving",
        src: "saving",
        input: ({ context }) => savingOf(context),
        onSnapshot: { actions: { type: "hearSaving", params: ({ event }) => event.snapshot } },
      },
      initial: "playing",
      states: {
        playing: { on: { "beginning.asked": "beginning" } },
        beginning: {
          entry: assign({ beginTrouble: null }),
          invoke: {
            src: "begin",
            input: ({ context }) => context,
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: "playing",
                actions: enqueueActions(({ event, enqueue }) => {
                  if (!event.output.ok) return;
                  enqueue({ type: "takeBegun", params: event.output.value });
                  enqueue({ type: "openBegun", params: event.output.value });
                }),
              },
              {
                target: "playing",
                actions: enqueueActions(({ event, enqueue }) => {
                  if (!event.output.ok) enqueue({ type: "takeBeginTrouble", params: event.output.error });
                }),
              },
            ],
          },
        },
      },
      on: {
        "story.ended": {
          actions: assign(({ context: { loaded } }) => (loaded ? { screen: chooseAfterStory(loaded.story) } : {})),
        },
        "attempt.opened": { actions: assign(({ context, event }) => open(context, event.slug)) },
        "lists.opened": {
          actions: assign({
            screen: "SMART_SEQUENCE",
            current: null,
            answered: null,
            chosen: [],
            beginTrouble: null,
          }),
        },
        "comparison.opened": { actions: assign({ screen: "COMPARISON", current: null }) },
        "comparison.changed": {
          actions: assign(({ context: { compared }, event: { slug, isCompared } }) => ({
            compared: isCompared
              ? [...compared.filter((one) => one !== slug), slug]
              : compared.filter((one) => one !== slug),
          })),
        },
        "answer.changed": {
          actions: assign(({ context, event }) => (context.answered ? {} : { chosen: event.answers })),
        },
        "answer.given": { actions: "answer" },
        "question.left": {
          actions: assign(({ context }) => ({ answered: null, chosen: [], shownAt: context.ports.clock.now() })),
        },
        "page.left": { actions: "leave" },
        "network.returned": { actions: "passOn" },
        "retry.asked": { actions: "saveNow" },
      },
    },
  },
});

/** Its time counts from here. */
function open({ attempts, ports }: SequencePlayerContext, slug: string): Partial<SequencePlayerContext> {
  if (!attempts.some((one) => one.slug === slug)) return { screen: "SMART_SEQUENCE", current: null };
  return { screen: "ATTEMPT", current: slug, answered: null, chosen: [], shownAt: ports.clock.now() };
}
