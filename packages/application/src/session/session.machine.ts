// Knows the course of a session: entry, sign-in, the user and the client, sign-out, and its loss (§4.1–§4.20).
import { completeLogin } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import type { CurrentClient, CurrentUser, Trouble } from "../ports/index.ts";
import { mayAuthor } from "./may-author.ts";
import type { SessionContext, SessionEvent, SessionInput, SessionPorts } from "./session.types.ts";

interface Loaded {
  readonly user: CurrentUser;
  readonly client: CurrentClient | null;
}

const NO_CONTENT_SLUG = "/error?status=400&message=http-error.no-content-slug";

const load = fromPromise<Result<Loaded, Trouble>, SessionContext>(async ({ input }) => {
  const user = await input.ports.gateway.loadUser();
  if (!user.ok) return user;
  // The client's settings are for those who may author: the others are told in words that they may not.
  const needsClient = input.platform === "BACK_OFFICE" && mayAuthor(user.value);
  if (!needsClient) return { ok: true, value: { user: user.value, client: null } };
  const client = await input.ports.gateway.loadClient();
  return client.ok ? { ok: true, value: { user: user.value, client: client.value } } : client;
});

const signIn = fromPromise<
  Result<void, Trouble>,
  { ports: SessionPorts; login: string; password: string; clientSlug: string }
>(async ({ input }) => {
  const { ports, clientSlug } = input;
  const answer = await ports.gateway.logIn(completeLogin(clientSlug, input.login), input.password);
  if (!answer.ok) return answer;
  ports.tokens.keep(answer.value);
  if (clientSlug !== "") ports.tokens.keepContentSlug(clientSlug);
  return { ok: true, value: undefined };
});

const exchange = fromPromise<Result<void, Trouble>, SessionContext>(async ({ input: { ports, entryTokens } }) => {
  const answer = await ports.gateway.exchange(entryTokens?.refreshToken ?? "");
  if (!answer.ok) return answer;
  ports.tokens.keep(answer.value);
  return { ok: true, value: undefined };
});

const signOut = fromPromise<void, SessionContext>(async ({ input }) => {
  const { gateway, tokens } = input.ports;
  const pair = tokens.read();
  // A logout that fails still ends the session here (§4.20): the outcome is of no consequence.
  if (pair && input.user) await gateway.logOut(pair.refreshToken, input.user.identifier);
});

const leaveLostSession = fromPromise<void, SessionPorts>(async ({ input: { tokens, gateway, navigation } }) => {
  tokens.clear();
  const slug = tokens.readContentSlug();
  const origin = slug === null ? null : await gateway.findOriginPlatform(slug);
  if (origin?.ok) navigation.leaveFor(origin.value.url);
  else navigation.goTo(NO_CONTENT_SLUG);
});

const changeLocale = fromPromise<Result<CurrentUser, Trouble>, { ports: SessionPorts; locale: "fr" | "en" }>(
  ({ input }) => input.ports.gateway.changeLocale(input.locale),
);

export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; input: SessionInput },
  actors: { load, exchange, signIn, signOut, leaveLostSession, changeLocale },
  guards: {
    hasEntryTokens: ({ context }) => context.entryTokens !== undefined,
    hasTokens: ({ context }) => context.ports.tokens.read() !== null,
    hasOwnLogin: ({ context }) => context.loginPath !== null,
  },
  actions: {
    clearTokens: ({ context }) => context.ports.tokens.clear(),
    goToLogin: ({ context }) => {
      if (context.loginPath !== null) context.ports.navigation.goTo(context.loginPath);
    },
  },
}).createMachine({
  id: "session",
  context: ({ input }) => ({ ...input, user: null, client: null, trouble: null }),
  initial: "entering",
  on: { "session.lost": ".lost" },
  states: {
    entering: {
      always: [
        { guard: "hasEntryTokens", target: "exchanging" },
        { guard: "hasTokens", target: "loading" },
        { guard: "hasOwnLogin", target: "signedOut" },
        { target: "lost" },
      ],
    },
    /** A link that was already used (a reload, the back button) falls back on the tokens that this tab kept. */
    exchanging: {
      invoke: {
        src: "exchange",
        input: ({ context }) => context,
        onDone: [
          { guard: ({ event }) => event.output.ok, target: "loading" },
          { guard: "hasTokens", target: "loading" },
          { guard: "hasOwnLogin", target: "signedOut" },
          { target: "lost" },
        ],
      },
    },
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: "signedIn",
            actions: assign(({ event }) => (event.output.ok ? { ...event.output.value, trouble: null } : {})),
          },
          {
            target: "unreachable",
            actions: assign(({ event }) => (event.output.ok ? {} : { trouble: event.output.error })),
          },
        ],
      },
    },
    /** Signed in perhaps, but the user could not be loaded: nothing is thrown away. */
    unreachable: { on: { "retry.asked": "loading", "logout.asked": "signingOut" } },
    signedIn: {
      on: { "logout.asked": "signingOut", "locale.chosen": ".changingLocale" },
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
      },
    },
    signedOut: {
      entry: "goToLogin",
      initial: "waiting",
      states: {
        waiting: {},
        signingIn: {
          invoke: {
            src: "signIn",
            input: ({ context, event }) => {
              const { login, password, clientSlug } = event as Extract<SessionEvent, { type: "login.submitted" }>;
              return { ports: context.ports, login, password, clientSlug };
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
