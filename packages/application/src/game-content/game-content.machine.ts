// Knows how an author writes a game that is a product: what is changed stands over what is stored until it is stored.
import { changeGameOf, type Game, type GameConfig, type GameType } from "@academiz/domain/games";
import { applyChange, describeChange, isSameJson, type JsonChange, type Result } from "@academiz/domain/kernel";
import type { writeGameLook } from "@academiz/domain/products";
import { assign, enqueueActions, type SnapshotFrom, sendTo, setup } from "xstate";
import type { Clock, ProductContent, Trouble } from "../ports/index.ts";
import {
  connectSaving,
  createSavingMachine,
  NOTHING_TO_SAVE,
  type Saved,
  type SavingInput,
  type SavingSnapshot,
  type SavingView,
} from "../saving/index.ts";

/** What the writing of a game is started with. */
export interface GameContentInput {
  /** The content of the product as it is stored. */
  readonly stored: ProductContent;
  /** Stores what is written, under its names. It never throws. */
  readonly save: (written: ProductContent) => Promise<Result<Saved, Trouble>>;
  readonly clock: Clock;
}
interface Context extends GameContentInput {
  /** As it stood when it was opened. */
  readonly opened: ProductContent;
  readonly saving: SavingView;
  /** What the author sees: the stored content with their changes of `config` and `content`. */
  readonly draft: ProductContent;
}
/** What can happen to the game that is written. */
export type GameContentEvent =
  | { type: "draft.changed"; change: JsonChange }
  /** It is stored, or something was stored elsewhere: changes that are not stored yet stay. */
  | { type: "content.stored"; content: ProductContent }
  | { type: "changes.dropped" }
  /** All that was written since it was opened is taken back, stored or not. */
  | { type: "opening.restored" }
  /** What waits is to be stored now. */
  | { type: "save.asked" }
  | { type: "network.returned" };

/** Milliseconds without a change after which what is written is stored, as in every editor. */
const SAVE_AFTER = 1_000;

/** What the author of a game writes here; its settings have a part of the page of their own. */
export const readWritten = ({ config, content }: ProductContent) => ({ config, content });

/** Whether two contents ask the same, whatever the settings say. */
export const saysTheSame = (one: ProductContent, other: ProductContent): boolean =>
  isSameJson(readWritten(withoutSettings(one)), readWritten(withoutSettings(other)));

/** The language and the difficulty are settings, which have a part of the page of their own. */
function withoutSettings(content: ProductContent): ProductContent {
  const { local: _, difficulty: __, ...config } = asRecord(content["config"]);
  return { ...content, config };
}

/** The content with what the author has written put over it. */
function putOver(content: ProductContent, draft: ProductContent): ProductContent {
  const { local, difficulty } = asRecord(content["config"]);
  const settings = { ...(local !== undefined && { local }), ...(difficulty !== undefined && { difficulty }) };
  const written = readWritten(withoutSettings(draft));
  return { ...content, ...written, config: { ...asRecord(written.config), ...settings } };
}

const asRecord = (value: unknown): ProductContent => (typeof value === "object" && value !== null ? { ...value } : {});

const savingOf = ({ stored, draft, save, clock }: Context): SavingInput<ProductContent> => ({
  store: (fact) => save(readWritten(fact)),
  clock,
  saveAfter: SAVE_AFTER,
  renewsPause: true,
  awaitsChoice: true,
  fact: draft,
  stored: { fact: stored, saved: {} },
});

/**
 * A game that is written, to be run by XState with a `GameContentInput`: it is stored by itself, a second after the
 * last change. Nothing is lost that is not stored; what met the work of others waits until its author chose.
 */
export const gameContentMachine = setup({
  types: {} as { context: Context; events: GameContentEvent; input: GameContentInput },
  actors: { saving: createSavingMachine<ProductContent>() },
  actions: {
    hearSaving: assign((_, snapshot: SavingSnapshot<ProductContent>) => ({ saving: connectSaving(snapshot) })),
    tellSaving: enqueueActions(({ context: { draft }, enqueue }) => {
      enqueue.sendTo("saving", { type: "fact.kept", fact: draft });
    }),
    /** Where it waited for a choice, it goes on with what is stored now. */
    release: enqueueActions(({ context: { stored, draft }, enqueue }) => {
      const isStored = saysTheSame(draft, stored);
      enqueue.sendTo("saving", {
        type: "released",
        fact: draft,
        stored: { fact: isStored ? draft : stored, saved: {} },
      });
    }),
    saveNow: sendTo("saving", { type: "retry.asked" }),
    passOn: sendTo("saving", { type: "network.returned" }),
  },
}).createMachine({
  id: "game-content",
  context: ({ input }) => ({ ...input, draft: input.stored, opened: input.stored, saving: NOTHING_TO_SAVE }),
  invoke: {
    id: "saving",
    src: "saving",
    input: ({ context }) => savingOf(context),
    onSnapshot: { actions: { type: "hearSaving", params: ({ event }) => event.snapshot } },
  },
  on: {
    "draft.changed": {
      actions: [
        // A change of a content, described from one content and another, makes a content of it.
        assign({ draft: ({ context, event }) => applyChange(context.draft, event.change) as ProductContent }),
        "tellSaving",
      ],
    },
    "content.stored": {
      actions: [
        assign(({ context: { stored, draft }, event: { content } }) => ({
          stored: content,
          draft: saysTheSame(draft, stored) || saysTheSame(draft, content) ? content : putOver(content, draft),
        })),
        "release",
      ],
    },
    "changes.dropped": { actions: [assign({ draft: ({ context }) => context.stored }), "tellSaving"] },
    "opening.restored": {
      actions: [assign({ draft: ({ context: { stored, opened } }) => putOver(stored, opened) }), "tellSaving"],
    },
    "save.asked": { actions: "saveNow" },
    "network.returned": { actions: "passOn" },
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
  } & Partial<ReturnType<typeof writeGameLook>>,
): void {
  changeGame(writing, gameType, (game) => {
    const said = Object.entries({ ...game.config, ...rules }).filter(([, value]) => value !== undefined);
    // The type of game is said in any case: none of its rules has to be.
    return { ...game, config: Object.fromEntries(said) as unknown as Game<T>["config"] };
  });
}
