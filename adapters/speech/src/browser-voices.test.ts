// Knows how the voices of a browser are asked to read, and what they report.
import type { SpeechEars } from "@academiz/application/ports";
import { describe, expect, test } from "vitest";
import { createBrowserVoices, type VoicesOf } from "./browser-voices.ts";

/** The part of a browser's utterance that the tests use. */
class Utterance {
  readonly text: string;
  lang = "";
  rate = 1;
  voice: { readonly name: string } | null = null;
  onboundary: ((event: object) => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  constructor(text: string) {
    this.text = text;
  }
}

function createBrowser(voices: readonly { lang: string; name: string; localService: boolean }[]) {
  const said: Utterance[] = [];
  const calls: string[] = [];
  const speechSynthesis = {
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      calls.push("speak");
      said.push(utterance);
    },
    cancel: () => calls.push("cancel"),
  };
  const window = { speechSynthesis, SpeechSynthesisUtterance: Utterance } as unknown as VoicesOf;
  return { output: createBrowserVoices(window), said, calls };
}

function listen() {
  const heard: unknown[][] = [];
  const ears: SpeechEars = {
    onWord: (...word) => heard.push(["word", ...word]),
    onEnd: () => heard.push(["end"]),
    onFailure: (failure) => heard.push(["failure", failure]),
  };
  return { heard, ears };
}

const FAR = { lang: "fr-FR", name: "far", localService: false };
const NEAR = { lang: "fr_CA", name: "near", localService: true };
const ENGLISH = { lang: "en-GB", name: "english", localService: true };
const SPOKEN = { text: "Sortez.", language: "fr", rate: 1.5 } as const;

describe("the voices of a browser", () => {
  test("speak in the language that is asked for: a voice of the device before one that needs the network", () => {
    const { output, said } = createBrowser([ENGLISH, FAR, NEAR]);
    output.speak(SPOKEN, listen().ears);
    expect(said).toMatchObject([{ text: "Sortez.", lang: "fr_CA", rate: 1.5, voice: { name: "near" } }]);
  });
  test("are left to the browser while it tells of none", () => {
    const { output, said } = createBrowser([]);
    output.speak(SPOKEN, listen().ears);
    expect(said).toMatchObject([{ lang: "fr", voice: null }]);
  });
  test("report words and the end; a voice that was stopped reports nothing more", () => {
    const { output, said, calls } = createBrowser([NEAR]);
    const { heard, ears } = listen();
    const stop = output.speak(SPOKEN, ears);
    said[0]?.onboundary?.({ name: "sentence", charIndex: 0 });
    said[0]?.onboundary?.({ name: "word", charIndex: 2, charLength: 3 });
    said[0]?.onboundary?.({ name: "word", charIndex: 4 });
    stop();
    said[0]?.onend?.();
    said[0]?.onerror?.({ error: "interrupted" });
    expect(heard).toEqual([
      ["word", 2, 3],
      ["word", 4, 0],
    ]);
    expect(calls).toEqual(["cancel", "speak", "cancel"]);
    output.speak(SPOKEN, ears);
    said[1]?.onend?.();
    expect(heard.at(-1)).toEqual(["end"]);
  });
  test.each([
    ["language-unavailable", "no-voice"],
    ["network", "broken"],
  ])("say that they failed (%s)", (error, failure) => {
    const { output, said } = createBrowser([NEAR]);
    const { heard, ears } = listen();
    output.speak(SPOKEN, ears);
    said[0]?.onerror?.({ error });
    expect(heard).toEqual([["failure", failure]]);
  });
  test("that do not speak the language say so, and so does a browser without any", () => {
    const { heard, ears } = listen();
    const { output, said } = createBrowser([ENGLISH]);
    output.speak(SPOKEN, ears);
    const without = createBrowserVoices({});
    without.speak(SPOKEN, ears);
    expect([said, without.isThere(), output.isThere()]).toEqual([[], false, true]);
    expect(heard).toEqual([
      ["failure", "no-voice"],
      ["failure", "no-voice"],
    ]);
  });
});
