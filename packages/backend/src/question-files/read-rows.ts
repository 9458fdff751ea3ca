// Knows how the rows of a workbook of questions are read (§7.109).
import type { AnswerOf, questionFiles } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { QuestionRow } from "@academiz/domain/question-files";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";

/** Rows of a workbook, its header too. */
const MOST_ROWS = 10_001;

export async function readRows(
  { sheets }: Pick<World, "sheets">,
  bytes: Uint8Array,
): Outcome<AnswerOf<typeof questionFiles.readQuestionRows>> {
  const rows: QuestionRow[] = [];
  const file = {
    size: bytes.byteLength,
    async *read(part?: { readonly start: number; readonly end: number }) {
      yield part ? bytes.subarray(part.start, part.end + 1) : bytes;
    },
  };
  const read = await sheets.readWorkbook(file, async (portion) => {
    rows.push(...portion);
    return rows.length <= MOST_ROWS;
  });
  const refuseFile = (message: string) => refuse("file.unreadable", { faults: [{ path: ["file"], message }] });
  if (!read.ok) return refuseFile(read.error.message);
  if (rows.length > MOST_ROWS) return refuseFile(`it has more than ${MOST_ROWS - 1} rows`);
  return succeed({ sheet: read.value.sheet, rows: rows.map(({ number, cells }) => ({ number, cells: [...cells] })) });
}
