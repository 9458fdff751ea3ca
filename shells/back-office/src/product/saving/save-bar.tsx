// Knows how all changes on a page are saved by one button, which stays in sight until they are.
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CloudCheck, Pencil, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import * as styles from "../product.css.ts";

/** A part of the page whose changes wait for a press. */
export interface UnsavedPart {
  /** The tab of the page on which it stands. */
  readonly name: string;
  readonly isChanged: boolean;
  /** True while it is being saved. */
  readonly isBusy: boolean;
  /** Saves it, or the id of its form, which shows its own errors; null: something must be corrected first. */
  readonly save: (() => void) | string | null;
  readonly drop: () => void;
}

export interface SaveBarProps {
  readonly parts: readonly UnsavedPart[];
  /** The names of the tabs: a link leads to the one with unsaved changes. */
  readonly labels: readonly { readonly id: string; readonly label: ReactNode }[];
  /** The open tab. */
  readonly shown: string;
  readonly onShow: (name: string) => void;
  /** True during a conflict with somebody else's work: nothing more is sent until the author has chosen. */
  readonly isHalted: boolean;
}

export function SaveBar({ parts, labels, shown, onShow, isHalted }: SaveBarProps) {
  const { t } = useLingui();
  /** The names of parts still to be sent, one after the other, since each builds on what was stored before. */
  const [queue, setQueue] = useState<readonly string[]>([]);
  const changed = parts.filter(({ isChanged }) => isChanged);
  const isBusy = parts.some((part) => part.isBusy);
  const isFaulty = changed.some(({ save }) => save === null);
  const form = parts.find(({ name, save }) => name === shown && typeof save === "string")?.save;
  useEffect(() => {
    const [first, ...rest] = queue;
    if (first === undefined || isBusy) return;
    const part = isHalted ? undefined : changed.find(({ name }) => name === first);
    if (typeof part?.save === "string") {
      const written = document.getElementById(part.save);
      // The form appears with its tab.
      if (!(written instanceof HTMLFormElement)) return shown === part.name ? undefined : onShow(part.name);
      written.requestSubmit();
    } else part?.save?.();
    setQueue(isHalted ? [] : rest);
  });
  if (changed.length === 0 && !parts.some(({ name }) => name === shown)) return null;
  const isChanged = changed.length > 0;
  const elsewhere = changed.filter(({ name }) => name !== shown);
  return (
    <section aria-label={t`Saving`} className={isChanged ? styles.waiting : styles.keeping}>
      <p role="status" className={styles.savedState}>
        {isFaulty ? (
          <>
            <TriangleAlert size={20} aria-hidden />
            <Trans>Unsaved changes: something is to be mended first</Trans>
          </>
        ) : isChanged ? (
          <>
            <Pencil size={20} aria-hidden />
            <Trans>Unsaved changes</Trans>
          </>
        ) : (
          <>
            <CloudCheck size={20} aria-hidden />
            <Trans>Everything is saved.</Trans>
          </>
        )}
      </p>
      <div className={styles.buttons}>
        {labels
          .filter(({ id }) => elsewhere.some(({ name }) => name === id))
          .map(({ id, label }) => (
            <Button key={id} variant="quiet" onClick={() => onShow(id)}>
              <Trans>See “{label}”</Trans>
            </Button>
          ))}
        <div className={styles.buttons}>
          <Button
            variant={isChanged ? "primary" : "secondary"}
            loading={isBusy}
            disabled={!isChanged || isFaulty}
            accessibleWhenDisabled
            // Enter in a field of the form presses it.
            {...(typeof form === "string" && { type: "submit", form })}
            onClick={(event) => {
              event.preventDefault();
              setQueue(changed.map(({ name }) => name));
            }}
          >
            <Trans>Save</Trans>
          </Button>
          <Button
            disabled={!isChanged}
            accessibleWhenDisabled
            onClick={() => {
              setQueue([]);
              for (const { drop } of changed) drop();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}
