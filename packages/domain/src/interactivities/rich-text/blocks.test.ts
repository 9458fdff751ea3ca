import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PlainBlock, richTextBlockSchema } from "./rich-text.ts";
import { fillTable, makeTable } from "./table.ts";
import { isSomething, readBlockWords, readLines } from "./words.ts";

const cells = (...words: readonly string[]) => words.map((text) => [{ text }]);
const table = fillTable([cells("Colour", "Use"), cells("Red", "Paper,\nwood")], { headRow: true, caption: "Fire" });
const BLOCKS: readonly (readonly [PlainBlock, readonly string[], string])[] = [
  [
    { type: "callout", tone: "danger", children: [{ text: "Never " }, { text: "on oil", bold: true }] },
    ["Never on oil"],
    "Never on oil",
  ],
  [
    { type: "code-block", children: [{ text: "if (fire)\n  leave();" }] },
    ["if (fire)\n  leave();"],
    "if (fire) leave();",
  ],
  [{ type: "embed", src: "https://a.example/b", title: "The film", children: [{ text: "" }] }, [""], "The film"],
  [table ?? makeTable(1, 1), ["Fire", "Colour Use", "Red Paper,\nwood"], "Fire Colour Use Red Paper, wood"],
];

describe("§3.141 what stands in a text beside lines and lists", () => {
  test.each(BLOCKS)("%j is read as it was written, and its words are found", (block, lines, words) => {
    expect(richTextBlockSchema.parse(block)).toEqual(block);
    expect([readLines(block), readBlockWords(block), isSomething(block)]).toEqual([lines, words, true]);
  });

  test("rows of different widths are filled up to the widest, none of their words is lost, and none is without a cell", () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 4 }), { maxLength: 6 }), (rows) => {
        const filled = fillTable(
          rows.map((row) => cells(...row)),
          {},
        );
        const width = Math.max(0, ...rows.map(({ length }) => length));
        if (width === 0) {
          expect(filled).toBeNull();
          return;
        }
        expect(filled?.children.map(({ children }) => children.length)).toEqual(rows.map(() => width));
        const read = filled?.children.flatMap(({ children }) =>
          children.flatMap((cell) => cell.children.map((one) => ("text" in one ? one.text : ""))),
        );
        expect(read?.join("")).toBe(rows.flat().join(""));
        expect(richTextBlockSchema.safeParse(filled).success).toBe(true);
      }),
    );
  });

  test("an empty table is nothing that was written", () => {
    expect(isSomething(makeTable(2, 2))).toBe(false);
  });
});
