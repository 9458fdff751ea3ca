// Knows how an author sees that what they write is saved by itself.
import type { GameContentView } from "@academiz/application/game-content";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CloudCheck, CloudOff, LoaderCircle, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./product.css.ts";

export interface ContentSavedProps {
  readonly saving: GameContentView["saving"];
  /** Something is changed and not stored. */
  readonly isChanged: boolean;
  readonly isConflicting: boolean;
  readonly onRetry: () => void;
  /** True where unsaved work waits on this device. */
  readonly isKept?: boolean;
  /** Further buttons, after it. */
  readonly children?: ReactNode;
}

export function ContentSaved({
  saving,
  isChanged,
  isConflicting,
  onRetry,
  isKept: isOnDevice = false,
  children,
}: ContentSavedProps) {
  const { i18n } = useLingui();
  const { savedAt } = saving;
  const state = isConflicting ? "conflicting" : isChanged && saving.state === "saved" ? "saving" : saving.state;
  const isKept = state === "saved";
  const time = savedAt === null ? null : i18n.date(new Date(savedAt), { hour: "2-digit", minute: "2-digit" });
  return (
    <div className={isKept ? styles.keeping : styles.waiting}>
      <p role="status" className={styles.savedState} data-saving={state}>
        {state === "saved" && (
          <>
            <CloudCheck size={20} aria-hidden />
            {time === null ? <Trans>Everything is saved.</Trans> : <Trans>Saved {time}</Trans>}
          </>
        )}
        {state === "saving" && (
          <>
            <LoaderCircle size={20} aria-hidden />
            <Trans>Saving…</Trans>
          </>
        )}
        {state === "offline" && (
          <>
            <CloudOff size={20} aria-hidden />
            {isOnDevice ? (
              <Trans>There is no connection: what you changed is kept on this device, and saved once it is back.</Trans>
            ) : (
              <Trans>There is no connection: what you changed is saved once it is back. Leave this page open.</Trans>
            )}
          </>
        )}
        {(state === "refused" || state === "conflicting") && (
          <>
            <TriangleAlert size={20} aria-hidden />
            <Trans>What you changed is not saved yet.</Trans>
          </>
        )}
      </p>
      <div className={styles.buttons}>
        {state === "refused" && (
          <Button variant="primary" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
