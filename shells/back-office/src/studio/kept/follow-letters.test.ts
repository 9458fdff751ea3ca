// Proves that a screen misses nothing while letters wait, and waits for letters alone.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followLetters } from "./follow-letters.ts";

interface State {
  readonly text: string;
  readonly saving: string;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  let now: State = { text: "", saving: "saved" };
  const listeners = new Set<(state: State) => void>();
  const drawn: State[] = [];
  const turns = new EventTarget();
  const letters = followLetters<State>({
    followed: {
      getSnapshot: () => now,
      subscribe(listener) {
        listeners.add(listener);
        return { unsubscribe: () => void listeners.delete(listener) };
      },
    },
    isLetter: (before, after) => before.saving === after.saving,
    draw: (state) => void drawn.push(state),
    turns,
  });
  const set = (part: Partial<State>) => {
    now = { ...now, ...part };
    for (const listener of listeners) listener(now);
  };
  return { ...letters, drawn, turns, set, listeners };
}

test("letters in a field that shows them wait for a pause, and then the last is drawn once", () => {
  const { type, set, drawn } = open();
  for (const text of ["a", "ab", "abc"]) {
    type(() => set({ text }));
    vi.advanceTimersByTime(200);
  }
  expect(drawn).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(drawn.map(({ text }) => text)).toEqual(["abc"]);
});

test("what is more than a letter is drawn at once, with all letters before it", () => {
  const { type, set, drawn } = open();
  type(() => set({ text: "a", saving: "saving" }));
  type(() => set({ text: "ab" }));
  set({ saving: "saved" });
  expect(drawn).toEqual([
    { text: "a", saving: "saving" },
    { text: "ab", saving: "saved" },
  ]);
  vi.advanceTimersByTime(1_000);
  expect(drawn).toHaveLength(2);
});

test("a change that no field has shown is drawn at once", () => {
  const { set, drawn } = open();
  set({ text: "from elsewhere" });
  expect(drawn).toHaveLength(1);
});

test.each(["pointerdown", "focusout", "dragenter"])(
  "whoever turns to something else (%s) finds it as it is",
  (turn) => {
    const { type, set, drawn, turns } = open();
    turns.dispatchEvent(new Event(turn));
    expect(drawn).toEqual([]);
    type(() => set({ text: "a" }));
    turns.dispatchEvent(new Event(turn));
    expect(drawn.map(({ text }) => text)).toEqual(["a"]);
  },
);

test("§4.77 beside a trial every letter is drawn at once, those that wait too", () => {
  const { type, set, drawn, drawLetters } = open();
  type(() => set({ text: "a" }));
  drawLetters(true);
  type(() => set({ text: "ab" }));
  expect(drawn.map(({ text }) => text)).toEqual(["a", "ab"]);
  drawLetters(false);
  type(() => set({ text: "abc" }));
  expect(drawn.map(({ text }) => text)).toEqual(["a", "ab"]);
});

test("nothing is drawn after the end", () => {
  const { type, set, drawn, stop, turns, listeners } = open();
  type(() => set({ text: "a" }));
  stop();
  turns.dispatchEvent(new Event("pointerdown"));
  vi.advanceTimersByTime(1_000);
  expect([drawn.length, listeners.size]).toEqual([0, 0]);
});
