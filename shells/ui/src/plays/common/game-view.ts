// Knows the props of the view of a game, and what it reports.
import type { GameType, PlayedView } from "@academiz/domain/games";

export interface GameHandlers {
  /** Called with the answer as the game's type stores it. */
  readonly onAnswer: (data: unknown) => void;
  readonly onSubmit: () => void;
  readonly onRetry: () => void;
}

export interface GameViewProps<T extends GameType = GameType> extends GameHandlers {
  readonly game: PlayedView<T>;
}
