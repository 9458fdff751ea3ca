// Proves that heavy works run a few at a time, in order, and that nobody takes all the places.
import { succeed } from "@academiz/domain/kernel";
import { expect, test } from "vitest";
import { createTurns } from "./take-turns.ts";

/** Works that end when they are told to, in the order in which they began. */
function createWorks() {
  const begun: { name: string; end: () => void }[] = [];
  const work = (name: string) => () =>
    new Promise<ReturnType<typeof succeed<string>>>((resolve) =>
      begun.push({ name, end: () => resolve(succeed(name)) }),
    );
  return { work, begun, list: () => begun.map(({ name }) => name) };
}

test("no more than the limit are at work; the others follow in their order", async () => {
  const turns = createTurns({ atOnce: 2, waiting: 10, ofOne: 10 });
  const { work, begun, list } = createWorks();
  const taken = ["a", "b", "c", "d"].map((name) => turns.take(name, work(name)));
  expect(list()).toEqual(["a", "b"]);
  begun[1]?.end();
  await taken[1];
  expect(list()).toEqual(["a", "b", "c"]);
  begun[0]?.end();
  begun[2]?.end();
  await Promise.all(taken.slice(0, 3));
  begun[3]?.end();
  expect(await taken[3]).toEqual(succeed("d"));
});

test("one caller has some of the places, and those who wait have a number", async () => {
  const turns = createTurns({ atOnce: 1, waiting: 2, ofOne: 2 });
  const { work, begun, list } = createWorks();
  const taken = [turns.take("a", work("1")), turns.take("a", work("2"))];
  expect(await turns.take("a", work("3"))).toEqual({ ok: false, error: { code: "bodies.too-many", retryAfter: 5 } });
  taken.push(turns.take("b", work("4")));
  expect(await turns.take("c", work("5"))).toEqual({ ok: false, error: { code: "maintenance" } });
  for (let at = 0; at < 3; at += 1) {
    begun[at]?.end();
    await taken[at];
  }
  expect(list()).toEqual(["1", "2", "4"]);
  const last = turns.take("a", work("6"));
  begun[3]?.end();
  expect(await last).toEqual(succeed("6"));
});

test("a work that breaks leaves its place", async () => {
  const turns = createTurns({ atOnce: 1, waiting: 0, ofOne: 1 });
  const broken = turns.take("a", () => Promise.reject(new Error("broken")));
  await expect(broken).rejects.toThrow("broken");
  expect(await turns.take("a", async () => succeed(1))).toEqual(succeed(1));
});
