import { expect, test } from "vitest";
import { changeTags, cleanTag, compareTags, findTag, MOST_TAGS, TAG } from "./index.ts";

const WORDS = ["fire", "first-aid", "sea"];

test("§3.34 a tag is what people write, on one line; what was a tag before stays one", () => {
  const tags = ["fire", "first-aid", "iso-9001", "Sécurité", "Fire aid", "ISO 9001 : 2015", "安全", "R&D", "-"];
  expect(tags.filter((text) => !TAG.test(text))).toEqual([]);
  const others = [
    "",
    " ",
    " fire",
    "fire ",
    "fire  aid",
    "fire\naid",
    "fire/aid",
    "fire, aid",
    "fire\\aid",
    "fi\u200bre",
    "\ud800",
  ];
  expect(others.filter((text) => TAG.test(text))).toEqual([]);
});

test("§3.34 what was typed is cleaned to a tag, and a tag is the same whatever its capitals and accents", () => {
  expect(cleanTag("  Se\u0301curité \t incendie ")).toBe("S\u00e9curité incendie");
  expect(findTag(["fire", "Sécurité"], "securite")).toBe("Sécurité");
  expect(findTag(["fire", "Sécurité"], "Sûreté")).toBeUndefined();
  expect(["sea", "Zone", "Été", "fire", "Sea"].toSorted(compareTags)).toEqual(["Été", "fire", "Sea", "sea", "Zone"]);
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
