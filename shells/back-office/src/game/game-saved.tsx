// Knows how an author sees that a game is saved by itself, and how they take back what they wrote.
import type { GameContentView } from "@academiz/application/game-content";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { CloudCheck, CloudOff, LoaderCircle, TriangleAlert, Undo2 } from "lucide-react";
import * as styles from "../product/product.css.ts";

export interface GameSavedProps {
  readonly view: GameContentView;
  readonly isConflicting: boolean;
  readonly onRestore: () => void;
  readonly onRetry: () => void;
}

export function GameSaved({ view, isConflicting, onRestore, onRetry }: GameSavedProps) {
  const { i18n } = useLingui();
  const { saving, isChanged, isOtherThanOpened } = view;
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
            <Trans>There is no connection: what you changed is saved once it is back. Leave this page open.</Trans>
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
        <Button
          icon={<Undo2 size={20} aria-hidden />}
          disabled={!isOtherThanOpened}
          accessibleWhenDisabled
          onClick={onRestore}
        >
          <Trans>As it was when I opened it</Trans>
        </Button>
      </div>
    </div>
  );
}
