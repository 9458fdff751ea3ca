// Knows that a long graph is laid out in a worker, and in the page wherever the worker fails.
import { afterEach, expect, test, vi } from "vitest";
import { layOutAside } from "./lay-out-aside.ts";
import { layOutShape, type Shape } from "./lay-out-shape.ts";

const SHAPES: readonly Shape[] = [
  {
    count: 3,
    lines: [
      [0, 1],
      [0, 2],
    ],
  },
  { count: 2, lines: [[0, 1]] },
];
const LAID = SHAPES.map(layOutShape);

let ended = 0;
/** A worker of the browser that answers as `answer` says. */
function stubWorker(answer: (shapes: readonly Shape[]) => Event): void {
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      postMessage(shapes: readonly Shape[]): void {
        queueMicrotask(() => this.dispatchEvent(answer(shapes)));
      }
      terminate(): void {
        ended += 1;
      }
    },
  );
}
afterEach(() => {
  vi.unstubAllGlobals();
  ended = 0;
});

test("screens §4 what a worker answers is taken, and the worker ended", async () => {
  const answer = LAID.map((laid) => ({ ...laid, routes: [] }));
  stubWorker(() => new MessageEvent("message", { data: answer }));
  expect(await layOutAside(SHAPES)).toEqual(answer);
  expect(ended).toBe(1);
});

test.each(["error", "messageerror"])(
  "screens §4 after %s of the worker the page lays the same out itself, and the worker is ended",
  async (type) => {
    stubWorker(() => new Event(type));
    expect(await layOutAside(SHAPES)).toEqual(LAID);
    expect(ended).toBe(1);
  },
);

test("screens §4 where a browser gives no worker, the page lays it out itself", async () => {
  vi.stubGlobal(
    "Worker",
    class {
      constructor() {
        throw new DOMException("not allowed here", "SecurityError");
      }
    },
  );
  expect(await layOutAside(SHAPES)).toEqual(LAID);
  vi.stubGlobal("Worker", undefined);
  expect(await layOutAside(SHAPES)).toEqual(LAID);
});
