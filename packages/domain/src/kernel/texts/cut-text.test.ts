// Knows that no text is cut in the middle of a character, wherever the cut falls.
import { expect, test } from "vitest";
import { nameCopy } from "../../catalog/name-copy.ts";
import { readFormAnswer } from "../../games/jump-form/answer.ts";
import { cutText } from "./cut-text.ts";

test("a text is cut between characters, and one that is short enough stays as it is", () => {
  expect(cutText("ab🐘c", 3)).toBe("ab");
  expect(cutText("ab🐘c", 4)).toBe("ab🐘");
  expect(cutText("ab🐘", 4)).toBe("ab🐘");
});

test("§7.86 the name of a copy holds whole characters, however long the name is", () => {
  expect(nameCopy(`${"a".repeat(189)}🐘b`, "EN")).toBe(`${"a".repeat(189)} (copy)`);
});

test("an answer that is too long keeps whole characters", () => {
  const question = { slug: "a", kind: "short", options: [] } as unknown as Parameters<typeof readFormAnswer>[0];
  expect(readFormAnswer(question, `${"a".repeat(199)}🐘`)).toEqual({ kind: "words", text: "a".repeat(199) });
});
