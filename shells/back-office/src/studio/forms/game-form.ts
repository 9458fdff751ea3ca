// Knows the props of a game's form: the game, and how it is changed.
import type { Game, GameType } from "@academiz/domain/games";

export interface GameFormProps<T extends GameType = GameType> {
  readonly game: Game<T>;
  /** Random numbers for the slugs of new items. */
  readonly random: () => number;
  /** `field` names what is changed: quick changes of the same one are undone together. */
  readonly change: (field: string, change: (own: Game<T>) => Game<T>) => void;
  /** The focus goes to the field with this `data-part`, once it is drawn: `text:2`, `explanation:2`. */
  readonly focusPart: (part: string) => void;
}
