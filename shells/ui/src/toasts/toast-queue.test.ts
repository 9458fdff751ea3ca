import fc from "fast-check";
import { expect, test } from "vitest";
import {
  dismissToast,
  enqueueToast,
  LONGEST,
  measureToast,
  placeToast,
  type Toast,
  type ToastQueue,
} from "./toast-queue.ts";

const kind = fc.constantFrom("success" as const, "error" as const, "notification" as const);
const toast: fc.Arbitrary<Toast> = fc.record({ id: fc.uuid(), kind, text: fc.string() });
const action = { label: "Undo", run: () => {} };
const of = (given: Partial<Toast>): Toast => ({ id: "1", kind: "success", text: "Saved", ...given });

test.each([
  ["success", 1000],
  ["error", 4000],
  ["notification", 4000],
] as const)("§9.28–§9.30 %s stays %d ms", (kind, duration) => {
  expect(measureToast(of({ kind }))).toBe(duration);
});

test("a toast with an action stays at least ten seconds", () => {
  fc.assert(
    fc.property(toast, fc.integer({ min: 0, max: 60_000 }), (given, duration) => {
      expect(measureToast({ ...given, action, duration })).toBe(Math.max(10_000, duration));
    }),
  );
});

test("§9.32 never longer than a timer can count", () => {
  expect(LONGEST).toBe(2_147_483_647);
  expect(measureToast(of({ duration: Number.POSITIVE_INFINITY }))).toBe(LONGEST);
});

test("§9.31 the centre by default, the end for live notifications", () => {
  expect(placeToast(of({}))).toBe("center");
  expect(placeToast(of({ kind: "notification", live: true }))).toBe("end");
});

test("§9.27 one at a time and in order: each is shown once, when those before it went", () => {
  fc.assert(
    fc.property(fc.uniqueArray(toast, { selector: ({ text }) => text }), (toasts) => {
      let queue: ToastQueue = toasts.reduce<ToastQueue>(enqueueToast, []);
      const shown: string[] = [];
      while (queue[0]) {
        shown.push(queue[0].text);
        queue = dismissToast(queue, queue[0].id);
      }
      expect(shown).toEqual(toasts.map(({ text }) => text));
    }),
  );
});

test("§9.27 a waiting toast can be removed before it was seen", () => {
  const queue = [of({ id: "1", text: "a" }), of({ id: "2", text: "b" }), of({ id: "3", text: "c" })];
  expect(dismissToast(queue, "2").map(({ id }) => id)).toEqual(["1", "3"]);
});

test("§9.27 the same words are not repeated right after themselves", () => {
  const queue = enqueueToast([], of({ id: "1" }));
  expect(enqueueToast(queue, of({ id: "2" }))).toHaveLength(1);
  expect(enqueueToast(queue, of({ id: "2", kind: "error" }))).toHaveLength(2);
  expect(enqueueToast(queue, of({ id: "2", action }))).toHaveLength(2);
  expect(enqueueToast(queue, of({ id: "1", text: "other" }))).toEqual(queue);
});
