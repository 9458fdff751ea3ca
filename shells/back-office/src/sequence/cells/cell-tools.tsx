// Knows what is said and done about the row one stands in: what its cell takes, what is wrong, where it goes.
import type { QuestionRow, SequenceContentEvent } from "@academiz/application/sequence-content";
import { CELL_COLUMNS } from "@academiz/domain/question-files";
import { IconButton } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import { ProblemText } from "../problem-text.tsx";
import { CellFaults } from "./cell-faults.tsx";
import { CellHelp } from "./cell-help.tsx";
import * as styles from "./cells.css.ts";
import type { Cells } from "./use-cells.ts";

export interface CellToolsProps {
  readonly cells: Cells;
  readonly found: readonly QuestionRow[];
  readonly isOpen: boolean;
  readonly send: (event: SequenceContentEvent) => void;
  readonly onOpen: (row: QuestionRow) => void;
  readonly onRemove: (row: QuestionRow) => void;
}

export function CellTools({ cells, found, isOpen, send, onOpen, onRemove }: CellToolsProps) {
  const { t } = useLingui();
  const { spot, left } = cells;
  const row = found[spot.row];
  const number = spot.row + 1;
  const column = CELL_COLUMNS[spot.column] ?? "question";
  const move = (step: -1 | 1) =>
    row && send({ type: "sequence.edited", edit: { do: "move-question", question: row.uuid, move: step } });
  return (
    <div className={styles.tools}>
      <div className={styles.said}>
        <p id={styles.HELP_ID} className={styles.help}>
          <CellHelp kind={row?.kind ?? "SINGLE"} column={column} isClosed={cells.isClosed(spot)} />
        </p>
        {left.faults.length + left.unfit + left.beyond > 0 ? (
          <CellFaults left={left} found={found} locale={cells.locale} isTyping={cells.typed !== null} />
        ) : (
          row &&
          row.problems.length > 0 && (
            <ul className={styles.problems}>
              {row.problems.map((problem) => (
                <li key={problem.kind}>
                  <ProblemText problem={problem} />
                </li>
              ))}
            </ul>
          )
        )}
        {!row && isOpen && (
          <p className={styles.help}>
            <Trans>Type here, or paste rows, to add questions.</Trans>
          </p>
        )}
      </div>
      {row && (
        <div className={styles.buttons}>
          <IconButton
            label={t`Move row ${number} up`}
            icon={<ArrowUp size={20} aria-hidden />}
            disabled={row.place === 0}
            accessibleWhenDisabled
            onClick={() => move(-1)}
          />
          <IconButton
            label={t`Move row ${number} down`}
            icon={<ArrowDown size={20} aria-hidden />}
            disabled={row.place === row.of - 1}
            accessibleWhenDisabled
            onClick={() => move(1)}
          />
          <IconButton
            label={t`Write row ${number} in its form`}
            icon={<Pencil size={20} aria-hidden />}
            onClick={() => onOpen(row)}
          />
          <IconButton
            label={t`Take row ${number} away`}
            icon={<Trash2 size={20} aria-hidden />}
            onClick={() => onRemove(row)}
          />
        </div>
      )}
    </div>
  );
}
