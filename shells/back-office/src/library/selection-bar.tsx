// Knows what is done with several files at once.
import { Button } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { FolderInput, Trash2 } from "lucide-react";
import * as styles from "./browse/browse.css.ts";

export interface SelectionBarProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onMove: () => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
}

export function SelectionBar({ count, isBusy, onMove, onRemove, onClear }: SelectionBarProps) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Selected files`} className={styles.bar}>
      <span role="status">
        <Plural value={count} one="# file selected" other="# files selected" />
      </span>
      <span className={styles.line}>
        <Button
          size="small"
          icon={<FolderInput size={16} aria-hidden />}
          disabled={isBusy}
          accessibleWhenDisabled
          onClick={onMove}
        >
          <Trans>Move…</Trans>
        </Button>
        <Button
          size="small"
          icon={<Trash2 size={16} aria-hidden />}
          disabled={isBusy}
          accessibleWhenDisabled
          onClick={onRemove}
        >
          <Trans>Delete…</Trans>
        </Button>
        <Button size="small" variant="quiet" onClick={onClear}>
          <Trans>Clear the selection</Trans>
        </Button>
      </span>
    </section>
  );
}
