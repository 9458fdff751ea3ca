// Knows how a page is read aloud: sentence by sentence, with pause, speed, and the way back and on.
import { assign, fromCallback, setup } from "xstate";
import type { SpeechOutput, Spoken } from "../ports/index.ts";
import type { ReadAloudContext, ReadAloudEvent, ReadAloudInput } from "./read-aloud.types.ts";
import { splitSentences } from "./split-sentences.ts";

const NOTHING = { passages: [], sentences: [], at: 0, word: null, failure: null, standIn: null };

const speak = fromCallback<ReadAloudEvent, { readonly speech: SpeechOutput; readonly spoken: Spoken }>(
  ({ sendBack, input: { speech, spoken } }) =>
    speech.speak(spoken, {
      onWord: (at, length) => sendBack({ type: "word.heard", at, length }),
      onEnd: () => sendBack({ type: "sentence.ended" }),
      onFailure: (failure) => sendBack({ type: "failed", failure }),
      onStandIn: (failure) => sendBack({ type: "voice.replaced", failure }),
    }),
);

function readSpoken({ passages, sentences, at, language, rate }: ReadAloudContext): Spoken {
  const sentence = sentences[at];
  const text = sentence ? (passages[sentence.passage] ?? "").slice(sentence.start, sentence.end) : "";
  return { text, language, rate };
}

/** Where a word of the sentence that is read stands in its passage. */
function findWord({ passages, sentences, at }: ReadAloudContext, from: number, length: number) {
  const sentence = sentences[at];
  if (!sentence) return null;
  const start = sentence.start + from;
  const rest = (passages[sentence.passage] ?? "").slice(start, sentence.end);
  // Not every voice reports the length of a word.
  const letters = length > 0 ? length : (/^\S+/u.exec(rest)?.[0].length ?? 0);
  return letters === 0 ? null : { start, end: Math.min(start + letters, sentence.end) };
}

/** Somebody who hears a page read aloud, run in XState with a `ReadAloudInput` as long as the page is there. */
export const readAloudMachine = setup({
  types: {} as { context: ReadAloudContext; events: ReadAloudEvent; input: ReadAloudInput },
  actors: { speak },
  guards: {
    isSilent: ({ context }) => context.sentences.length === 0,
    isLast: ({ context }) => context.at + 1 >= context.sentences.length,
  },
  actions: {
    takePassages: assign(({ context, event }) => {
      if (event.type !== "reading.asked") return {};
      const { passages, from = 0 } = event;
      const sentences = splitSentences(passages, context.language);
      const first = sentences.findIndex(({ passage }) => passage >= from);
      return { passages, sentences, at: Math.max(0, first), word: null, failure: null };
    }),
    goOn: assign(({ context }) => ({ at: context.at + 1, word: null })),
    move: assign(({ context, event }) => {
      if (event.type !== "moved") return {};
      const at = Math.min(Math.max(0, context.at + event.by), context.sentences.length - 1);
      return { at, word: null };
    }),
    takeRate: assign(({ event }) => (event.type === "rate.chosen" ? { rate: event.rate } : {})),
    takeWord: assign(({ context, event }) =>
      event.type === "word.heard" ? { word: findWord(context, event.at, event.length) } : {},
    ),
    takeFailure: assign(({ event }) => (event.type === "failed" ? { failure: event.failure, word: null } : {})),
    takeStandIn: assign(({ event }) => (event.type === "voice.replaced" ? { standIn: event.failure } : {})),
    forget: assign(NOTHING),
  },
}).createMachine({
  id: "read-aloud",
  context: ({ input }) => ({ rate: 1, ...input, ...NOTHING }),
  initial: "off",
  on: {
    "reading.asked": { target: ".reading", actions: "takePassages" },
    "rate.chosen": { actions: "takeRate" },
    stopped: ".off",
  },
  states: {
    off: { entry: "forget" },
    reading: {
      always: { guard: "isSilent", target: "off" },
      invoke: {
        src: "speak",
        input: ({ context }) => ({ speech: context.speech, spoken: readSpoken(context) }),
      },
      on: {
        "word.heard": { actions: "takeWord" },
        "sentence.ended": [
          { guard: "isLast", target: "off" },
          { target: "reading", reenter: true, actions: "goOn" },
        ],
        failed: { target: "silent", actions: "takeFailure" },
        "voice.replaced": { actions: "takeStandIn" },
        moved: { target: "reading", reenter: true, actions: "move" },
        // The sentence begins again at the new speed.
        "rate.chosen": { target: "reading", reenter: true, actions: "takeRate" },
        paused: "paused",
      },
    },
    /** Voices pause in different ways, so the sentence begins again. */
    paused: { on: { resumed: "reading", moved: { actions: "move" } } },
    silent: {},
  },
});
