// Knows that blocks in columns are found, read and edited like any other.
import { describe, expect, test } from "vitest";
import { changeBlocks, editTexts, excerptText, isBlank, listBlocks, listMedia, listTexts } from "../index.ts";
import { makeTextBox, writeTextBox } from "../text-box/create.ts";
import { COLUMN_SHARES, makeColumns, readShares } from "./column-shares.ts";
import { type PlainBlock, richTextBlockSchema } from "./rich-text.ts";
import { readBlockWords } from "./words.ts";

const leaf = [{ text: "" }];
const line = (text: string): PlainBlock => ({ type: "paragraph", children: [{ text }] });
const columns = {
  type: "columns" as const,
  children: [
    { type: "column" as const, wide: true, children: [line("One"), line("two")] },
    {
      type: "column" as const,
      children: [{ type: "audio" as const, src: "document:s", title: "Three", transcript: "four", children: leaf }],
    },
  ],
};
const box = writeTextBox(makeTextBox("t"), [line("Zero"), columns, line("five")]);

describe("§3.141 columns", () => {
  test("are read as they were written, in the order of reading", () => {
    expect(richTextBlockSchema.parse(columns)).toEqual(columns);
    expect(readBlockWords(columns)).toBe("One two Three four");
    expect(listTexts(box)).toEqual(["Zero", "One", "two", "Three four", "five"]);
    expect(excerptText(box, 40)).toBe("Zero One two five");
    expect(listMedia(box)).toEqual([{ medium: "audio", address: "document:s", lacksAlternative: false }]);
    expect(listBlocks(box)).toHaveLength(5);
  });
  test("hold no columns", () => {
    const within = { type: "columns", children: [{ type: "column", children: [columns] }] };
    expect(richTextBlockSchema.safeParse(within).success).toBe(false);
  });
  test("have their words replaced where they stand", () => {
    const zero = (text: string) => {
      const start = text.indexOf("o");
      return start < 0 ? [] : [{ start, end: start + 1, written: "0" }];
    };
    const edited = editTexts(box, zero);
    expect(listTexts(edited)).toEqual(["Zer0", "One", "tw0", "Three f0ur", "five"]);
    expect(JSON.stringify(edited)).toContain('"wide":true');
    expect(listBlocks(edited)).toHaveLength(5);
    const replaced = changeBlocks(box, () => line("x"));
    expect(listTexts(replaced)).toEqual(["x", "x", "x", "x", "x"]);
  });
  test("count as unwritten while they are empty", () => {
    expect(isBlank(writeTextBox(makeTextBox("t"), [makeColumns("1:1:1")]))).toBe(true);
    expect(isBlank(box)).toBe(false);
  });
  test("keep how they share the width, where it is one of the known ways", () => {
    expect(COLUMN_SHARES.map((shares) => readShares(makeColumns(shares)))).toEqual(COLUMN_SHARES);
    expect(readShares({ type: "columns", children: [] })).toBeNull();
  });
});
