// Knows how the packages of a product are listed: those being made, those to download, those that failed and why.
import type { ExportRow } from "@academiz/application/scorm-export";
import { IconButton, ProgressBar } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download, Trash2, X } from "lucide-react";
import { useId, useRef } from "react";
import { useBytes } from "../office/use-bytes.ts";
import { ExportFailure } from "./export-failure.tsx";
import * as styles from "./exports.css.ts";
import { useFormatName } from "./use-format-name.ts";

export interface ExportListProps {
  readonly rows: readonly ExportRow[];
  readonly onFetch: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

export function ExportList({ rows, onFetch, onRemove }: ExportListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        <Trans>Your packages of this product</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>They are kept for seven days.</Trans>
      </p>
      <ul className={styles.list}>
        {rows.map((row) => (
          <ExportItem
            key={row.id}
            row={row}
            onFetch={() => onFetch(row.id)}
            onRemove={() => {
              // The button goes away with its row: the focus stays with the list.
              heading.current?.focus();
              onRemove(row.id);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface ExportItemProps {
  readonly row: ExportRow;
  readonly onFetch: () => void;
  readonly onRemove: () => void;
}

function ExportItem({ row, onFetch, onRemove }: ExportItemProps) {
  const { t, i18n } = useLingui();
  const bytes = useBytes();
  const format = useFormatName(row.format);
  const what = row.draft ? t`${format}, draft` : t`${format}, published`;
  const when = i18n.date(row.createdAt, { dateStyle: "medium", timeStyle: "short" });
  const isUnderWay = row.state === "queued" || row.state === "running";
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.name}>{what}</span>
        <span className={styles.note}>{row.state === "done" ? t`${when}, ${bytes(row.total)}` : when}</span>
        {row.state === "queued" && (
          <span className={styles.note}>
            <Trans>It waits for its turn.</Trans>
          </span>
        )}
        {row.state === "running" && (
          <ProgressBar
            label={t`Being made`}
            value={row.share}
            text={row.total > 0 ? t`${bytes(row.done)} of ${bytes(row.total)}` : undefined}
          />
        )}
        <ExportFailure row={row} />
      </div>
      <div className={styles.actions}>
        {row.state === "done" && (
          <IconButton label={t`Download: ${what}`} icon={<Download size={20} aria-hidden />} onClick={onFetch} />
        )}
        {isUnderWay ? (
          <IconButton label={t`Cancel: ${what}`} icon={<X size={20} aria-hidden />} onClick={onRemove} />
        ) : (
          <IconButton label={t`Remove: ${what}`} icon={<Trash2 size={20} aria-hidden />} onClick={onRemove} />
        )}
      </div>
    </li>
  );
}
