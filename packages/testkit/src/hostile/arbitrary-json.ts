// Knows JSON that no honest program writes, but that a JSON parser can return.

import type { Json } from "@academiz/domain/kernel";
import fc from "fast-check";
import { anyText } from "./any-text.ts";

/** Names of fields in courses and progresses, so that hostile values stand where code looks. */
const NAMES = [
  "version",
  "local",
  "slug",
  "chapters",
  "slides",
  "interactivities",
  "medias",
  "params",
  "config",
  "content",
  "context",
  "data",
  "boxes",
  "contents",
  "nodes",
  "cards",
  "cardRows",
  "cardSize",
  "attachment",
  "attachments",
  "questions",
  "statements",
  "type",
  "weight",
  "styleParams",
  "slideBackground",
  "validators",
  "requirements",
  "elements",
  "validationConditions",
  "publishedDate",
  "status",
  "percentage",
  "score",
  "time",
  "scrolled",
  "currentChapterIndex",
  "currentSlideSlug",
  "eventDate",
  "nbTimeDone",
] as const;

/** Names with a meaning in the language itself. */
const TRAPS = ["__proto__", "constructor", "prototype", "hasOwnProperty", "toString", "length", "then", ""] as const;

/**
 * Texts that are legal in JSON and rarely thought of: lone surrogates, control characters, marks that turn or hide
 * text, words for no number.
 */
const WILD_TEXTS = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\udc00\ud800",
  "e\u0301",
  "\u202e\u200f\u200e",
  "\u2028\u2029",
  "\ufeff",
  "NaN",
  "Infinity",
  "-0",
  "1e999",
  "null",
  "undefined",
  "[object Object]",
  "__proto__",
  "../../..",
  "<script>alert(1)</script>",
  "document:",
  "😀👩‍👩‍👧‍👦",
  "x".repeat(10_000),
] as const;

/** `JSON.parse` makes infinities of `1e999`, and keeps the sign of zero. */
const WILD_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  1e308,
  2 ** 31,
  2 ** 53 + 2,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
] as const;

const arbitraryName: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 2, arbitrary: fc.constantFrom(...TRAPS) },
  { weight: 1, arbitrary: anyText({ maxLength: 4 }) },
);

/** A value without values inside. */
export const arbitraryHostileLeaf: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, false),
  fc.constantFrom<Json>(...WILD_TEXTS),
  fc.constantFrom<Json>(...WILD_NUMBERS),
  fc.constantFrom<Json>("COMPLETE", "LOCKED", "VRAI_FAUX", "game", "text-box", "flip-card", "1.0.0", "1.11.0", "FR"),
  anyText({ maxLength: 8 }),
  fc.double({ noNaN: true }),
);

/** `Object.fromEntries` makes `__proto__` an own property, as `JSON.parse` does. */
const makeObject = (entries: readonly (readonly [string, Json])[]): Json => Object.fromEntries(entries);

const arbitraryTree: fc.Arbitrary<Json> = fc.letrec<{ tree: Json }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6, depthSize: "small" },
    arbitraryHostileLeaf,
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.array(fc.tuple(arbitraryName, tie("tree")), { maxLength: 6 }).map(makeObject),
  ),
})).tree;

const wrap = (name: string | undefined, inner: Json): Json =>
  name === undefined ? [inner] : makeObject([[name, inner]]);

/** Up to 600 levels, through lists and properties in turn. */
const arbitraryDeep: fc.Arbitrary<Json> = fc
  .record({
    names: fc.array(fc.option(arbitraryName, { nil: undefined }), { minLength: 1, maxLength: 3 }),
    depth: fc.nat(600),
  })
  .map(({ names, depth }) => {
    let value: Json = null;
    for (let level = 0; level < depth; level++) value = wrap(names[level % names.length], value);
    return value;
  });

/** A list or an object of up to 3,000 entries that are all alike. */
const arbitraryHuge: fc.Arbitrary<Json> = fc
  .record({ item: arbitraryTree, count: fc.nat(3_000), isList: fc.boolean() })
  .map(({ item, count, isList }) =>
    isList
      ? Array.from({ length: count }, () => item)
      : makeObject(Array.from({ length: count }, (_, n) => [`k${n}`, item] as const)),
  );

/**
 * Any value that `JSON.parse` can give, the worst ones often: odd texts and numbers, names such as `__proto__`, up to
 * 600 levels deep or 3,000 entries long.
 */
export const arbitraryHostileJson: fc.Arbitrary<Json> = fc.oneof(
  { weight: 8, arbitrary: arbitraryTree },
  { weight: 2, arbitrary: arbitraryDeep },
  { weight: 1, arbitrary: arbitraryHuge },
);

/** An object that states a version and has the fields of a course where code looks for them. */
export const arbitraryHostileContent: fc.Arbitrary<Json> = fc
  .record({
    version: fc.constantFrom("1.0.0", "1.1.0", "1.3.0", "1.5.0", "1.9.0", "1.10.0", "1.11.0"),
    rest: fc.array(
      fc.tuple(
        fc.constantFrom("chapters", "params", "context", "local", "validators", "documents"),
        arbitraryHostileJson,
      ),
      { maxLength: 4 },
    ),
  })
  .map(({ version, rest }) => makeObject([...rest, ["version", version]]));
