// Knows which cell an author stands in, which are chosen, what is typed, and what becomes of it.
import type { QuestionRow, SequenceContentEvent } from "@academiz/application/sequence-content";
import { createSlug, escapeCell } from "@academiz/domain/kernel";
import {
  CELL_COLUMNS,
  type CellBlock,
  type CellFault,
  isClosedCell,
  joinCells,
  type PutCells,
  putCells,
  readCell,
  splitCopied,
} from "@academiz/domain/question-files";
import type { DraftTheme, SequenceDraft } from "@academiz/domain/sequences";
import type { Locale } from "@academiz/domain/wording";
import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef, useState } from "react";
import { useOffice } from "../../office/office-context.ts";

/** A cell, by its row among all that are found and its column, both from 0. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}
/** The cells between two corners, both of them included. */
export interface Range {
  readonly from: Spot;
  readonly to: Spot;
}
/** A cell that is refused. Its question may stand in another row by now: `uuid`; null: its row became no question. */
export type LeftFault = CellFault & { readonly uuid: string | null };
/** What the last block of cells left behind. */
export type Left = Pick<PutCells, "unfit" | "beyond"> & { readonly faults: readonly LeftFault[] };
export interface CellsInput {
  readonly draft: SequenceDraft;
  /** All that are found, on every page. */
  readonly found: readonly QuestionRow[];
  /** Whether new questions may be written below. */
  readonly isOpen: boolean;
  /** Of new questions. */
  readonly theme: Pick<DraftTheme, "uuid" | "title">;
  /** Of the content. */
  readonly language: "FR" | "EN";
  readonly send: (event: SequenceContentEvent) => void;
  /** The row has to be on the page. */
  readonly onShow: (row: number) => void;
  /** One stands in this question: it stays in the list, whatever is written in it. Null for a new one. */
  readonly onStand: (uuid: string | null) => void;
}

/**
 * Where one stands: the question, which may come to another row, or the row where there is none yet. `down`: it is left
 * for the row that comes after it then.
 */
interface Standing extends Spot {
  readonly uuid: string | null;
  readonly down?: boolean;
}

const NOTHING: Left = { faults: [], unfit: 0, beyond: 0 };

