// Knows what is shown of a game while its author writes it.
import { type CourseProblem, checkGameProduct } from "@academiz/domain/checks";
import { type Game, readGame } from "@academiz/domain/games";
import { type ContentGap, PRODUCT_KINDS } from "@academiz/domain/products";
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
  /** What keeps it from being published; null where nothing does. */
  readonly gap: ContentGap | null;
  /** What its author should hear of before a publication, errors first. */
  readonly problems: readonly CourseProblem[];
  readonly saving: SavingView;
  /** The part to store: it replaces what is stored. */
  readonly written: ProductContent;
  /** The whole content, as it will be. */
  readonly draft: ProductContent;
}

/** Whatever a problem names is the game. */
const SLUG = "game";
type Known = Pick<GameContentView, "gap" | "problems">;
const memory = new WeakMap<ProductContent, Known>();
/** Found once a draft: it is asked with every snapshot. */
function inspect(draft: ProductContent): Known {
  const known = memory.get(draft);
  if (known) return known;
  const read = PRODUCT_KINDS.game.read(draft);
  const found = { gap: read.ok ? read.value.gap : "game", problems: checkGameProduct(SLUG, draft) } as const;
  memory.set(draft, found);
  return found;
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
    ...inspect(draft),
    saving,
    written: { config, content },
    draft,
  };
}
