// Knows how a learner uses the page of a section: they read it, and leave for one of its products.
import { PRODUCT_TRAITS } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import { returnTo } from "../learner-path/return-to.ts";
import type { LearnerCatalog, LearnerSection, LearnerSections, Navigation, Trouble } from "../ports/index.ts";

/** What the page of a section is started with. */
export interface LearnerSectionInput {
  readonly sections: LearnerSections;
  readonly catalog: Pick<LearnerCatalog, "findPlayerLink">;
  readonly navigation: Navigation;
  /** Slug of the perimeter of the section. */
  readonly perimeterSlug: string;
  /** Slug of the perimeter of the path that it was opened from: its learner comes back with the way there. */
  readonly fromPath?: string | undefined;
}
interface Context extends LearnerSectionInput {
  readonly section: LearnerSection | null;
  /** Why it could not be read. */
  readonly trouble: Trouble | null;
  /** Why the last product could not be opened, or the page not be read again. */
  readonly actionTrouble: Trouble | null;
  /** Slug of the perimeter that is being opened. */
  readonly opening: string | null;
}
/** The events of the page. A request made while another is under way is ignored. */
export type LearnerSectionEvent =
  | { type: "product.opened"; perimeterSlug: string }
  | { type: "retry.asked" }
  /** The learner returned to the page: something may have been done elsewhere. */
  | { type: "page.looked" }
  /** It changed, because the author who tries it has ended a product. */
  | { type: "section.moved"; section: LearnerSection };

const read = fromPromise<Result<LearnerSection, Trouble>, Context>(({ input: { sections, perimeterSlug } }) =>
  sections.read(perimeterSlug),
);
const open = fromPromise<Result<null, Trouble>, Context>(
  async ({ input: { catalog, navigation, perimeterSlug, fromPath, section, opening } }) => {
    const opened = opening ?? "";
    const type = section?.products.find((one) => one.perimeterSlug === opened)?.type;
    const page = type && PRODUCT_TRAITS[type].page;
    if (page) {
      navigation.goTo(`${page}/${encodeURIComponent(opened)}`);
      return { ok: true, value: null };
    }
    const found = await catalog.findPlayerLink(opened);
    if (!found.ok) return found;
    const way = fromPath === undefined ? "" : `?path=${encodeURIComponent(fromPath)}`;
    navigation.leaveFor(returnTo(`/section/${encodeURIComponent(perimeterSlug)}${way}`, found.value.link));
    return { ok: true, value: null };
  },
);

/** The page of a section, run in XState with a `LearnerSectionInput`. It keeps what it shows while it is read again. */
export const learnerSectionMachine = setup({
  types: {} as { context: Context; events: LearnerSectionEvent; input: LearnerSectionInput },
  actors: { read, open },
  actions: {
    takeSection: assign((_, section: LearnerSection) => ({ section, trouble: null, actionTrouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    takeActionTrouble: assign((_, actionTrouble: Trouble) => ({ actionTrouble, opening: null })),
    noteOpening: assign(({ event }) =>
      event.type === "product.opened" ? { opening: event.perimeterSlug, actionTrouble: null } : {},
    ),
    forgetOpening: assign({ opening: null }),
  },
}).createMachine({
  id: "learner-section",
  context: ({ input }) => ({ ...input, section: null, trouble: null, actionTrouble: null, opening: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: onAnswer<LearnerSection>()(
          { target: "ready", action: "takeSection" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: { on: { "retry.asked": "loading" } },
    ready: {
      on: {
        "product.opened": { target: "opening", actions: "noteOpening" },
        "page.looked": "looking",
        "section.moved": { actions: { type: "takeSection", params: ({ event }) => event.section } },
      },
    },
    looking: {
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: onAnswer<LearnerSection>()(
          { target: "ready", action: "takeSection" },
          { target: "ready", action: "takeActionTrouble" },
        ),
      },
    },
    opening: {
      invoke: {
        src: "open",
        input: ({ context }) => context,
        onDone: onAnswer<null>()(
          { target: "ready", action: "forgetOpening" },
          { target: "ready", action: "takeActionTrouble" },
        ),
      },
    },
  },
});
