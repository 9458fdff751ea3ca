// Knows the rows of the questions: each is opened, moved, sent to another theme or taken away by keyboard alone.
import type { LevelsView, QuestionRow, SequenceContentEvent } from "@academiz/application/sequence-content";
import type { DraftTheme } from "@academiz/domain/sequences";
import { type Column, IconButton, Menu, MenuGroup, MenuItem, MenuSeparator, Table } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { ProblemText } from "../problem-text.tsx";
import * as own from "../sequence.css.ts";
import { useKindWords } from "./kind-words.ts";
import { LevelCell } from "./level-cell.tsx";

export interface QuestionTableProps {
  readonly rows: readonly QuestionRow[];
  readonly themes: readonly DraftTheme[];
  /** The levels that answers suggest; null where they are not compared. */
  readonly levels: LevelsView | null;
  readonly send: (event: SequenceContentEvent) => void;
  readonly onOpen: (row: QuestionRow) => void;
  readonly onRemove: (row: QuestionRow) => void;
  readonly empty: ReactNode;
}

/** How many themes fit into a menu. */
const MOST_OFFERED = 20;

export function QuestionTable({ rows, themes, levels, send, onOpen, onRemove, empty }: QuestionTableProps) {
  const { t } = useLingui();
  const kinds = useKindWords();
  const move = ({ uuid }: QuestionRow, step: -1 | 1) =>
    send({ type: "sequence.edited", edit: { do: "move-question", question: uuid, move: step }, field: `move ${uuid}` });
  const columns: readonly Column<QuestionRow>[] = [
    {
      id: "text",
      header: t`Question`,
      heading: true,
      cell: (row) => (
        <div className={own.asked}>
          <button type="button" id={`question-${row.uuid}`} className={own.open} onClick={() => onOpen(row)}>
            {row.text || <Trans>Without words</Trans>}
          </button>
          {row.problems.length > 0 && (
            <ul className={own.problems}>
              {row.problems.map((problem) => (
                <li key={problem.kind}>
                  <ProblemText problem={problem} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ),
    },
    { id: "theme", header: t`Theme`, cell: ({ themeTitle }) => <span className={own.ofTheme}>{themeTitle}</span> },
    { id: "kind", header: t`Kind`, cell: ({ kind }) => kinds[kind] },
    {
      id: "level",
      header: t`Level`,
      align: "end",
      cell: (row) => <LevelCell row={row} told={levels?.byQuestion.get(row.uuid)} send={send} />,
    },
    {
      id: "actions",
      header: t`Actions`,
      align: "end",
      cell: (row) => {
        const name = row.text;
        return (
          <span className={own.rowActions}>
            <IconButton
              label={t`Move up: ${name}`}
              icon={<ArrowUp size={20} aria-hidden />}
              disabled={row.place === 0}
              accessibleWhenDisabled
              onClick={() => move(row, -1)}
            />
            <IconButton
              label={t`Move down: ${name}`}
              icon={<ArrowDown size={20} aria-hidden />}
              disabled={row.place === row.of - 1}
              accessibleWhenDisabled
              onClick={() => move(row, 1)}
            />
            <Menu trigger={<IconButton label={t`More: ${name}`} icon={<EllipsisVertical size={20} aria-hidden />} />}>
              <MenuItem icon={<Pencil size={20} aria-hidden />} onClick={() => onOpen(row)}>
                <Trans>Write the question</Trans>
              </MenuItem>
              <MenuItem icon={<Trash2 size={20} aria-hidden />} onClick={() => onRemove(row)}>
                <Trans>Take it away</Trans>
              </MenuItem>
              {themes.length > 1 && (
                <>
                  <MenuSeparator />
                  <MenuGroup label={t`Move to a theme`}>
                    {themes
                      .filter(({ uuid }) => uuid !== row.theme)
                      .slice(0, MOST_OFFERED)
                      .map(({ uuid, title }) => (
                        <MenuItem
                          key={uuid}
                          onClick={() =>
                            send({
                              type: "sequence.edited",
                              edit: { do: "send-question", question: row.uuid, theme: uuid },
                            })
                          }
                        >
                          {title}
                        </MenuItem>
                      ))}
                  </MenuGroup>
                </>
              )}
            </Menu>
          </span>
        );
      },
    },
  ];
  return <Table label={t`Questions`} columns={columns} rows={rows} getKey={({ uuid }) => uuid} empty={empty} />;
}
