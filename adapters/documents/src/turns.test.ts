// Knows that somebody who asks for much delays nobody for long, that one work runs at a time, and that a failure ends
// nothing.
import fc from "fast-check";
import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("at most n works of another person come before the n-th work of a person, however many wait; each person's in order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 40 }), async (asked) => {
      const take = createTurns();
      const done: string[] = [];
      let running = 0;
      const count = (names: readonly string[], name: string) => names.filter((one) => one === name).length;
      // A work that comes while one is under way waits for it: the count begins after it.
      void take("under way", () => Promise.resolve());
      await Promise.allSettled(
        asked.map((name, at) =>
          take(name, async () => {
            running += 1;
            await Promise.resolve();
            expect(running).toBe(1);
            // Its place in the person's own order.
            expect(count(done, name)).toBe(count(asked.slice(0, at), name));
            running -= 1;
            done.push(name);
            if (at % 3 === 0) throw new Error("it cannot be decoded");
          }),
        ),
      );
      expect(done).toHaveLength(asked.length);
      for (const [at, name] of done.entries()) {
        const before = done.slice(0, at);
        for (const other of ["a", "b", "c"])
          if (other !== name) expect(count(before, other)).toBeLessThanOrEqual(count(before, name) + 1);
      }
    }),
  );
});

test("the answer is the work's own, also where it fails, and later works are still done", async () => {
  const take = createTurns();
  await expect(take("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(take("a", async () => 7)).resolves.toBe(7);
});
