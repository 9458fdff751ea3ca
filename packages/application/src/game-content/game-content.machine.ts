// Knows how an author writes a game that is a product: what is changed stands over what is stored until it is stored.
import { changeGameOf, type Game, type GameConfig, type GameType } from "@academiz/domain/games";
import { applyChange, describeChange, isSameJson, type JsonChange } from "@academiz/domain/kernel";
import { assign, type SnapshotFrom, setup } from "xstate";
import type { ProductContent } from "../ports/index.ts";

/** What the writing of a game is started with. */
export interface GameContentInput {
  /** The content of the product as it is stored. */
  readonly stored: ProductContent;
}
interface Context extends GameContentInput {
  /** What the author sees: the stored content with their changes of `config` and `content`. */
  readonly draft: ProductContent;
}
/** What can happen to the game that is written. */
export type GameContentEvent =
  | { type: "draft.changed"; change: JsonChange }
  /** It is stored, or something was stored elsewhere: changes that are not stored yet stay. */
  | { type: "content.stored"; content: ProductContent }
  | { type: "changes.dropped" };

/** What the author of a game writes here; its settings have a part of the page of their own. */
const readWritten = ({ config, content }: ProductContent) => ({ config, content });

/** Whether two contents ask the same, whatever the settings say. */
export const saysTheSame = (one: ProductContent, other: ProductContent): boolean =>
  isSameJson(readWritten(withoutLocal(one)), readWritten(withoutLocal(other)));

/** The language is one of the settings. */
function withoutLocal(content: ProductContent): ProductContent {
  const { local: _local, ...config } = asRecord(content["config"]);
  return { ...content, config };
}

/** The content with what the author has written put over it. */
function putOver(content: ProductContent, draft: ProductContent): ProductContent {
  const { local } = asRecord(content["config"]);
  const written = readWritten(withoutLocal(draft));
  return { ...content, ...written, config: { ...asRecord(written.config), ...(local !== undefined && { local }) } };
}

const asRecord = (value: unknown): ProductContent => (typeof value === "object" && value !== null ? { ...value } : {});

/** A game that is written, to be run by XState with a `GameContentInput`. Nothing is lost that is not stored. */
export const gameContentMachine = setup({
  types: {} as { context: Context; events: GameContentEvent; input: GameContentInput },
}).createMachine({
  id: "game-content",
  context: ({ input }) => ({ ...input, draft: input.stored }),
  on: {
    "draft.changed": {
      // A change of a content, described from one content and another, makes a content of it.
      actions: assign({ draft: ({ context, event }) => applyChange(context.draft, event.change) as ProductContent }),
    },
    "content.stored": {
      actions: assign(({ context: { stored, draft }, event: { content } }) => ({
        stored: content,
        draft: saysTheSame(draft, stored) || saysTheSame(draft, content) ? content : putOver(content, draft),
      })),
    },
    "changes.dropped": { actions: assign({ draft: ({ context }) => context.stored }) },
  },
});

/** A running `gameContentMachine`. */
export interface GameWriting {
  readonly getSnapshot: () => SnapshotFrom<typeof gameContentMachine>;
  readonly send: (event: GameContentEvent) => void;
}

/** Has the game changed, as the function says of the game of now; nothing happens where it changes nothing. */
export function changeGame<T extends GameType>(
  writing: GameWriting,
  gameType: T,
  part: (game: Game<T>) => Game<T>,
): void {
  const { draft } = writing.getSnapshot().context;
  const change = describeChange(draft, changeGameOf({ params: draft }, gameType, part).params);
  if (change) writing.send({ type: "draft.changed", change });
}

/** As `changeGame`, of its rules, which every type has; what is undefined is taken away. */
export function changeRules<T extends GameType>(
  writing: GameWriting,
  gameType: T,
  rules: {
    readonly [K in "strategy" | "victoryThreshold" | "maxAttempts" | "trophies" | "soundConfig"]?:
      | GameConfig[K]
      | undefined;
  },
): void {
  changeGame(writing, gameType, (game) => {
    const said = Object.entries({ ...game.config, ...rules }).filter(([, value]) => value !== undefined);
    // The type of game is said in any case: none of its rules has to be.
    return { ...game, config: Object.fromEntries(said) as unknown as Game<T>["config"] };
  });
}
