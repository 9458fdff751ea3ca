import { expect, test } from "vitest";
import { renewTyped } from "./use-draft.ts";

const seen = { title: "old", author: "Ann" };

test("sent values give way to what is stored; what was typed since stays", () => {
  const sent = { title: "sent", author: "Ben" };
  const stored = { title: "sent", author: "Ben" };
  expect(renewTyped({ title: "sent and more", author: "Ben" }, { stored, seen, sent })).toEqual({
    title: "sent and more",
  });
});

test("what another stored is shown, and what was typed over the rest stays", () => {
  const stored = { title: "theirs", author: "Ann" };
  expect(renewTyped({ title: "mine", author: "Ben" }, { stored, seen, sent: null })).toEqual({ author: "Ben" });
});
