// Knows how a learner follows a path: they read it, begin it, choose, and leave for a product.
import { PRODUCT_TRAITS, PRODUCT_TYPES } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { LearnerCatalog, LearnerPath, LearnerPaths, Navigation, Trouble } from "../ports/index.ts";
import { returnTo } from "./return-to.ts";

/** What the page of a path is started with. */
export interface LearnerPathInput {
  readonly paths: LearnerPaths;
  readonly catalog: Pick<LearnerCatalog, "findPlayerLink">;
  readonly navigation: Navigation;
  /** Slug of the perimeter of the path. */
  readonly perimeterSlug: string;
}
type Action =
  | { type: "path.begun" }
  | { type: "way.chosen"; node: string; way: string }
  | { type: "product.opened"; perimeterSlug: string };
interface Context extends LearnerPathInput {
  readonly path: LearnerPath | null;
  /** Why it could not be read. */
  readonly trouble: Trouble | null;
  /** Why the last action failed. */
  readonly actionTrouble: Trouble | null;
  readonly action: Action | null;
}
/** The events of the page. A request made while another is under way is ignored. */
export type LearnerPathEvent =
  | Action
  | { type: "retry.asked" }
  /** The learner returned to the page: something may have been done elsewhere. */
  | { type: "page.looked" }
  /** The path moved on, because the author who tries it has ended a product. */
  | { type: "path.moved"; path: LearnerPath };

const read = fromPromise<Result<LearnerPath, Trouble>, Context>(({ input: { paths, perimeterSlug } }) =>
  paths.read(perimeterSlug),
);
const act = fromPromise<Result<LearnerPath | null, Trouble>, Context>(
  async ({ input: { paths, catalog, navigation, perimeterSlug, path, action } }) => {
    if (action?.type === "path.begun") return paths.begin(perimeterSlug);
    if (action?.type === "way.chosen") return paths.choose(perimeterSlug, action.node, action.way);
    const opened = action?.perimeterSlug ?? "";
    const page = findPage(path, opened);
    if (page !== null) {
      navigation.goTo(`${page}/${encodeURIComponent(opened)}?path=${encodeURIComponent(perimeterSlug)}`);
      return { ok: true, value: path };
    }
    const found = await catalog.findPlayerLink(opened);
    if (!found.ok) return found;
    navigation.leaveFor(returnTo(`/path/${encodeURIComponent(perimeterSlug)}`, found.value.link));
    return { ok: true, value: path };
  },
);

/** A classroom and a section have a page on the site, and no player; null for what has one. */
function findPage(path: LearnerPath | null, opened: string): string | null {
  const products = path?.nodes.flatMap((node) => node.products) ?? [];
  const said = products.find(({ perimeterSlug }) => perimeterSlug === opened)?.type;
  const type = PRODUCT_TYPES.find((one) => one === said);
  return type === undefined ? null : PRODUCT_TRAITS[type].page;
}

/** The page of a path, run in XState with a `LearnerPathInput`. The page keeps what it shows while it is read again. */
export const learnerPathMachine = setup({
  types: {} as { context: Context; events: LearnerPathEvent; input: LearnerPathInput },
  actors: { read, act },
  actions: {
    takePath: assign((_, path: LearnerPath) => ({ path, trouble: null, actionTrouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    takeDone: assign(({ context }, path: LearnerPath | null) => ({ path: path ?? context.path, action: null })),
    takeActionTrouble: assign((_, actionTrouble: Trouble) => ({ actionTrouble, action: null })),
    noteAction: assign(({ event }) =>
      event.type === "path.begun" || event.type === "way.chosen" || event.type === "product.opened"
        ? { action: event, actionTrouble: null }
        : {},
    ),
    forgetTrouble: assign({ actionTrouble: null }),
  },
}).createMachine({
  id: "learner-path",
  context: ({ input }) => ({ ...input, path: null, trouble: null, actionTrouble: null, action: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: onAnswer<LearnerPath>()(
          { target: "ready", action: "takePath" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: { on: { "retry.asked": "loading" } },
    ready: {
      on: {
        "path.begun": { target: "acting", actions: "noteAction" },
        "way.chosen": { target: "acting", actions: "noteAction" },
        "product.opened": { target: "acting", actions: "noteAction" },
        "page.looked": "looking",
        "path.moved": { actions: { type: "takePath", params: ({ event }) => event.path } },
        "retry.asked": { target: "looking", actions: "forgetTrouble" },
      },
    },
    /** The page keeps what it shows, even where it cannot be read again. */
    looking: {
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: onAnswer<LearnerPath>()(
          { target: "ready", action: "takePath" },
          { target: "ready", action: "takeActionTrouble" },
        ),
      },
    },
    acting: {
      invoke: {
        src: "act",
        input: ({ context }) => context,
        onDone: onAnswer<LearnerPath | null>()(
          { target: "ready", action: "takeDone" },
          { target: "ready", action: "takeActionTrouble" },
        ),
      },
    },
  },
});
