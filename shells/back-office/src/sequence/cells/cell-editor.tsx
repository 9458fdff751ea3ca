// Knows how one cell is typed: Enter keeps it and goes down, Tab goes on, Escape leaves it as it was.
import { boundCell, type CellColumn, findKind, nameColumn, nameKind } from "@academiz/domain/question-files";
import { type DraftTheme, QUESTION_KINDS } from "@academiz/domain/sequences";
import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import * as styles from "./cells.css.ts";
import type { Cells } from "./use-cells.ts";

export interface CellEditorProps {
  readonly column: CellColumn;
  readonly cells: Cells;
  readonly themes: readonly DraftTheme[];
}

/** What the field of a cell has in common, whatever it is. */
type Typed = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

export function CellEditor({ column, cells, themes }: CellEditorProps) {
  const id = useId();
  const place = useRef<Typed>(null);
  const { typed, locale, left } = cells;
  const text = typed ?? "";
  const isRefused = left.faults.length > 0;
  useEffect(() => {
    place.current?.focus();
    const end = place.current?.value.length ?? 0;
    if (place.current instanceof HTMLTextAreaElement) place.current.setSelectionRange(end, end);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") cells.cancel();
    else if (event.key === "Enter" && !event.shiftKey && !event.altKey) cells.commit("down");
    else if (event.key === "Tab") cells.commit(event.shiftKey ? "left" : "right");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const common = {
    ref: place,
    className: styles.editor,
    "aria-label": nameColumn(column, locale),
    "aria-invalid": isRefused || undefined,
    "aria-describedby": styles.HELP_ID,
    value: text,
    onKeyDown,
    onBlur: () => void cells.commit(null),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => cells.type(target.value),
  };
  if (column === "kind")
    return (
      <select {...common} value={nameKind(findKind(text) ?? "SINGLE", locale)}>
        {QUESTION_KINDS.map((kind) => (
          <option key={kind}>{nameKind(kind, locale)}</option>
        ))}
      </select>
    );
  if (column === "theme")
    return (
      <>
        <input type="text" autoComplete="off" list={`${id}-themes`} maxLength={boundCell(column)} {...common} />
        <datalist id={`${id}-themes`}>
          {themes.map(({ uuid, title }) => (
            <option key={uuid} value={title} />
          ))}
        </datalist>
      </>
    );
  return <textarea rows={Math.min(6, text.split("\n").length)} maxLength={boundCell(column)} {...common} />;
}
