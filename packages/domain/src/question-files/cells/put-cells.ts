// Knows how a block of cells is written into the questions of a smart sequence, from one cell on, as in a spreadsheet:
// rows below the last question become new ones.
import { isSameJson, unescapeCell } from "../../kernel/index.ts";
import {
  countQuestions,
  type DraftQuestion,
  type DraftTheme,
  MOST_QUESTIONS,
  MOST_THEMES,
  type SequenceDraft,
} from "../../sequences/index.ts";
import { findColumn } from "../columns.ts";
import { CELL_COLUMNS, type CellColumn } from "./cell-columns.ts";
import { type CellFaultCode, putRow, type TypedCells } from "./put-row.ts";

export type { CellFaultCode } from "./put-row.ts";

/** Where the block comes: `rows` are the uuids of the questions as they are shown; `at` counts from 0. */
export interface CellPlace {
  readonly rows: readonly string[];
  readonly at: { readonly row: number; readonly column: number };
  /** Whether rows below the last one become new questions; those of a search would not be found. */
  readonly isOpen: boolean;
  /** Of new questions that name none. It is made where its uuid is empty, or unknown. */
  readonly theme: Pick<DraftTheme, "uuid" | "title">;
  /** Of the content. */
  readonly language: "FR" | "EN";
  readonly createId: () => string;
}
/** A cell that is refused: its row among those that are shown, from 0, and what was typed. */
export interface CellFault {
  readonly row: number;
  readonly column: CellColumn;
  readonly code: CellFaultCode;
  readonly typed: string;
}
/**
 * What `takeThemes` takes: the themes and questions that are written in, and no others. `rows`: the uuid of the question
 * of each row of the block, undefined where there is none. `unfit`: rows for which the sequence has no room; `beyond`:
 * rows below the last one, where no question may be added.
 */
export interface PutCells {
  readonly themes: readonly DraftTheme[];
  readonly added: number;
  readonly rows: readonly (string | undefined)[];
  readonly unfit: number;
  readonly beyond: number;
  readonly faults: readonly CellFault[];
}

/** Cells as they come, row by row; undefined where nothing is written. */
export type CellBlock = readonly (readonly (string | undefined)[])[];

/** A first row that names columns says where the others belong. Never throws. */
export function putCells(draft: SequenceDraft, block: CellBlock, place: CellPlace): PutCells {
  const { columns, rows } = readBlock(block, place.at.column);
  const homes = new Map(
    draft.themes.flatMap((theme) => theme.questions.map((question) => [question.uuid, { theme, question }] as const)),
  );
  const themes = createThemes(draft, place);
  const faults: CellFault[] = [];
  let room = MOST_QUESTIONS - countQuestions(draft);
  let [added, unfit, beyond] = [0, 0, 0];
  const written: (string | undefined)[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = place.at.row + index;
    const typed: TypedCells = new Map(
      columns.flatMap((column, at) =>
        column !== undefined && cells[at] !== undefined ? [[column, unescapeCell(cells[at])]] : [],
      ),
    );
    const home = homes.get(place.rows[row] ?? "");
    written.push(home?.question.uuid);
    if (!home && [...typed.values()].every((text) => text.trim() === "")) continue;
    if (!home && !place.isOpen) {
      beyond += 1;
      continue;
    }
    if (!home && room <= 0) {
      unfit += 1;
      continue;
    }
    const refuse = (column: CellColumn, code: CellFaultCode) =>
      void faults.push({ row, column, code, typed: typed.get(column) ?? "" });
    const before = home?.question ?? { ...BLANK, uuid: place.createId() };
    const { question, refused } = putRow(before, typed, place.language);
    for (const { column, code } of refused) refuse(column, code);
    const title = typed.get("theme");
    // A new question whose theme is empty stands in the theme of those above.
    const isSaid = title !== undefined && !(title.trim() === "" && !home);
    const code = isSaid ? themes.judge(title) : null;
    if (code) refuse("theme", code);
    const isMoved = isSaid && !code && title.trim() !== home?.theme.title.trim();
    // Nothing becomes of a row in which nothing could be read.
    if (!isMoved && isSameJson(before, question)) continue;
    themes.add(isMoved ? { title } : (home?.theme ?? place.theme), question);
    if (home) continue;
    [room, added] = [room - 1, added + 1];
    written[index] = question.uuid;
  }
  return { themes: themes.list(), added, rows: written, unfit, beyond, faults };
}

const BLANK: Omit<DraftQuestion, "uuid"> = {
  kind: "SINGLE",
  text: "",
  level: 1,
  answers: [],
  accepted: [],
  explanation: "",
  remediation: "",
};

function readBlock(block: CellBlock, from: number) {
  const named = block[0]?.map((cell) => findColumn(unescapeCell(cell ?? ""))) ?? [];
  if (named.filter((column) => column !== undefined).length < 2)
    return { columns: CELL_COLUMNS.slice(from), rows: block };
  const isWritten = (column: (typeof named)[number]): column is CellColumn =>
    CELL_COLUMNS.some((one) => one === column);
  return { columns: named.map((column) => (isWritten(column) ? column : undefined)), rows: block.slice(1) };
}

/** The themes that are written in: known by their uuid, else by their title, else made. */
function createThemes(draft: SequenceDraft, { createId }: Pick<CellPlace, "createId">) {
  const written = new Map<string, { readonly title: string; readonly questions: DraftQuestion[] }>();
  const known: Pick<DraftTheme, "uuid" | "title">[] = [...draft.themes];
  const find = (title: string) => known.find((theme) => theme.title.trim() === title.trim());
  return {
    judge(title: string): CellFaultCode | null {
      if (title.trim() === "") return "theme.blank";
      return !find(title) && known.length >= MOST_THEMES ? "themes.full" : null;
    },
    add({ uuid, title }: { readonly uuid?: string; readonly title: string }, question: DraftQuestion) {
      const told = known.find((theme) => theme.uuid === uuid) ?? find(title);
      const theme = told ?? { uuid: uuid || createId(), title: title.trim() };
      if (!told) known.push(theme);
      const place = written.get(theme.uuid) ?? { title: theme.title, questions: [] };
      place.questions.push(question);
      written.set(theme.uuid, place);
    },
    list: (): readonly DraftTheme[] => [...written].map(([uuid, theme]) => ({ uuid, ...theme })),
  };
}