export function useCells({ draft, found, isOpen, theme, language, send, onShow, onStand }: CellsInput) {
  const { i18n } = useLingui();
  const { office } = useOffice();
  const locale: Locale = i18n.locale === "fr" ? "fr" : "en";
  const [at, setAt] = useState<Standing>({ row: 0, column: CELL_COLUMNS.indexOf("question"), uuid: null });
  const [anchor, setAnchor] = useState<Spot | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(NOTHING);
  const steps = useRef(0);
  const wanted = useRef(false);
  const table = useRef<HTMLTableElement>(null);
  const last = isOpen ? found.length : found.length - 1;
  const known = at.uuid === null ? -1 : found.findIndex(({ uuid }) => uuid === at.uuid);
  const spot: Spot = { row: known === -1 ? Math.max(0, Math.min(at.row, last)) : known, column: at.column };
  const corner = anchor ?? spot;
  const range: Range = {
    from: { row: Math.min(corner.row, spot.row), column: Math.min(corner.column, spot.column) },
    to: { row: Math.max(corner.row, spot.row), column: Math.max(corner.column, spot.column) },
  };
  const standAt = ({ row, column }: Spot) => {
    const uuid = found[row]?.uuid ?? null;
    setAt({ row, column, uuid });
    onStand(uuid);
  };
  // The cell takes the focus once it is there: it may be on another page, or not be typed in any more.
  useLayoutEffect(() => {
    if (at.down) return standAt({ row: Math.min(spot.row + 1, last), column: at.column });
    // A question that is undone takes the focus with it: one stands where it stood.
    if (at.uuid !== null && known === -1 && document.activeElement === document.body) {
      wanted.current = true;
      return standAt(spot);
    }
    if (!wanted.current) return;
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${spot.row} ${spot.column}"]`);
    if (!cell) return onShow(spot.row);
    wanted.current = false;
    cell.focus();
  });

  const move = (to: Spot, isExtending = false) => {
    const row = Math.max(0, Math.min(to.row, last));
    const column = Math.max(0, Math.min(to.column, CELL_COLUMNS.length - 1));
    setAnchor(isExtending ? corner : null);
    setTyped(null);
    standAt({ row, column });
    wanted.current = true;
  };
  const read = ({ row, column }: Spot): string => {
    const [question, name] = [found[row], CELL_COLUMNS[column]];
    return question && name !== undefined ? readCell(question, name, locale) : "";
  };
  const isClosed = ({ row, column }: Spot): boolean => {
    const [question, name] = [found[row], CELL_COLUMNS[column]];
    return question !== undefined && name !== undefined && isClosedCell(question.kind, name);
  };
  /** Each block of cells is one step of undo. */
  const put = (block: CellBlock, from: Spot): PutCells => {
    const rows = found.map(({ uuid }) => uuid);
    const { random } = office.dice;
    const result = putCells(draft, block, {
      ...{ rows, at: from, isOpen, theme, language },
      createId: () => createSlug(random),
    });
    steps.current += 1;
    if (result.themes.length > 0)
      send({
        type: "sequence.edited",
        edit: { do: "take-themes", themes: result.themes },
        field: `cells ${steps.current}`,
      });
    const faults = result.faults.map((fault) => ({ ...fault, uuid: result.rows[fault.row - from.row] ?? null }));
    setLeft({ ...result, faults });
    return result;
  };
  /** What is typed stays in its cell while it cannot be read. False where it does. */
  const commit = (to: "right" | "left" | "down" | null): boolean => {
    const result = typed !== null && typed !== read(spot) ? put([[escapeCell(typed)]], spot) : null;
    if (result && result.faults.length > 0) return false;
    const uuid = result?.rows[0] ?? found[spot.row]?.uuid ?? null;
    setTyped(null);
    if (to === null) return true;
    const step = { right: 1, left: -1, down: 0 }[to];
    const column = Math.max(0, Math.min(spot.column + step, CELL_COLUMNS.length - 1));
    setAnchor(null);
    // The question may come to another row by what was typed.
    setAt({ row: spot.row, column, uuid, down: to === "down" });
    onStand(uuid);
    wanted.current = true;
    return true;
  };
  const fill = (write: (spot: Spot) => string | undefined): CellBlock => {
    const { from, to } = range;
    return Array.from({ length: to.row - from.row + 1 }, (_, row) =>
      Array.from({ length: to.column - from.column + 1 }, (__, column) =>
        write({ row: from.row + row, column: from.column + column }),
      ),
    );
  };
  return {
    ...{ table, spot, range, typed, left, locale, last, move, read, isClosed, commit },
    /** The cell has the focus, by whatever way it got there. What is refused is typed on first. */
    stand: (to: Spot) => {
      if (to.row === spot.row && to.column === spot.column) return;
      if (typed !== null && left.faults.length > 0) {
        table.current?.querySelector<HTMLElement>("[data-cell] :is(textarea, input, select)")?.focus();
        return;
      }
      setAnchor(null);
      setTyped(null);
      standAt(to);
    },
    type: (text: string) => {
      if (isClosed(spot)) return;
      setLeft(NOTHING);
      setAnchor(null);
      setTyped(text);
    },
    cancel: () => {
      setLeft(NOTHING);
      move(spot);
    },
    clear: () => {
      const isKept = (column: number) => CELL_COLUMNS[column] === "theme" || CELL_COLUMNS[column] === "kind";
      put(
        fill(({ column }) => (isKept(column) ? undefined : "")),
        range.from,
      );
    },
    copy: () => joinCells(fill((one) => escapeCell(read(one))).map((row) => row.map((cell) => cell ?? ""))),
    /** One cell is written into all that are chosen; of several, one stands in the first then, wherever it has come. */
    paste: (text: string) => {
      const block = splitCopied(text);
      const one = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined;
      const { rows } = put(one === undefined ? block : fill(() => one), range.from);
      if (one !== undefined && anchor) return;
      const uuid = rows[0] ?? found[range.from.row]?.uuid ?? null;
      setAnchor(null);
      setTyped(null);
      setAt({ ...range.from, uuid });
      onStand(uuid);
      wanted.current = true;
    },
  };
}
/** Cells that are written in. */
export type Cells = ReturnType<typeof useCells>;
