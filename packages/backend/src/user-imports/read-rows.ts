// Knows how the lines of a file of users are read, whatever wrote it, and which files have none that can be read.

import { fail, type Result, succeed } from "@academiz/domain/kernel";
import {
  type HeaderRefusal,
  isBlankRow,
  isExampleRow,
  readHeader,
  USER_COLUMNS,
  type UserColumn,
} from "@academiz/domain/user-files";
import type { JobTools } from "../ground/job-kind.ts";
import type { World } from "../ground/world.ts";
import type { JobRecord, SheetFault, SheetFile, SheetRow, StoredDocument } from "../ports/index.ts";
import { readInput } from "./import-job.ts";

/** Lines, the header not counted. */
const MOST_ROWS = 200_000;

export interface FileRows {
  readonly columns: readonly (UserColumn | null)[];
  readonly rows: readonly SheetRow[];
}
export interface FileRefusal {
  readonly code: HeaderRefusal | SheetFault["code"] | "file.too-many-rows" | "file.no-rows" | "file.gone";
  /** In English. */
  readonly message: string;
}

const WORDS: Readonly<Record<HeaderRefusal, string>> = {
  "can_access.wrong_column_headers": "the first line does not name the columns of the template, each once",
  "columns.mandatory.missing": "login, e-mail, first name and last name need a column each",
};

export async function readRows(
  { documentStore, sheets }: Pick<World, "documentStore" | "sheets">,
  job: JobRecord,
  tools: JobTools,
): Promise<Result<FileRows, FileRefusal>> {
  const { header, isWorkbook } = readInput(job);
  const stored = job.fileKey === null ? null : await documentStore.open(job.fileKey);
  if (!stored) return fail({ code: "file.gone", message: "the file is not there any more" });
  const rows: SheetRow[] = [];
  const take = async (portion: readonly SheetRow[]) => {
    for (const row of portion) if (!isBlankRow(row.cells) && !isExampleRow(row.cells)) rows.push(row);
    await tools.pause();
    return rows.length <= MOST_ROWS + 1;
  };
  const read = await (isWorkbook ? sheets.readWorkbook : sheets.readCsv)(asSheet(stored), take);
  if (!read.ok) return read;
  const [first] = rows;
  const columns = header ? readHeader(first?.cells ?? []) : succeed(USER_COLUMNS);
  if (!first) return fail({ code: "file.no-rows", message: "nothing stands in it" });
  if (!columns.ok) return fail({ code: columns.error, message: WORDS[columns.error] });
  const people = header ? rows.slice(1) : rows;
  if (people.length === 0) return fail({ code: "file.no-rows", message: "nobody stands in it" });
  if (people.length > MOST_ROWS) return fail({ code: "file.too-many-rows", message: `more than ${MOST_ROWS} lines` });
  return succeed({ columns: columns.value, rows: people });
}

const asSheet = (stored: StoredDocument): SheetFile => ({
  size: stored.size,
  async *read(part) {
    const content = await stored.read(part);
    if (!content) throw new Error("the file of an import went while it was read");
    yield* content;
  },
});
