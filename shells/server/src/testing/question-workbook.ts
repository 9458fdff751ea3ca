// Knows workbooks of questions as authors fill them in.
import { writeZip } from "../../../../adapters/archive/src/zip/testing/write-zip.ts";

const HEAD = ["Theme", "Level", "Question", "Answer 1", "Answer 2", "Right answers"];
export const GOOD_ROW = ["Fire", "2", "What burns?", "Wood", "Water", "1"];
const REL = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

const writeCell = (cell: string) =>
  `<c t="inlineStr"><is><t xml:space="preserve">${cell.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</t></is></c>`;

/** Its one sheet is called Questions; its header is the first row. */
export function questionWorkbook(rows: readonly (readonly string[])[] = [GOOD_ROW]): Uint8Array {
  const lines = [HEAD, ...rows].map((cells) => `<row>${cells.map(writeCell).join("")}</row>`);
  return writeZip([
    {
      name: "xl/workbook.xml",
      content: `<workbook ${REL}><sheets><sheet name="Questions" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: "xl/worksheets/sheet1.xml", content: `<worksheet><sheetData>${lines.join("")}</sheetData></worksheet>` },
  ]);
}
