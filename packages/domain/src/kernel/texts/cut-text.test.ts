// Knows that no text is cut in the middle of a character, wherever the cut falls.
import { expect, test } from "vitest";
import { cutText } from "./cut-text.ts";

test("a text is cut between characters, and one that is short enough stays as it is", () => {
  expect(cutText("ab🐘c", 3)).toBe("ab");
  expect(cutText("ab🐘c", 4)).toBe("ab🐘");
  expect(cutText("ab🐘", 4)).toBe("ab🐘");
});
