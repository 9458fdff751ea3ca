import { expect, test } from "vitest";
import { changeTags, MOST_TAGS, TAG } from "./index.ts";

const WORDS = ["fire", "first-aid", "sea"];

test("§3.34 a tag has lower-case letters, digits and single hyphens alone", () => {
  expect(["fire", "first-aid", "iso-9001"].filter((text) => !TAG.test(text))).toEqual([]);
  const others = ["", "Fire", "fire aid", "-fire", "fire--aid", "sécurité"];
  expect(others.filter((text) => TAG.test(text))).toEqual([]);
});

test("§3.34 a product has tags of its client alone, each once, by their letters", () => {
  const change = (add: readonly string[], remove: readonly string[] = []) =>
    changeTags(["sea"], WORDS, { add, remove });
  expect(change(["first-aid", "fire", "fire"])).toEqual({ ok: true, value: ["fire", "first-aid", "sea"] });
  expect(change(["sea"])).toEqual({ ok: true, value: ["sea"] });
  expect(change(["fire"], ["sea", "never"])).toEqual({ ok: true, value: ["fire"] });
  expect(change(["fire", "water"])).toEqual({ ok: false, error: "unknown" });
});

test("§3.34 a tag that its client has no more stays removable", () => {
  expect(changeTags(["gone", "sea"], WORDS, { add: [], remove: ["gone"] })).toEqual({ ok: true, value: ["sea"] });
});

test(`§3.34 a product has ${MOST_TAGS} tags at most, and one more is refused whole`, () => {
  const words = Array.from({ length: MOST_TAGS + 1 }, (_, at) => `tag-${at}`);
  const full = words.slice(0, MOST_TAGS);
  const [last = ""] = words.slice(-1);
  expect(changeTags([], words, { add: full, remove: [] }).ok).toBe(true);
  expect(changeTags(full, words, { add: [last], remove: [] })).toEqual({ ok: false, error: "too-many" });
  expect(changeTags(full, words, { add: [last], remove: ["tag-0"] }).ok).toBe(true);
});
