// Knows the questions as cells of a spreadsheet: written by typing, by keyboard, and by pasting rows.
import type { QuestionRow } from "@academiz/application/sequence-content";
import { CELL_COLUMNS, nameColumn } from "@academiz/domain/question-files";
import { VisuallyHidden } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from "react";
import { CellEditor } from "./cell-editor.tsx";
import { CellTools } from "./cell-tools.tsx";
import * as styles from "./cells.css.ts";
import { followKey } from "./follow-key.ts";
import { type CellsInput, type Spot, useCells } from "./use-cells.ts";

export interface CellGridProps extends CellsInput {
  /** The rows of the page, by their place among all that are found: `until` is not among them. */
  readonly from: number;
  readonly until: number;
  readonly onOpen: (row: QuestionRow) => void;
  readonly onRemove: (row: QuestionRow) => void;
}

/** A letter, as opposed to a named key. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
/** The cell that an event came from; null where it came from elsewhere. */
function findSpot({ target }: { readonly target: EventTarget }): Spot | null {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-cell]") : null;
  const [row, column] = cell?.dataset["cell"]?.split(" ").map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

export function CellGrid({ from, until, onOpen, onRemove, ...input }: CellGridProps) {
  const { t } = useLingui();
  const cells = useCells(input);
  const { found, isOpen, draft } = input;
  const { spot, range, typed, locale } = cells;
  const isTyping = typed !== null;
  const isOne = range.from.row === range.to.row && range.from.column === range.to.column;
  const rows = Array.from({ length: Math.max(0, until - from) }, (_, at) => from + at);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping) return;
    const to = followKey(event.key, event.ctrlKey || event.metaKey, spot, cells.last);
    if (to) cells.move(to, event.shiftKey);
    else if (event.key === "Enter" || event.key === "F2") cells.type(cells.read(spot));
    // An answer that goes moves the others: it is written anew, or left empty.
    else if (event.key === "Delete" && isOne && typeof CELL_COLUMNS[spot.column] === "number") cells.type("");
    else if (event.key === "Delete" || event.key === "Backspace") cells.clear();
    else if (isLetter(event)) cells.type(CELL_COLUMNS[spot.column] === "kind" ? cells.read(spot) : event.key);
    else return;
    event.preventDefault();
  };
  const onFocus = (event: FocusEvent) => {
    const to = findSpot(event);
    if (to) cells.stand(to);
  };
  const wasThere = useRef(false);
  const onMouseDown = (event: MouseEvent) => {
    const to = findSpot(event);
    // The press gives the cell the focus before the click comes.
    wasThere.current = event.target === document.activeElement;
    if (!to || !event.shiftKey || isTyping) return;
    // Without this the press would begin anew where it stands.
    event.preventDefault();
    cells.move(to, true);
  };
  /** The first press goes there, the next one writes. */
  const onClick = (event: MouseEvent) => {
    if (wasThere.current && findSpot(event) && !isTyping && !event.shiftKey) cells.type(cells.read(spot));
  };
  const onCopy = (event: ClipboardEvent, isCut: boolean) => {
    if (isTyping) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", cells.copy());
    if (isCut) cells.clear();
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    // Columns are of a spreadsheet, wherever they are pasted; lines may belong to one text.
    if (isTyping && !text.includes("\t")) return;
    event.preventDefault();
    cells.paste(text);
  };
  const isChosen = (row: number, column: number): boolean =>
    row >= range.from.row && row <= range.to.row && column >= range.from.column && column <= range.to.column;
  return (
    <div className={styles.whole}>
      <CellTools cells={cells} found={found} isOpen={isOpen} send={input.send} onOpen={onOpen} onRemove={onRemove} />
      <div className={styles.scroller}>
        <table
          ref={cells.table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells that are written in are a grid.
          role="grid"
          aria-label={t`Questions in cells`}
          aria-rowcount={cells.last + 2}
          aria-multiselectable
          className={styles.grid}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onMouseDown={onMouseDown}
          onClick={onClick}
          onCopy={(event) => onCopy(event, false)}
          onCut={(event) => onCopy(event, true)}
          onPaste={onPaste}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={styles.corner}>
                <VisuallyHidden>
                  <Trans>Row</Trans>
                </VisuallyHidden>
              </th>
              {CELL_COLUMNS.map((column) => (
                <th key={column} scope="col" className={styles.head[widthOf(column)]}>
                  {nameColumn(column, locale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const question = found[row];
              const number = row + 1;
              const isFaulty = (question?.problems.length ?? 0) > 0;
              return (
                <tr key={question?.uuid ?? "new"} aria-rowindex={row + 2}>
                  <th
                    scope="row"
                    className={styles.number}
                    data-faulty={isFaulty || undefined}
                    aria-label={
                      question ? (isFaulty ? t`Row ${number}, to be mended` : t`Row ${number}`) : t`New question`
                    }
                  >
                    <span className={styles.numbered}>
                      {isFaulty && <CircleAlert size={16} aria-hidden />}
                      {question ? number : "+"}
                    </span>
                  </th>
                  {CELL_COLUMNS.map((column, at) => {
                    const isHere = row === spot.row && at === spot.column;
                    const place: Spot = { row, column: at };
                    const isClosed = cells.isClosed(place);
                    return (
                      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be chosen.
                      <td
                        key={column}
                        id={question && at === spot.column ? `question-${question.uuid}` : undefined}
                        data-cell={`${row} ${at}`}
                        data-stood={isHere ? "" : undefined}
                        tabIndex={isHere ? 0 : -1}
                        aria-selected={isChosen(row, at)}
                        aria-readonly={isClosed || undefined}
                        className={styles.cell}
                      >
                        {isHere && isTyping ? (
                          <CellEditor column={column} cells={cells} themes={draft.themes} />
                        ) : (
                          cells.read(place)
                        )}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function widthOf(column: (typeof CELL_COLUMNS)[number]): "small" | "medium" | "large" {
  if (column === "level" || column === "right") return "small";
  return column === "question" ? "large" : "medium";
}
