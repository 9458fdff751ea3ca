// Knows the workbooks that people send, and those that are made to do harm (attack 72).
import type { SheetFile, SheetRow } from "@academiz/backend/ports";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BadFile, writeZip } from "../zip/testing/write-zip.ts";
import { readWorkbook } from "./read-workbook.ts";
import { writeWorkbook } from "./write-workbook.ts";

const asFile = (bytes: Uint8Array): SheetFile => ({
  size: bytes.byteLength,
  async *read(part) {
    yield part ? bytes.subarray(part.start, part.end + 1) : bytes;
  },
});
async function read(bytes: Uint8Array, most?: number) {
  const rows: SheetRow[] = [];
  const take = async (portion: readonly SheetRow[]) => {
    rows.push(...portion);
    return true;
  };
  const result = await readWorkbook(asFile(bytes), take, most);
  return result.ok ? rows : result.error;
}
const REL = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const workbook: BadFile = {
  name: "xl/workbook.xml",
  content: `<workbook ${REL}><sheets><sheet name="One" sheetId="1" r:id="rId1"/><sheet name="Two" sheetId="2" r:id="rId2"/></sheets></workbook>`,
};
const relations: BadFile = {
  name: "xl/_rels/workbook.xml.rels",
  content:
    '<Relationships><Relationship Id="rId2" Target="worksheets/b.xml"/><Relationship Id="rId1" Target="worksheets/a.xml"/></Relationships>',
};
const sheetOf = (rows: string): BadFile => ({
  name: "xl/worksheets/a.xml",
  content: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  isPacked: true,
});
const stringsOf = (content: string): BadFile => ({ name: "xl/sharedStrings.xml", content, isPacked: true });
const make = (...files: readonly BadFile[]) => writeZip([workbook, relations, ...files]);
const refusal = (words: RegExp) => ({ code: "file.unreadable", message: expect.stringMatching(words) });

