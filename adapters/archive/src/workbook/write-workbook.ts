// Knows how a table becomes a workbook of one sheet, whose cells are texts and numbers, and never formulas.
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Sheets } from "@academiz/backend/ports";
import { ZipFile } from "yazl";
import { escapeText } from "./escapes.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const SHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const PARTS: Readonly<Record<string, string>> = {
  "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

type Cell = string | number;
/** The most letters of a cell: a spreadsheet takes a file with a longer one for a damaged one. */
const LONGEST = 32_767;
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

function writeCell(cell: Cell): string {
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  return cell === "" ? "<c/>" : `<c t="inlineStr"><is><t xml:space="preserve">${escapeText(cut(cell))}</t></is></c>`;
}
const writeRow = (cells: readonly Cell[]): string => `<row>${cells.map(writeCell).join("")}</row>`;

async function* writeSheet(portions: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(`${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`);
  for await (const rows of portions) yield Buffer.from(rows.map(writeRow).join(""));
  yield Buffer.from("</sheetData></worksheet>");
}

export const writeWorkbook: Sheets["writeWorkbook"] = async (rows) => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(HEAD + content), name);
  const sheet = Readable.from(writeSheet(rows), { objectMode: false });
  const broken = new Promise<never>((_, refuse) => sheet.once("error", refuse));
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml");
  zip.end();
  return Promise.race([buffer(zip.outputStream as Readable), broken]);
};
