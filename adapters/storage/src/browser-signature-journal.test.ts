// Knows that a signature made without a network stays on its device, for its signer alone, until it was taken.
import { expect, test } from "vitest";
import { createBrowserSignatureJournal } from "./index.ts";

const signature = {
  slotSlug: "slot",
  code: "ABCDEFGH",
  drawing: "M0 0L1 1",
  madeAt: "2026-01-01T00:00:01.000Z",
};
function makeStorage(isFull = false): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
}

test("decisions 11: it is there when the page is opened again, the oldest first, and for nobody else", () => {
  const storage = makeStorage();
  const journal = createBrowserSignatureJournal(storage, "demo_ada");
  journal.keep(signature);
  journal.keep({ ...signature, slotSlug: "other", code: null, drawing: null, madeAt: "2026-01-01T00:00:00.000Z" });
  const again = createBrowserSignatureJournal(storage, "demo_ada");
  expect(again.readPending().map(({ slotSlug }) => slotSlug)).toEqual(["other", "slot"]);
  expect(createBrowserSignatureJournal(storage, "demo_eve").readPending()).toEqual([]);
  again.forget(signature);
  expect(journal.readPending().map(({ slotSlug }) => slotSlug)).toEqual(["other"]);
});

test("what somebody else wrote there is passed over, and a full storage loses nothing as long as the page stands", () => {
  const storage = makeStorage();
  storage.setItem("front.SIGNATURE.demo_ada#slot", '{"slotSlug":1}');
  storage.setItem("front.SIGNATURE.demo_ada#more", "no JSON");
  expect(createBrowserSignatureJournal(storage, "demo_ada").readPending()).toEqual([]);
  const full = createBrowserSignatureJournal(makeStorage(true), "demo_tom");
  full.keep(signature);
  expect(full.readPending()).toEqual([signature]);
  full.forget(signature);
  expect(full.readPending()).toEqual([]);
});