describe("§7.36 a workbook", () => {
  test("decisions 9: the sheet that is read is the first, and it is named", async () => {
    const bytes = make(sheetOf("<row><c><v>1</v></c></row>"));
    expect(await readWorkbook(asFile(bytes), async () => true)).toEqual({ ok: true, value: { sheet: "One" } });
  });

  test("its first sheet is read: shared and own texts, numbers, yes and no, holes, and the computed value of a formula", async () => {
    const strings = "<sst><si><t>Zoé</t></si><si><r><t>Mül</t></r><r><t>ler</t></r><rPh><t>x</t></rPh></si></sst>";
    const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
      <row r="3"><c r="A3"><v>1.2345678901E10</v></c><c r="B3" t="b"><v>1</v></c><c t="inlineStr"><is><t>a_x000D_b_x005F_</t></is></c>
      <c t="str"><f>1+1</f><v>2</v></c><c r="AA3"><v>1.5</v></c></row>`;
    expect(await read(make(sheetOf(rows), stringsOf(strings)))).toEqual([
      { number: 1, cells: ["Zoé", "", "Müller"] },
      { number: 3, cells: ["12345678901", "1", "a\rb_", "2", ...Array.from({ length: 22 }, () => ""), "1.5"] },
    ]);
  });

  test("what XML cannot hold, not even as a code, is left out of what is written, whatever stands in a cell", async () => {
    async function* rows() {
      yield [["a\uFFFF\uFFFEb", "\uD83Dc\uDE80", "🚀\uFDD0"]];
    }
    const written = Buffer.from(await writeWorkbook(rows()));
    expect(await read(written)).toEqual([{ number: 1, cells: ["ab", "c", "🚀\uFDD0"] }]);
  });

  test("a number is written as one; a text that is longer than a spreadsheet takes ends with an ellipsis, no letter cut", async () => {
    const [whole, long] = ["y".repeat(32_767), `${"y".repeat(32_765)}🚀y`];
    async function* rows() {
      yield [[12.5, -3, whole, long]];
    }
    const cells = ["12.5", "-3", whole, `${"y".repeat(32_765)}…`];
    expect(await read(await writeWorkbook(rows()))).toEqual([{ number: 1, cells }]);
  });

  test("attack 41 a NUL that a cell spells out stays as it is spelled: no database holds it", async () => {
    const row = '<row><c t="inlineStr"><is><t>a_x0000_b_x0001_</t></is></c></row>';
    expect(await read(make(sheetOf(row)))).toEqual([{ number: 1, cells: ["a_x0000_b\u0001"] }]);
  });

  test("attack 70 what was written is read back as text, whatever stands in it", async () => {
    const cell = fc.string({
      unit: fc.constantFrom(
        "a",
        "é",
        "=",
        "<",
        "&",
        '"',
        " ",
        "\n",
        "\r",
        "\u0001",
        "_x000D_",
        "_x005F_",
        "_",
        "\ud83d\ude00",
      ),
    });
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const write = async function* () {
          yield rows;
        };
        const found = await read(await writeWorkbook(write()));
        expect(found).toEqual(rows.map((cells, at) => ({ number: at + 1, cells })));
      }),
      { numRuns: 50 },
    );
  });

  test("whoever takes the rows may stop; an error while a workbook is written is thrown", async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => `<row><c><v>${at}</v></c></row>`).join("");
    let taken = 0;
    const result = await readWorkbook(asFile(make(sheetOf(rows))), async (portion) => {
      taken += portion.length;
      return false;
    });
    expect([result.ok, taken > 0 && taken < 20_000]).toEqual([true, true]);
    const broken = writeWorkbook(
      // biome-ignore lint/correctness/useYield: it breaks before
      (async function* () {
        throw new Error("the database is away");
      })(),
    );
    await expect(broken).rejects.toThrow("the database is away");
  });
});

describe("attack 72: refused, soon and with what was found", () => {
  const one = sheetOf('<row><c t="s"><v>0</v></c></row>');
  const secret = '<!DOCTYPE sst [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
  test.each<[string, Uint8Array, RegExp]>([
    ["no zip", Buffer.from("PK\x03\x04 no"), /no workbook/],
    ["a zip of something else", writeZip([{ name: "a.txt", content: "x" }]), /no workbook/],
    ["macros", make(one, { name: "xl/vbaProject.bin", content: "x" }), /macros/],
    [
      "an entity of a file in the texts",
      make(one, stringsOf(`${secret}<sst><si><t>&x;</t></si></sst>`)),
      /DOCTYPE|damaged/,
    ],
    [
      "an entity in the sheet",
      make({ ...one, content: '<!DOCTYPE w SYSTEM "http://127.0.0.1:1/x"><worksheet/>' }),
      /DOCTYPE/,
    ],
    ["a billion laughs", make({ ...one, content: '<!DOCTYPE w [<!ENTITY a "ha">]><w>&a;</w>' }), /DOCTYPE/],
    ["a text that is missing", make(one), /missing/],
    ["rows out of order", make(sheetOf('<row r="2"/><row r="1"/>')), /out of order/],
    ["a row of nowhere", make(sheetOf('<row r="1e9999"/>')), /out of order/],
    ["a cell of nowhere", make(sheetOf('<row><c r="../A1"><v>1</v></c></row>')), /nowhere/],
    ["the last column there is", make(sheetOf('<row><c r="XFD1"><v>1</v></c></row>')), /columns/],
    ["a cell without end", make(sheetOf(`<row><c><v>${"9".repeat(200_000)}</v></c></row>`)), /longer/],
    ["a sheet elsewhere", make({ ...one, name: "xl/worksheets/other.xml" }), /sheet is missing/],
    ["XML that is none", make({ ...one, content: "<worksheet><row></worksheet>" }), /no XML/],
    ["a depth without end", make({ ...one, content: "<a>".repeat(10_000) }), /too deep/],
    ["a wrong checksum", make({ ...one, content: "<worksheet/>", crc: 1 }), /damaged/],
    ["a size that is a lie", make({ ...sheetOf("<row><c><v>1</v></c></row>"), size: 1 }), /damaged/],
    ["two files in one place", make(one, { name: "x", placeOf: 0 }), /lies over another|another file than its list/],
  ])("%s", async (_, bytes, words) => {
    const before = process.cpuUsage();
    expect(await read(bytes)).toEqual(refusal(words));
    // Microseconds of a processor: a machine under load is slow, not wrong.
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });

  test("a part that grows without end is stopped while it grows", { tags: "long" }, async () => {
    const content = Buffer.concat([
      Buffer.from("<worksheet>"),
      Buffer.alloc(70 * 1_048_576, `<a>${"x".repeat(1_000)}</a>`),
    ]);
    expect(await read(make({ ...one, content }))).toEqual(refusal(/grows to more than 64 MB/));
  });

  test.each([
    ["blanks", "<worksheet>", " "],
    ["a comment", "<worksheet><!--", "x"],
    ["an attribute", '<worksheet a="', "x"],
  ])("%s without an end are not held in memory", async (_, start, filling) => {
    const content = Buffer.concat([Buffer.from(start), Buffer.alloc(3 * 1_048_576, filling)]);
    expect(await read(make({ ...one, content }))).toEqual(refusal(/more than 1 MB in one piece/));
  });

  test("a cell far to the right counts with those that are left out before it: 25 kB hold nobody's memory", async () => {
    const rows = '<row><c r="IV1"><v>1</v></c></row>'.repeat(4);
    expect(await read(make(sheetOf(rows)), 1_023)).toEqual(refusal(/more than 1023 cells/));
    expect(await read(make(sheetOf(rows)), 1_024)).toHaveLength(4);
    const strings = stringsOf(`<sst>${"<si/>".repeat(1_025)}</sst>`);
    expect(await read(make(sheetOf(rows), strings), 1_024)).toEqual(refusal(/too many texts/));
  });

  test("one long text that stands in every cell counts once for each cell", async () => {
    const strings = stringsOf(`<sst><si><t>${"x".repeat(90_000)}</t></si></sst>`);
    const rows = `<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`.repeat(20);
    expect(await read(make(sheetOf(rows), strings))).toEqual(refusal(/too much text/));
  });

  test("a disk that fails is no fault of the file", async () => {
    const failing: SheetFile = {
      size: 1_000,
      // biome-ignore lint/correctness/useYield: it fails before
      async *read() {
        throw new Error("EIO");
      },
    };
    await expect(readWorkbook(failing, async () => true)).rejects.toThrow("EIO");
  });
});
