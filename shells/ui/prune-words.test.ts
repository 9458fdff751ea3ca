// Knows that a build keeps each word that it uses, and no other.
import fc from "fast-check";
import { expect, test } from "vitest";
import { prune } from "./prune-words.ts";

/** The quotes that minifiers use. */
const QUOTERS: readonly ((text: string) => string)[] = [
  (text) => JSON.stringify(text),
  (text) => `\`${text.replaceAll("\\", "\\\\").replaceAll("`", "\\`")}\``,
  (text) => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`,
  (text) => JSON.stringify(text).replaceAll("\u00a0", "\\xA0").replaceAll("é", "\\u{e9}"),
];
const id = fc.stringMatching(/^[A-Za-z0-9+/]{6}$/);
const word = fc
  .string({ unit: fc.oneof(fc.constantFrom("\u00a0", "é", "’", '"', "\\"), fc.string({ minLength: 1, maxLength: 1 })) })
  .filter((text) => !/[\n\r\u2028\u2029$]/.test(text));

test("of words that are said in two places, those of the first are left out of the second", () => {
  const words = 'JSON.parse(`{"aaaaaa":["one"],"bbbbbb":["two"],"cccccc":["three"]}`)';
  expect(prune(words, 'say("aaaaaa");say("bbbbbb")', 'say("aaaaaa")')).toBe(
    `JSON.parse(${JSON.stringify('{"bbbbbb":["two"]}')})`,
  );
});

test("whatever the words are, those that are said stay as they are, and the others go", () => {
  fc.assert(
    fc.property(
      fc.dictionary(id, fc.array(word, { maxLength: 2 })),
      fc.array(id),
      fc.constantFrom(...QUOTERS),
      (words, others, quote) => {
        const said = Object.keys(words).filter((_, at) => at % 2 === 0);
        const code = `let a=JSON.parse(${quote(JSON.stringify(words))});say(${[...said, ...others].map((one) => JSON.stringify(one)).join()})`;
        const catalogue = /JSON\.parse\(("(?:\\.|[^"])*")\)/s.exec(prune(code, code))?.[1] ?? "null";
        const kept = JSON.parse(JSON.parse(catalogue));
        const named = new Set([...said, ...others]);
        expect(kept).toEqual(Object.fromEntries(Object.entries(words).filter(([one]) => named.has(one))));
      },
    ),
  );
});
