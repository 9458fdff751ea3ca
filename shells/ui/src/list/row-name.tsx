// Knows how the name of a row is shown, and that pressing it opens the row.
import type { ReactElement, ReactNode } from "react";
import { Rendered } from "../pressable/rendered.tsx";
import * as styles from "./list.css.ts";

/** What pressing the name of a row does: it leads somewhere, or opens it here. */
export type RowDoor =
  | { readonly render: ReactElement }
  /** `label` where the name alone does not say what opens. */
  | { readonly onOpen: () => void; readonly label?: string | undefined };
export interface RowNameProps {
  readonly door: RowDoor | null;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

export function RowName({ door, note, children }: RowNameProps) {
  return (
    <span className={styles.name}>
      {door === null ? (
        children
      ) : "render" in door ? (
        <Rendered className={styles.door} render={door.render}>
          {children}
        </Rendered>
      ) : (
        <button type="button" className={styles.door} aria-label={door.label} onClick={door.onOpen}>
          {children}
        </button>
      )}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
