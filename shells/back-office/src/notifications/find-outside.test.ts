// Knows that somebody without messages in the office is led to theirs on the site.
import { expect, test } from "vitest";
import { findOutside } from "./find-outside.ts";

test("§1.27 an expert without a place in the office answers on the site; whoever asked reads there what was answered", async () => {
  const reading = (answers: boolean) => ({ read: async () => ({ ok: true, value: { answers } }) as const });
  expect(await findOutside(reading(true), "a b")).toBe("/messages?as=expert&thread=a%20b");
  expect(await findOutside(reading(false), "a")).toBe("/messages?thread=a");
  const unread = { read: async () => ({ ok: false, error: "offline" }) as const };
  expect(await findOutside(unread, "a")).toBe("/messages?as=expert&thread=a");
});
