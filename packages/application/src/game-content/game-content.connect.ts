// Knows what is shown of a game while its author writes it.
import { type Game, readGame } from "@academiz/domain/games";
import type { SnapshotFrom } from "xstate";
import type { ProductContent } from "../ports/index.ts";
import type { SavingView } from "../saving/index.ts";
import { type gameContentMachine, saysTheSame } from "./game-content.machine.ts";

/** A game that is a product, as its author writes it. */
export interface GameContentView {
  /** Null where its type is unknown here, or it cannot be read. */
  readonly game: Game | null;
  /** There are changes that are not stored. */
  readonly isChanged: boolean;
  /** It differs from the game as it was opened. */
  readonly isOtherThanOpened: boolean;
  readonly saving: SavingView;
  /** The part to store: it replaces what is stored. */
  readonly written: ProductContent;
  /** The whole content, as it will be. */
  readonly draft: ProductContent;
}

/** The view of a snapshot of `gameContentMachine`. Pure. */
export function connectGameContent(snapshot: SnapshotFrom<typeof gameContentMachine>): GameContentView {
  const { stored, draft, opened, saving } = snapshot.context;
  const game = readGame({ params: draft });
  const { config, content } = draft;
  return {
    game: game.ok ? game.value : null,
    isChanged: !saysTheSame(stored, draft),
    isOtherThanOpened: !saysTheSame(opened, draft),
    saving,
    written: { config, content },
    draft,
  };
}
