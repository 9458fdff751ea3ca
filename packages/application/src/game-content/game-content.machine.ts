// Knows how an author writes a game that is a product: changes lie over the stored content until they are stored.
import { changeConfig, changeGameOf, type Game, type GameConfig, type GameType } from "@academiz/domain/games";
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
  /** Stores the written part, by field. It never throws. */
  readonly save: (written: ProductContent) => Promise<Result<Saved, Trouble>>;
  readonly clock: Clock;
}
interface Context extends GameContentInput {
  /** The content as it was opened. */
  readonly opened: ProductContent;
  readonly saving: SavingView;
  /** What the author sees: the stored content with their changes of `config` and `content`. */
  readonly draft: ProductContent;
}
/** What can happen to the game that is written. */
export type GameContentEvent =
  | { type: "draft.changed"; change: JsonChange }
  /** It was stored, here or elsewhere: changes that are not stored yet stay. */
  | { type: "content.stored"; content: ProductContent }
  | { type: "changes.dropped" }
  /** Undoes everything written since it was opened, stored or not. */
  | { type: "opening.restored" }
  /** Stores the waiting changes now. */
  | { type: "save.asked" }
  | { type: "network.returned" };

/** Milliseconds without a change after which a draft is stored, as in every editor. */
const SAVE_AFTER = 1_000;

/** The part that an author writes here; settings have their own part of the page. */
export const readWritten = ({ config, content }: ProductContent) => ({ config, content });

/** Whether two contents ask the same, whatever their settings are. */
export const saysTheSame = (one: ProductContent, other: ProductContent): boolean =>
  isSameJson(readWritten(withoutSettings(one)), readWritten(withoutSettings(other)));

/** The language and the difficulty are settings, which have a part of the page of their own. */
function withoutSettings(content: ProductContent): ProductContent {
  const { local: _, difficulty: __, ...config } = asRecord(content["config"]);
  return { ...content, config };
}

/** The content with the author's changes over it. */
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
 * A game that is being written, run in XState with a `GameContentInput`: it is stored by itself, a second after the
 * last change. No change is lost before it is stored; one that met the work of others waits until its author chooses.
 */
export const gameContentMachine = setup({
  types: {} as { context: Context; events: GameContentEvent; input: GameContentInput },
  actors: { saving: createSavingMachine<ProductContent>() },
  actions: {
    hearSaving: assign((_, snapshot: SavingSnapshot<ProductContent>) => ({ saving: connectSaving(snapshot) })),
    tellSaving: enqueueActions(({ context: { draft }, enqueue }) => {
      enqueue.sendTo("saving", { type: "fact.kept", fact: draft });
    }),
    /** If it waited for a choice, it goes on from what is stored now. */
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

/** Changes the game as the function says; does nothing where the function changes nothing. */
export function changeGame<T extends GameType>(
  writing: GameWriting,
  gameType: T,
  part: (game: Game<T>) => Game<T>,
): void {
  const { draft } = writing.getSnapshot().context;
  const change = describeChange(draft, changeGameOf({ params: draft }, gameType, part).params);
  if (change) writing.send({ type: "draft.changed", change });
}

/** As `changeGame`, for the rules that every type has; undefined removes one. */
export function changeRules<T extends GameType>(
  writing: GameWriting,
  gameType: T,
  rules: {
    readonly [K in keyof Omit<GameConfig, "gameType">]?: GameConfig[K] | undefined;
  } & Partial<ReturnType<typeof writeGameLook>>,
): void {
  changeGame(writing, gameType, (game) => ({ ...game, config: changeConfig<GameConfig>(game.config, rules) }));
}
