// Knows how an author sets the audience of a product: it is read when it is looked at, people are found and counted
// for the draft, and the draft is saved.
import { type Audience, EVERYONE } from "@academiz/domain/clients";
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, sendTo, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import { connectLoading, createLoading, type Loaded, startLoading } from "../listing/index.ts";
import type {
  AudienceAsked,
  AudienceCount,
  AudienceMember,
  Availability,
  NamedMembers,
  ProductAudience,
  SentAvailability,
  Trouble,
} from "../ports/index.ts";

/** What it is started with. */
export interface AudienceInput {
  readonly gateway: Omit<ProductAudience, "link" | "listLinks" | "revokeLink">;
  readonly slug: string;
  /** The name of the product, under which it is made available. */
  readonly name: string;
}
interface Opened {
  readonly availability: Availability;
  readonly named: NamedMembers;
}
type Place = Omit<AudienceInput, "name">;
interface Settling extends Place {
  readonly settings: SentAvailability;
  /** The audience as it was read, or saved. */
  readonly before: Audience;
}
interface Context extends AudienceInput {
  /** Null until it was read. */
  readonly availability: Availability | null;
  readonly draft: AudienceAsked;
  readonly count: Loaded<AudienceAsked, AudienceCount>;
  readonly search: Loaded<string, readonly AudienceMember[]>;
  /** People who were found by a search, or are named. */
  readonly known: readonly AudienceMember[];
  /** The result of the last pasted list; null without one. */
  readonly pasted: NamedMembers | null;
  readonly trouble: Trouble | null;
  /** How often the audience was saved. */
  readonly saves: number;
}
/** What can happen to it. */
export type AudienceEvent =
  /** The author looks at it, or the product was published. */
  | { type: "audience.opened"; isPublished: boolean }
  | { type: "retry.asked" }
  | { type: "audience.drafted"; asked: AudienceAsked }
  | { type: "search.changed"; query: string }
  | { type: "list.pasted"; written: readonly string[] }
  | { type: "settings.saved"; settings: SentAvailability };

const NOBODY: readonly AudienceMember[] = [];

/** Whom the first publication is for, unless its author says something else before. */
const ANYBODY = { audience: EVERYONE, from: null, until: null } as const;

async function open({ gateway, slug, name }: AudienceInput): Promise<Result<Opened, Trouble>> {
  const availability = await gateway.read(slug);
  if (!availability.ok) {
    if (availability.error.kind !== "not-found") return availability;
    const unsaid = { ...ANYBODY, slug: "", url: "", name, due: null };
    return { ok: true, value: { availability: unsaid, named: { people: [], unknown: [] } } };
  }
  const { users } = availability.value.audience;
  const named =
    users.length === 0
      ? ({ ok: true, value: { people: [], unknown: [] } } as const)
      : await gateway.name({ users, written: [] });
  return named.ok ? { ok: true, value: { availability: availability.value, named: named.value } } : named;
}

const join = (known: readonly AudienceMember[], more: readonly AudienceMember[]): readonly AudienceMember[] => [
  ...known,
  ...more.filter(({ id }) => !known.some((one) => one.id === id)),
];

