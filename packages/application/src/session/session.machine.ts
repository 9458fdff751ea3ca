// Knows the course of a session: entry, sign-in, the user and the client, sign-out, and its loss (§4.1–§4.20).
import { assign, enqueueActions, setup } from "xstate";
import type { TroubleKind } from "../ports/index.ts";
import { SITE_PATHS, writeEntryLink } from "./entry-link.ts";
import {
  changeLocale,
  exchange,
  joinNeighbour,
  type Loaded,
  leaveImpersonation,
  leaveLostSession,
  linkToPlatform,
  load,
  replacePassword,
  signIn,
  signOut,
  switchClient,
  widen,
} from "./session.actors.ts";
import type { SessionContext, SessionEvent, SessionInput } from "./session.types.ts";

/** Of a link that somebody revoked: whoever came by it is told so. */
const REVOKED = "link.revoked";
/** What says nothing of a link: it is kept, to be tried again. */
const PASSING: ReadonlySet<TroubleKind> = new Set(["offline", "too-many", "maintenance", "unexpected"]);

/**
 * A session from the first page to the last (§4.1–§4.20), run in XState with a `SessionInput`: tokens that are kept or
 * came with the address, signing in, the user, leaving, being lost. Failures of the ports become its `trouble`; a
 * sign-out that fails ends the session all the same, and a lost session leaves for its client's platform.
 */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; input: SessionInput },
  actors: {
    load,
    exchange,
    joinNeighbour,
    replacePassword,
    signIn,
    signOut,
    leaveLostSession,
    changeLocale,
    linkToPlatform,
    leaveImpersonation,
    switchClient,
    widen,
  },
  guards: {
    isRevoked: ({ event }) => event.type === "session.lost" && event.reason === REVOKED,
    hasEntryTokens: ({ context }) => context.entryTokens !== null,
    hasTokens: ({ context }) => context.ports.tokens.read() !== null,
    hasNeighbour: ({ context }) => context.neighbour !== null,
    hasOwnLogin: ({ context }) => context.loginPath !== null,
  },
  actions: {
    clearTokens: ({ context }) => context.ports.tokens.clear(),
    /** §4.13: a session that is lost later finds the way to its platform. */
    takeLoaded: assign(({ context }, loaded: Loaded) => {
      context.ports.tokens.keepContentSlug(loaded.user.client.slug);
      return { ...loaded, trouble: null };
    }),
    takeReason: assign(({ event }) => ({
      trouble: { kind: "session-lost" as const, detail: event.type === "session.lost" ? (event.reason ?? "") : "" },
    })),
    goToLogin: ({ context }) => {
      if (context.loginPath !== null) context.ports.navigation.goTo(context.loginPath);
    },
  },
}).createMachine({
  id: "session",
  context: ({ input }) => ({
    ...input,
    entryTokens: input.entryTokens ?? null,
    neighbour: input.neighbour ?? null,
    user: null,
    client: null,
    trouble: null,
  }),
  initial: "entering",
  on: { "session.lost": [{ guard: "isRevoked", target: ".ended", actions: "takeReason" }, { target: ".lost" }] },
  states: {
    entering: {
      always: [
        { guard: "hasEntryTokens", target: "exchanging" },
        { guard: "hasTokens", target: "loading" },
        { guard: "hasNeighbour", target: "joining" },
        { guard: "hasOwnLogin", target: "signedOut" },
        { target: "lost" },
      ],
    },
    /** Signed in on the other platform of this browser: nobody who is signs in a second time. */
    joining: {
      invoke: {
        src: "joinNeighbour",
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.ok && event.output.value !== null,
            target: "elsewhere",
            actions: assign(({ event }) => (event.output.ok ? { user: event.output.value } : {})),
          },
          { guard: ({ event }) => event.output.ok, target: "left" },
          { target: "entering", actions: assign({ neighbour: null }) },
        ],
      },
    },
    /** Signed in over there, with no place here: told, and nothing of the other session is touched. */
    elsewhere: {},
    /**
     * Where there is no login to send anybody to, a used link (a reload, the back button) falls back on the tokens that
     * this tab kept.
     */
    exchanging: {
      invoke: {
        src: "exchange",
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => !event.output.ok && PASSING.has(event.output.error.kind),
            target: "unreachable",
            actions: assign(({ event }) => (event.output.ok ? {} : { trouble: event.output.error })),
          },
          {
            guard: ({ context, event }) => !event.output.ok && context.loginPath !== null,
            target: "linkRefused",
            actions: assign(({ event }) => ({
              entryTokens: null,
              trouble: event.output.ok ? null : event.output.error,
            })),
          },
          {
            guard: ({ event }) => !event.output.ok && event.output.error.detail === REVOKED,
            target: "ended",
            actions: assign(({ event }) => ({
              entryTokens: null,
              trouble: event.output.ok ? null : event.output.error,
            })),
          },
          // Exchanged or worthless: asked a second time they would end their whole family (decisions 3).
          { target: "entering", actions: assign({ entryTokens: null }) },
        ],
      },
    },
    /** Told until the page is left: nobody is taken for somebody else whom the browser happens to remember. */
    linkRefused: {},
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.ok && event.output.value.user.hasTemporaryPassword,
            target: "choosingPassword",
            actions: enqueueActions(({ event, enqueue }) => {
              if (event.output.ok) enqueue({ type: "takeLoaded", params: event.output.value });
            }),
          },
          {
            guard: ({ event }) => event.output.ok && event.output.value.user.needsSecondFactor,
            target: "givingSecondFactor",
            actions: enqueueActions(({ event, enqueue }) => {
              if (event.output.ok) enqueue({ type: "takeLoaded", params: event.output.value });
            }),
          },
          {
            guard: ({ context, event }) =>
              context.platform in SITE_PATHS && event.output.ok && event.output.value.user.needsTerms,
            target: "readingTerms",
            actions: enqueueActions(({ event, enqueue }) => {
              if (event.output.ok) enqueue({ type: "takeLoaded", params: event.output.value });
            }),
          },
          {
            guard: ({ event }) => event.output.ok,
            target: "signedIn",
            actions: enqueueActions(({ event, enqueue }) => {
              if (event.output.ok) enqueue({ type: "takeLoaded", params: event.output.value });
            }),
          },
          {
            target: "unreachable",
            actions: assign(({ event }) => (event.output.ok ? {} : { trouble: event.output.error })),
          },
        ],
      },
    },
    /**
     * Signed in perhaps, but the user could not be loaded, or the link not be exchanged yet: nothing is thrown away.
     */
    unreachable: { on: { "retry.asked": "entering", "logout.asked": "signingOut" } },
    /** §6.19: with a password that somebody else chose nothing opens before it is replaced. */
    choosingPassword: {
      on: { "logout.asked": "signingOut" },
      initial: "waiting",
      states: {
        waiting: { on: { "password.chosen": { target: "sending", actions: assign({ trouble: null }) } } },
        sending: {
          invoke: {
            src: "replacePassword",
            input: ({ context: { ports, user }, event }) => {
              const { password } = event as Extract<SessionEvent, { type: "password.chosen" }>;
              return { ports, identifier: user?.identifier ?? "", password };
            },
            onDone: [
              { guard: ({ event }) => event.output.ok, target: "#session.loading" },
              {
                target: "waiting",
                actions: assign(({ event }) => (event.output.ok ? {} : { trouble: event.output.error })),
              },
            ],
          },
        },
      },
    },
    /** Where the organisation demands a second factor nothing opens before it was given. */
    givingSecondFactor: {
      on: { "logout.asked": "signingOut" },
      initial: "waiting",
      states: {
        waiting: { on: { "second-factor.given": "widening" } },
        widening: {
          invoke: {
            src: "widen",
            input: ({ context }) => context.ports,
            onDone: [
              { guard: ({ event }) => event.output.ok, target: "#session.loading" },
              {
                target: "#session.unreachable",
                actions: assign(({ event }) => (event.output.ok ? {} : { trouble: event.output.error })),
              },
            ],
          },
        },
      },
    },
    /** §3.25: on a site the terms of use of the organisation are accepted before anything opens. */
    readingTerms: { on: { "terms.settled": "loading", "logout.asked": "signingOut" } },
    signedIn: {
      on: {
        "session.lost": [
          { guard: "isRevoked", target: "ended", actions: "takeReason" },
          { guard: "hasOwnLogin", target: "lost" },
          { target: "ended" },
        ],
        // Somebody began to demand a second factor: asked anew, and what was typed waits on the device.
        "session.narrowed": "loading",
        "logout.asked": "signingOut",
        "locale.chosen": ".changingLocale",
        "names.changed": {
          actions: assign(({ context: { user }, event }) => (user ? { user: { ...user, ...event.names } } : {})),
        },
        "platform.asked": ".changingPlatform",
        "client.chosen": ".changingClient",
        "client.dressed": {
          actions: assign(({ context: { client }, event }) =>
            client ? { client: { ...client, theme: event.theme } } : {},
          ),
        },
        "impersonation.left": "leavingImpersonation",
      },
      initial: "idle",
      states: {
        idle: {},
        changingLocale: {
          invoke: {
            src: "changeLocale",
            input: ({ context, event }) => ({
              ports: context.ports,
              locale: event.type === "locale.chosen" ? event.locale : "fr",
            }),
            onDone: {
              target: "idle",
              actions: assign(({ event }) =>
                event.output.ok ? { user: event.output.value, trouble: null } : { trouble: event.output.error },
              ),
            },
          },
        },
        changingClient: {
          invoke: {
            src: "switchClient",
            input: ({ context, event }) => ({
              ports: context.ports,
              id: event.type === "client.chosen" ? event.id : "",
              path: (event.type === "client.chosen" ? event.path : undefined) ?? "/",
            }),
            onDone: [
              { guard: ({ event }) => event.output.ok, target: "#session.loading" },
              {
                target: "idle",
                actions: assign(({ event }) => (event.output.ok ? {} : { trouble: event.output.error })),
              },
            ],
          },
        },
        changingPlatform: {
          invoke: {
            src: "linkToPlatform",
            input: ({ context, event }) => ({
              ports: context.ports,
              platform: event.type === "platform.asked" ? event.platform : "FRONT_DYNAMIC",
            }),
            onDone: {
              target: "idle",
              actions: assign(({ event }) => ({ trouble: event.output.ok ? null : event.output.error })),
            },
          },
        },
      },
    },
    /** §4.23: over here as well when it is over already. */
    leavingImpersonation: {
      on: { "session.lost": undefined },
      invoke: {
        src: "leaveImpersonation",
        input: ({ context }) => context.ports,
        onDone: [
          {
            guard: ({ event }) => !event.output.ok && event.output.error.kind === "offline",
            target: "signedIn",
            actions: assign(({ event }) => (event.output.ok ? {} : { trouble: event.output.error })),
          },
          {
            target: "left",
            actions: ({ context, event }) => {
              context.ports.tokens.clear();
              context.ports.navigation.leaveFor(
                event.output.ok ? writeEntryLink("BACK_OFFICE", event.output.value) : SITE_PATHS.BACK_OFFICE,
              );
            },
          },
        ],
      },
    },
    /**
     * In the middle of what somebody does, without a login of its own: told, and nobody is led away from what they
     * read.
     */
    ended: { on: { "session.lost": undefined } },
    /** The page is going away. */
    left: { entry: assign({ user: null, client: null }) },
    signedOut: {
      entry: "goToLogin",
      initial: "waiting",
      states: {
        waiting: {},
        signingIn: {
          invoke: {
            src: "signIn",
            input: ({ context, event }) => {
              const { login, password, clientSlug, code } = event as Extract<SessionEvent, { type: "login.submitted" }>;
              return { ports: context.ports, login, password, clientSlug, code };
            },
            onDone: [
              { guard: ({ event }) => event.output.ok, target: "#session.loading" },
              {
                target: "waiting",
                actions: assign(({ event }) => (event.output.ok ? {} : { trouble: event.output.error })),
              },
            ],
          },
        },
      },
      on: { "login.submitted": { target: ".signingIn", actions: assign({ trouble: null }) } },
    },
    signingOut: {
      // §4.20: a logout that finds the session over has reached its end all the same.
      on: { "session.lost": undefined },
      invoke: { src: "signOut", input: ({ context }) => context, onDone: "leaving", onError: "leaving" },
    },
    leaving: {
      entry: ["clearTokens", assign({ user: null, client: null, trouble: null })],
      always: [{ guard: "hasOwnLogin", target: "signedOut" }, { target: "lost" }],
    },
    lost: {
      entry: assign({ user: null, client: null }),
      invoke: { src: "leaveLostSession", input: ({ context }) => context.ports },
      on: {
        "session.lost": undefined,
        "login.submitted": { target: "signedOut.signingIn", actions: assign({ trouble: null }) },
      },
    },
  },
});
