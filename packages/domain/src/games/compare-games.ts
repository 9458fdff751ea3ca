// Knows what changed between two states of a game, for the author who publishes it.
import { isSameJson } from "../kernel/index.ts";
import type { GameType } from "./game-types.ts";
import { type Game, readGame } from "./registry.ts";
import { listAsked } from "./writing.ts";

/** What is asked, in the author's words, in the order of the later game; removed ones in that of the earlier. */
export interface GameChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Other words, or another right answer. */
  readonly changed: readonly string[];
  /** What is asked stands in another order. */
  readonly isOrderChanged: boolean;
  /** Rules, look or sounds; pictures and explanations too, where nothing differs in what is asked. */
  readonly isElseChanged: boolean;
  /** The title, the description, or another word about the game. */
  readonly isAboutChanged: boolean;
}

/** Two contents of a game: `config`, `context`, `content`. */
type Content = Readonly<Record<string, unknown>>;

/** Items are known by their slugs. Null where one of the two holds no game that can be read. */
export function compareGames(before: Content, after: Content): GameChanges | null {
  const [old, now] = [readGame({ params: before }), readGame({ params: after })];
  if (!old.ok || !now.ok) return null;
  return { ...comparePlayed(old.value, now.value), isAboutChanged: !isSameJson(before["context"], after["context"]) };
}

function comparePlayed(before: Game, after: Game): Omit<GameChanges, "isAboutChanged"> {
  const [old, now] = [indexAsked(before), indexAsked(after)];
  const added = [...now.keys()].filter((slug) => !old.has(slug));
  const removed = [...old.keys()].filter((slug) => !now.has(slug));
  const changed = [...now.keys()].filter((slug) => old.has(slug) && !isSameJson(old.get(slug), now.get(slug)));
  const kept = [...now.keys()].filter((slug) => old.has(slug));
  const isOrderChanged = !isSameJson(
    kept,
    [...old.keys()].filter((slug) => now.has(slug)),
  );
  const tell = (from: typeof now, slugs: readonly string[]) => slugs.map((slug) => from.get(slug)?.words ?? "");
  const isAskedSame = added.length + removed.length + changed.length === 0 && !isOrderChanged;
  return {
    added: tell(now, added),
    removed: tell(old, removed),
    changed: tell(now, changed),
    isOrderChanged,
    isElseChanged:
      !isSameJson(before.config, after.config) || (isAskedSame && !isSameJson(before.content, after.content)),
  };
}

const indexAsked = <T extends GameType>(game: Game<T>) => new Map(listAsked(game).map((item) => [item.slug, item]));