/** The audience of a product, run in XState with an `AudienceInput`. */
export const audienceMachine = setup({
  types: {} as { context: Context; events: AudienceEvent; input: AudienceInput },
  actors: {
    open: fromPromise<Result<Opened, Trouble>, AudienceInput>(({ input }) => open(input)),
    count: createLoading<AudienceAsked, AudienceCount>("audience-count"),
    search: createLoading<string, readonly AudienceMember[]>("audience-search"),
    name: fromPromise<Result<NamedMembers, Trouble>, Place & { readonly written: readonly string[] }>(
      ({ input: { gateway, written } }) => gateway.name({ users: [], written }),
    ),
    settle: fromPromise<Result<Availability, Trouble>, Settling>(({ input: { gateway, slug, settings, before } }) =>
      gateway.settle(slug, settings, before),
    ),
  },
  actions: {
    takeOpened: assign((_, { availability, named }: Opened) => ({
      availability,
      draft: { audience: availability.audience, from: availability.from, until: availability.until },
      known: named.people,
      trouble: null,
    })),
    takeNamed: assign(({ context }, pasted: NamedMembers) => ({ pasted, known: join(context.known, pasted.people) })),
    takeSaved: assign(({ context }, availability: Availability) => ({ availability, saves: context.saves + 1 })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    forgetTrouble: assign({ trouble: null }),
    draft: assign((_, { asked }: { asked: AudienceAsked }) => ({ draft: asked })),
    countDraft: sendTo("count", ({ context }) => ({ type: "criteria.changed" as const, criteria: context.draft })),
  },
}).createMachine({
  id: "audience",
  context: ({ input }) => ({
    ...input,
    availability: null,
    draft: ANYBODY,
    count: startLoading<AudienceAsked>(ANYBODY),
    search: startLoading(""),
    known: NOBODY,
    pasted: null,
    trouble: null,
    saves: 0,
  }),
  initial: "closed",
  states: {
    closed: { on: { "audience.opened": "opening" } },
    opening: {
      entry: "forgetTrouble",
      invoke: {
        src: "open",
        input: ({ context }) => context,
        onDone: onAnswer<Opened>()(
          { target: "open", action: "takeOpened" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: { on: { "retry.asked": "opening", "audience.opened": "opening" } },
    open: {
      invoke: [
        {
          id: "count",
          src: "count",
          input: ({ context: { gateway, slug, draft } }) => ({
            load: (asked) => gateway.count(slug, asked),
            criteria: draft,
          }),
          onSnapshot: { actions: assign({ count: ({ event }) => connectLoading(event.snapshot) }) },
        },
        {
          id: "search",
          src: "search",
          input: ({ context: { gateway } }) => ({ load: (query) => gateway.find(query), criteria: "" }),
          onSnapshot: {
            actions: assign(({ context, event }) => {
              const search = connectLoading(event.snapshot);
              return { search, known: join(context.known, search.shown ?? NOBODY) };
            }),
          },
        },
      ],
      on: {
        // It was published meanwhile, and has its address by now.
        "audience.opened": {
          guard: ({ context, event }) => event.isPublished && context.availability?.slug === "",
          target: "opening",
        },
        "audience.drafted": { actions: [{ type: "draft", params: ({ event }) => event }, "countDraft"] },
        "search.changed": {
          actions: sendTo("search", ({ event }) => ({ type: "criteria.changed" as const, criteria: event.query })),
        },
        "retry.asked": { actions: [sendTo("count", ({ event }) => event), sendTo("search", ({ event }) => event)] },
      },
      initial: "resting",
      states: {
        resting: { on: { "list.pasted": "naming", "settings.saved": "saving" } },
        naming: {
          entry: ["forgetTrouble", assign({ pasted: null })],
          invoke: {
            src: "name",
            input: ({ context: { gateway, slug }, event }) => ({
              gateway,
              slug,
              written: event.type === "list.pasted" ? event.written : [],
            }),
            onDone: onAnswer<NamedMembers>()(
              { target: "resting", action: "takeNamed" },
              { target: "resting", action: "takeTrouble" },
            ),
          },
        },
        saving: {
          entry: "forgetTrouble",
          invoke: {
            src: "settle",
            input: ({ context: { gateway, slug, availability }, event }) => {
              if (event.type !== "settings.saved") throw new Error("nothing is saved without settings");
              return { gateway, slug, settings: event.settings, before: availability?.audience ?? EVERYONE };
            },
            onDone: onAnswer<Availability>()(
              { target: "saved", action: "takeSaved" },
              { target: "resting", action: "takeTrouble" },
            ),
          },
        },
        /** After a save another number of people would lose it. */
        saved: { always: { target: "resting", actions: "countDraft" } },
      },
    },
  },
});
