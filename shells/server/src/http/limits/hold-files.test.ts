// Proves how many files of one person are under way at most, and that finished ones make room.
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createFilePlaces } from "./hold-files.ts";

test("a person sends so many files at once, and another when one has ended, however it ended", async () => {
  const places = createFilePlaces(2);
  const answers = [new Writable(), new Writable(), new Writable()] as const;
  const hold = (raw: Writable, userId = "ana") => places.hold({ raw }, userId).ok;
  expect(answers.map((raw) => hold(raw))).toEqual([true, true, false]);
  expect(places.hold({ raw: answers[2] }, "ana")).toEqual({
    ok: false,
    error: { code: "uploads.too-many", retryAfter: 5 },
  });
  expect(hold(new Writable(), "ben")).toBe(true);
  await new Promise((resolve) => answers[0].once("close", resolve).destroy());
  expect([hold(answers[2]), hold(new Writable())]).toEqual([true, false]);
});
