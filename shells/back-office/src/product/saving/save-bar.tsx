// Knows how all that was changed on a page is saved by one press, which stays in sight until it is.
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CloudCheck, Pencil, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import * as styles from "../product.css.ts";

/** A part of the page whose changes wait for a press. */
export interface UnsavedPart {
  /** Where on the page it stands. */
  readonly name: string;
  readonly isChanged: boolean;
  /** It is on its way. */
  readonly isBusy: boolean;
  /** Sends it; the id of its form, which says what is wrong in it; null: something in it is to be mended first. */
  readonly save: (() => void) | string | null;
  readonly drop: () => void;
}

export interface SaveBarProps {
  readonly parts: readonly UnsavedPart[];
  /** What the parts are called: who looks at another one is led to what waits. */
  readonly labels: readonly { readonly id: string; readonly label: ReactNode }[];
  /** The part that is looked at. */
  readonly shown: string;
  readonly onShow: (name: string) => void;
  /** Somebody else's work is in the way: nothing more is sent before its author chose. */
  readonly isHalted: boolean;
}

export function SaveBar({ parts, labels, shown, onShow, isHalted }: SaveBarProps) {
  const { t } = useLingui();
  /** Names of what is still to be sent: one after the other, for each is made from what was stored before it. */
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
      // Its form comes with its part of the page.
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
