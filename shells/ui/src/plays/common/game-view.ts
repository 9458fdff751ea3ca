// Knows what the view of a game is given, and what it tells.
import type { GameType, PlayedView } from "@academiz/domain/games";

export interface GameHandlers {
  /** The answer state as the game's type keeps it. */
  readonly onAnswer: (data: unknown) => void;
  readonly onSubmit: () => void;
  readonly onRetry: () => void;
}

export interface GameViewProps<T extends GameType = GameType> extends GameHandlers {
  readonly game: PlayedView<T>;
}
