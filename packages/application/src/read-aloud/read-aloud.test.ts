// Knows what a learner hears of a page that is read aloud, and what stops it.
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import type { ProviderFailure, SpeechEars, SpeechFailure, Spoken } from "../ports/index.ts";
import { connectReadAloud, type ReadAloudEvent, readAloudMachine } from "./index.ts";

/** A voice that the test controls. */
function createVoice() {
  const said: Spoken[] = [];
  let ears: SpeechEars | null = null;
  const speech = {
    isThere: () => true,
    speak(spoken: Spoken, hear: SpeechEars) {
      said.push(spoken);
      ears = hear;
      return () => {
        if (ears === hear) ears = null;
      };
    },
  };
  return {
    speech,
    said,
    isSpeaking: () => ears !== null,
    sayWord: (at: number, length: number) => ears?.onWord(at, length),
    end: () => ears?.onEnd(),
    fail: (failure: SpeechFailure) => ears?.onFailure(failure),
    replace: (failure: ProviderFailure) => ears?.onStandIn?.(failure),
  };
}

const PASSAGES = ["Leave at once. Close the doors!", "…", "Meet outside."];
function open() {
  const voice = createVoice();
  const actor = createActor(readAloudMachine, { input: { speech: voice.speech, language: "en" } });
  actor.start();
  const send = (...events: ReadAloudEvent[]) => {
    for (const event of events) actor.send(event);
  };
  send({ type: "reading.asked", passages: PASSAGES });
  return { voice, send, view: () => connectReadAloud(actor.getSnapshot()) };
}
const texts = ({ said }: { readonly said: readonly Spoken[] }) => said.map(({ text }) => text.trim());

describe("a page that is read aloud", () => {
  test("is heard sentence by sentence in its language, to its end; what says nothing is ignored", () => {
    const { voice, view } = open();
    for (const _ of ["Leave", "Close", "Meet"]) voice.end();
    expect(texts(voice)).toEqual(["Leave at once.", "Close the doors!", "Meet outside."]);
    expect(voice.said.every(({ language }) => language === "en")).toBe(true);
    expect(view()).toMatchObject({ state: "off", sentence: null });
    expect(voice.isSpeaking()).toBe(false);
  });
  test("shows the sentence and the word that are heard, by their place in the passage", () => {
    const { voice, view } = open();
    voice.end();
    voice.sayWord(10, 5);
    const { sentence, word } = view();
    expect(PASSAGES[0]?.slice(sentence?.start, sentence?.end)).toBe("Close the doors!");
    expect(PASSAGES[0]?.slice(word?.start, word?.end)).toBe("doors");
    voice.sayWord(6, 0);
    expect(PASSAGES[0]?.slice(view().word?.start, view().word?.end)).toBe("the");
  });
  test("pauses, and begins its sentence again; goes back and on, not beyond its ends", () => {
    const { voice, send, view } = open();
    send({ type: "paused" });
    expect([view().state, voice.isSpeaking()]).toEqual(["paused", false]);
    send({ type: "moved", by: 1 }, { type: "resumed" });
    expect(texts(voice).at(-1)).toBe("Close the doors!");
    for (const by of [1, 1, 1] as const) send({ type: "moved", by });
    expect(texts(voice).at(-1)).toBe("Meet outside.");
    for (const by of [-1, -1, -1, -1] as const) send({ type: "moved", by });
    expect([texts(voice).at(-1), view().state]).toEqual(["Leave at once.", "reading"]);
  });
  test("begins where it is asked to, and takes a new speed at once, for what comes too", () => {
    const { voice, send } = open();
    send({ type: "rate.chosen", rate: 1.5 });
    expect(voice.said.map(({ rate }) => rate)).toEqual([1, 1.5]);
    send({ type: "reading.asked", passages: PASSAGES, from: 1 });
    expect(voice.said.at(-1)).toMatchObject({ text: "Meet outside.", rate: 1.5 });
  });
  test("stops when asked, and is never off with a voice that goes on", () => {
    const { voice, send, view } = open();
    send({ type: "stopped" });
    expect([view().state, view().sentence, voice.isSpeaking()]).toEqual(["off", null, false]);
    send({ type: "reading.asked", passages: ["", " "] });
    expect([view().state, voice.isSpeaking()]).toEqual(["off", false]);
  });
  test("§5.47 says why the device speaks in the place of a provider, for as long as it is read", () => {
    const { voice, send, view } = open();
    expect(view().standIn).toBeNull();
    voice.replace("cannot-initialize");
    voice.end();
    expect(view()).toMatchObject({ state: "reading", standIn: "cannot-initialize" });
    send({ type: "stopped" });
    expect(view().standIn).toBeNull();
  });
  test.each(["no-voice", "broken"] as const)("says why nothing is heard (%s), and is tried again when asked", (why) => {
    const { voice, send, view } = open();
    voice.fail(why);
    expect(view()).toMatchObject({ state: "silent", failure: why });
    send({ type: "reading.asked", passages: PASSAGES });
    expect(view()).toMatchObject({ state: "reading", failure: null });
  });
});
