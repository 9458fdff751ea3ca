// Knows that the words of a bank keep their places while others are put into gaps and taken back.
import type { GapTextView } from "@academiz/domain/games";
import { expect, test } from "vitest";
import { listWaiting } from "./tokens.ts";

const WORDS = ["a", "b", "c", "d", "e", "f"];
const view = (answers: readonly string[]): GapTextView => ({
  parts: WORDS.map((right, index) => ({
    ...{ kind: "gap", slug: right, number: index + 1, mode: "token", answer: answers[index] ?? "", offers: [] },
    ...{ hint: "", right, spelled: null, verdict: null },
  })),
  ...{ gapCount: WORDS.length, bank: WORDS, seed: null, explanation: "" },
});

test("§9.18 words that wait keep their order, whichever of them is placed", () => {
  for (let seed = 0; seed < 20; seed++) {
    const all = listWaiting(view([]), seed);
    expect(all.toSorted()).toEqual(WORDS.map((_, index) => String(index)));
    for (const [index, word] of WORDS.entries()) {
      expect(listWaiting(view([word]), seed)).toEqual(all.filter((token) => token !== String(index)));
    }
  }
});
