// Knows which typed words are right, whichever game asks for them.
import fc from "fast-check";
import { expect, test } from "vitest";
import { compareWords, type Tolerance } from "./tolerance.ts";

const right = (typed: string, accepted: string, tolerance: Tolerance = {}) =>
  compareWords(typed, [accepted], tolerance, true).isRight;

test.each([
  ["zoe", "Zoé", {}, true],
  ["Zoe", "Zoé", { strict: ["accents"] }, false],
  ["zoé", "Zoé", { strict: ["case"] }, false],
  ["Zoé", "Zoé", { strict: ["case", "accents", "punctuation"] }, true],
  ["l'eau", "L’eau", {}, true],
  ["porte monnaie", "porte-monnaie", {}, true],
  ["porte monnaie", "porte-monnaie", { strict: ["punctuation"] }, false],
  ["  coeur ", "cœur", {}, true],
  ["D.A.E.", "DAE", {}, true],
  ["DAE", "D.A.E.", {}, true],
  ["D.A.E.", "DAE", { strict: ["punctuation"] }, false],
  ["?", "!", {}, false],
  ["?", "?", {}, true],
  ["", "…", {}, false],
  ["parsi", "Paris", {}, false],
  ["parsi", "Paris", { allowsTypos: true }, true],
  ["pari", "Paris", { allowsTypos: true }, true],
  ["pairs", "Paris", { allowsTypos: true }, true],
  ["porus", "Paris", { allowsTypos: true }, false],
  ["cat", "cats", { allowsTypos: true }, false],
  ["chats", "chat", { allowsTypos: true }, false],
  ["pariss", "Paris", { allowsTypos: true }, true],
  ["en 1943", "en 1942", { allowsTypos: true }, false],
  ["12346", "12345", { allowsTypos: true }, false],
  ["B1234", "A1234", { allowsTypos: true }, false],
  ["le chien dort", "la chien dort", { allowsTypos: true }, false],
  ["the blak panther", "the black panther", { allowsTypos: true }, true],
  ["the blak pantehr", "the black panther", { allowsTypos: true }, false],
  ["panther", "the panther", { allowsTypos: true }, false],
  ["New Yorks", "New York", { allowsTypos: true }, false],
  ["photosynthesis", "photo*", {}, true],
  ["the photo album", "*photo*", {}, true],
  ["photo", "photo*s", {}, false],
  ["aa", "a*a", {}, true],
  ["a", "a*a", {}, false],
] as const)("§9.18 “%s” for “%s” with %j is right: %s", (typed, accepted, tolerance, isRight) => {
  expect(right(typed, accepted, tolerance)).toBe(isRight);
});
test("§9.18 a right answer in another spelling is told in the author's; capitals and points alone are not worth telling", () => {
  expect(compareWords("zoe", ["Zoé"], {}).spelled).toBe("Zoé");
  expect(compareWords("ZOÉ.", ["Zoé"], {}).spelled).toBeNull();
  expect(compareWords("zoe", ["Zoé", "Zoe"], {}).spelled).toBeNull();
  expect(compareWords("nobody", ["Zoé"], {}).spelled).toBeNull();
});
test("an author who is strict about one thing forgives a typo only where others are forgiven it too", () => {
  expect(right("porte-cls", "porte-clé", { strict: ["punctuation"], allowsTypos: true })).toBe(false);
  expect(right("prote-clé", "porte-clé", { strict: ["punctuation"], allowsTypos: true })).toBe(true);
  expect(right("prote clé", "porte-clé", { strict: ["punctuation"], allowsTypos: true })).toBe(false);
});
test("whatever is typed, the author's own words are right, and stricter authors accept no more", () => {
  const strict = fc.subarray(["case", "accents", "punctuation"] as const);
  fc.assert(
    fc.property(fc.string(), fc.string(), strict, fc.boolean(), (typed, word, kept, allowsTypos) => {
      const accepts = (text: string, tolerance: Tolerance) => compareWords(text, [word], tolerance).isRight;
      if (word.trim() !== "") expect(accepts(word, { strict: kept, allowsTypos })).toBe(true);
      if (accepts(typed, { strict: kept, allowsTypos })) expect(accepts(typed, { allowsTypos })).toBe(true);
    }),
  );
});
