// Knows how an author sees that a game is saved by itself, and how they take back what they wrote.
import type { GameContentView } from "@academiz/application/game-content";
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import { ContentSaved } from "../product/content-saved.tsx";

export interface GameSavedProps {
  readonly view: GameContentView;
  readonly isConflicting: boolean;
  readonly onRestore: () => void;
  readonly onRetry: () => void;
}

export function GameSaved({ view, isConflicting, onRestore, onRetry }: GameSavedProps) {
  const { saving, isChanged, isOtherThanOpened } = view;
  return (
    <ContentSaved saving={saving} isChanged={isChanged} isConflicting={isConflicting} onRetry={onRetry}>
      <Button
        icon={<Undo2 size={20} aria-hidden />}
        disabled={!isOtherThanOpened}
        accessibleWhenDisabled
        onClick={onRestore}
      >
        <Trans>As it was when I opened it</Trans>
      </Button>
    </ContentSaved>
  );
}
