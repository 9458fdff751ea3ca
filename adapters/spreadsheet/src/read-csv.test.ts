// Knows the texts that people send as tables, and those that are not tables (attack 71).
import type { SheetFile, SheetRow } from "@academiz/backend/ports";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCsv, writeCsv } from "./index.ts";

/** Bytes that come in small pieces: text at an edge is read as anywhere else. */
const asFile = (bytes: Uint8Array, piece = 5): SheetFile => ({
  size: bytes.byteLength,
  async *read(part) {
    const whole = part ? bytes.subarray(part.start, part.end + 1) : bytes;
    for (let at = 0; at < whole.byteLength; at += piece) yield whole.subarray(at, at + piece);
  },
});
async function read(bytes: Uint8Array | string, piece?: number, most?: number) {
  const rows: SheetRow[] = [];
  const take = async (portion: readonly SheetRow[]) => {
    rows.push(...portion);
    return true;
  };
  const result = await readCsv(asFile(Buffer.from(bytes as string), piece), take, most);
  return result.ok ? rows.map(({ cells }) => cells) : result.error;
}
const TABLE = [
  ["Identifiant", "Prénom"],
  ["zoé", "Zoé; l’aînée"],
  ["", 'dit "Z"'],
];
const toText = (delimiter: string, end: string) =>
  TABLE.map((row) =>
    row.map((cell) => (/[";,\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter),
  ).join(end);

describe("§7.36 a table of text", () => {
  test.each([";", ",", "\t"])("is read with any delimiter, end of line and mark: %j", async (delimiter) => {
    for (const end of ["\r\n", "\n", "\r"])
      for (const text of [toText(delimiter, end), `\ufeff${toText(delimiter, end)}${end}`])
        for (const piece of [1, 7, 10_000]) expect(await read(text, piece)).toEqual(TABLE);
  });

  test("is read in UTF-16, with its mark or without, and in Windows-1252", async () => {
    const text = toText(";", "\r\n");
    const wide = Buffer.from(text, "utf16le");
    const swapped = Buffer.from(wide).swap16();
    for (const bytes of [
      Buffer.concat([Buffer.from([0xff, 0xfe]), wide]),
      wide,
      Buffer.concat([Buffer.from([0xfe, 0xff]), swapped]),
      swapped,
      Buffer.from(text.replace("’", "\u0092"), "latin1"),
    ])
      expect(await read(bytes)).toEqual(TABLE);
  });

  test("§3.229 lines are counted as a spreadsheet does: empty lines count, and a line with a cell of several lines counts once", async () => {
    const numbers: number[] = [];
    await readCsv(asFile(Buffer.from('a,b\n\n"1\n2",c\nd,e')), async (rows) => {
      numbers.push(...rows.filter(({ cells }) => cells.length > 1).map(({ number }) => number));
      return true;
    });
    expect(numbers).toEqual([1, 3, 4]);
  });

  test("whoever takes the rows may stop", async () => {
    let taken = 0;
    const bytes = Buffer.from("a,b\n".repeat(5_000));
    const result = await readCsv(asFile(bytes, 10_000), async (rows) => {
      taken += rows.length;
      return false;
    });
    expect([result.ok, taken]).toEqual([true, 100]);
  });

  test("attack 70 what was written is read back, whatever stands in it", async () => {
    const cell = fc.string({
      unit: fc.constantFrom("a", "é", '"', ";", ",", "\t", " ", "=", "\r", "\n", "'", "\ud83d\ude00"),
    });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(table, fc.constantFrom(",", ";"), async (rows, delimiter) => {
        const head = ["Login", "E-mail"];
        const write = async function* () {
          yield [head, ...rows];
        };
        expect(await read(await writeCsv(write(), delimiter))).toEqual([head, ...rows]);
      }),
    );
  });
});

describe("attack 71: a text that is not a table", () => {
  test.each([
    ["a quote that is never closed", 'a,b\n"c,d\ne,f', /never closed/],
    ["something behind a closing quote", 'a,b\n"c"d,e', /closing quote/],
    ["a quote in the middle", 'a,b\nc"d,e', /middle of a cell/],
  ])("%s", async (_, text, words) => {
    expect(await read(text)).toEqual({ code: "file.unreadable", message: expect.stringMatching(words) });
  });

  test("UTF-16 that is cut in the middle of a letter", async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("a;b", "utf16le"), Buffer.from([0x41])]);
    expect(await read(bytes)).toEqual({ code: "file.unreadable", message: expect.stringContaining("utf-16le") });
  });

  test("ten megabytes in one cell are not kept", async () => {
    const bytes = Buffer.from(`a,b\n${"x".repeat(10_000_000)},c`);
    expect(await read(bytes, 65_536)).toEqual({ code: "file.too-large", message: expect.stringContaining("line 2") });
  });

  test("a thousand columns are a thousand cells, and an empty text has no row", async () => {
    const rows = await read(`${"x,".repeat(999)}x`);
    expect(Array.isArray(rows) && rows[0]?.length).toBe(1_000);
    expect(await read("")).toEqual([]);
  });

  test("cells without an end are not kept; lines of nothing count for nothing", async () => {
    const text = `${"a,,,,\n".repeat(20)}${",,,,\n".repeat(20)}`;
    expect(await read(text, 5, 100)).toHaveLength(40);
    expect(await read(text, 5, 99)).toEqual({ code: "file.too-large", message: "it has more than 99 cells" });
  });

  test("a disk that fails is no fault of the file", async () => {
    const failing: SheetFile = {
      size: 10,
      // biome-ignore lint/correctness/useYield: it fails before
      async *read() {
        throw new Error("EIO");
      },
    };
    await expect(readCsv(failing, async () => true)).rejects.toThrow("EIO");
  });
});
