// Knows the frame of one item of a game while it is written: its name, its actions, and whether it is still an example.
import { Button, IconButton, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "../form.css.ts";
import { keepEntry, removeEntry } from "./list-focus.ts";
import { SampleNote } from "./sample-note.tsx";

export interface ItemFrameProps {
  /** What it is called, with its number. */
  readonly name: string;
  /** The parts of it that are still an example's; absent without any. */
  readonly sample: readonly string[] | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Called when the author accepts the example; absent where that is done elsewhere. */
  readonly onKeep?: () => void;
  /** Absent where the order does not matter. */
  readonly onMove?: (step: -1 | 1) => void;
  readonly onRemove?: () => void;
  /** True where none may be deleted. */
  readonly isNeeded?: boolean;
  readonly children: ReactNode;
}

export function ItemFrame(props: ItemFrameProps) {
  const { name, sample, isFirst, isLast, onKeep, onMove, onRemove, isNeeded = false, children } = props;
  const { t } = useLingui();
  return (
    <li className={sample ? styles.sampleItem : styles.item}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        {sample && (
          <StatusChip tone="warning">
            <Trans>Sample</Trans>
          </StatusChip>
        )}
        {onMove && (
          <>
            <IconButton
              size="small"
              label={t`Move up: ${name}`}
              disabled={isFirst}
              accessibleWhenDisabled
              icon={<ArrowUp size={16} aria-hidden />}
              onClick={() => onMove(-1)}
            />
            <IconButton
              size="small"
              label={t`Move down: ${name}`}
              disabled={isLast}
              accessibleWhenDisabled
              icon={<ArrowDown size={16} aria-hidden />}
              onClick={() => onMove(1)}
            />
          </>
        )}
        {onRemove && (
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 size={16} aria-hidden />}
            aria-label={t`Delete: ${name}`}
            disabled={isNeeded}
            accessibleWhenDisabled
            onClick={({ currentTarget }) => removeEntry(currentTarget, onRemove)}
          >
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
      {sample && onKeep && (
        <SampleNote name={name} isText={sample.includes("text")} onKeep={(button) => keepEntry(button, onKeep)} />
      )}
      {children}
    </li>
  );
}
