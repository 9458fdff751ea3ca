// Knows what a session asks of the world: the questions behind each state of the machine.
import { completeLogin, hasOffice, type Platform, type TokenPair } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import { fromPromise } from "xstate";
import type { CurrentClient, CurrentUser, SitePlatform, Trouble } from "../ports/index.ts";
import { SITE_PATHS } from "./entry-link.ts";
import { mayAuthor } from "./may-author.ts";
import type { SessionContext, SessionPorts } from "./session.types.ts";

export interface Loaded {
  readonly user: CurrentUser;
  readonly client: CurrentClient | null;
}

const NO_CONTENT_SLUG = "/error?status=400&message=http-error.no-content-slug";

export const load = fromPromise<Result<Loaded, Trouble>, SessionContext>(async ({ input }) => {
  const user = await loadWidened(input.ports);
  if (!user.ok) return user;
  // The client's settings are for those who may author: the others are told in words that they may not.
  const isOpen = !user.value.hasTemporaryPassword && !user.value.needsSecondFactor;
  const needsClient = input.platform === "BACK_OFFICE" && mayAuthor(user.value) && isOpen;
  if (!needsClient) return { ok: true, value: { user: user.value, client: null } };
  const client = await input.ports.gateway.loadClient();
  return client.ok ? { ok: true, value: { user: user.value, client: client.value } } : client;
});

export const signIn = fromPromise<
  Result<void, Trouble>,
  { ports: SessionPorts; login: string; password: string; clientSlug: string; code: string | undefined }
>(async ({ input }) => {
  const { ports, clientSlug } = input;
  const answer = await ports.gateway.logIn(completeLogin(clientSlug, input.login), input.password, input.code);
  if (!answer.ok) return answer;
  ports.tokens.keep(answer.value);
  if (clientSlug !== "") ports.tokens.keepContentSlug(clientSlug);
  return { ok: true, value: undefined };
});

export const exchange = fromPromise<Result<void, Trouble>, SessionContext>(
  async ({ input: { ports, entryTokens } }) => {
    const answer = await ports.gateway.exchange(entryTokens?.refreshToken ?? "");
    if (!answer.ok) return answer;
    ports.tokens.keep(answer.value);
    return { ok: true, value: undefined };
  },
);

/** A pair that opens all that is open by now. */
async function takeWider({ gateway, tokens }: SessionPorts): Promise<Result<void, Trouble>> {
  const answer = await gateway.exchange(tokens.read()?.refreshToken ?? "");
  if (!answer.ok) return answer;
  tokens.keep(answer.value);
  return { ok: true, value: undefined };
}

export const widen = fromPromise<Result<void, Trouble>, SessionPorts>(({ input }) => takeWider(input));

/** A token goes on asking for a second factor that was given since: the next pair tells whether it still does. */
async function loadWidened(ports: SessionPorts): Promise<Result<CurrentUser, Trouble>> {
  const user = await ports.gateway.loadUser();
  if (!user.ok || !user.value.needsSecondFactor) return user;
  const wider = await takeWider(ports);
  return wider.ok ? ports.gateway.loadUser() : wider;
}

/** §4.26: once replaced, also at a try whose answer was lost, the session is taken up anew. */
export const replacePassword = fromPromise<
  Result<void, Trouble>,
  { readonly ports: SessionPorts; readonly identifier: string; readonly password: string }
>(async ({ input: { ports, identifier, password } }) => {
  const replaced = await ports.gateway.replaceTemporaryPassword(identifier, password);
  if (!replaced.ok && replaced.error.detail !== "user.not_temporary_password") return replaced;
  const answer = await ports.gateway.exchange(ports.tokens.read()?.refreshToken ?? "");
  if (!answer.ok) return answer;
  ports.tokens.keep(answer.value);
  return { ok: true, value: undefined };
});

export const signOut = fromPromise<void, SessionContext>(async ({ input }) => {
  const { gateway, tokens } = input.ports;
  const pair = tokens.read();
  // A logout that fails still ends the session here (§4.20): the outcome is of no consequence.
  if (pair && input.user) await gateway.logOut(pair.refreshToken, input.user.identifier);
});

export const leaveLostSession = fromPromise<void, SessionPorts>(async ({ input: { tokens, gateway, navigation } }) => {
  tokens.clear();
  const slug = tokens.readContentSlug();
  const origin = slug === null ? null : await gateway.findOriginPlatform(slug);
  if (origin?.ok) navigation.leaveFor(origin.value.url);
  else navigation.goTo(NO_CONTENT_SLUG);
});

export const linkToPlatform = fromPromise<
  Result<void, Trouble>,
  { readonly ports: SessionPorts; readonly platform: SitePlatform }
>(async ({ input: { ports, platform } }) => {
  const answer = await ports.gateway.linkToPlatform(platform);
  if (!answer.ok && answer.error.kind === "offline") return answer;
  // Refused: they sign in over there, or are told there that they may not.
  ports.navigation.leaveFor(answer.ok ? answer.value.link : SITE_PATHS[platform]);
  return { ok: true, value: undefined };
});

/**
 * Null when the page is left by the link of the session over there; else who is signed in there, and has no place here.
 */
export const joinNeighbour = fromPromise<
  Result<CurrentUser | null, Trouble>,
  Pick<SessionContext, "ports" | "neighbour" | "platform">
>(async ({ input: { ports, neighbour, platform } }) => {
  if (!neighbour || !isSite(platform)) return { ok: true, value: null };
  const user = await neighbour.loadUser();
  if (!user.ok) return user;
  if (platform === "BACK_OFFICE" && !hasOffice(user.value.roles)) return user;
  const answer = await neighbour.linkToPlatform(platform);
  if (!answer.ok) return answer;
  ports.navigation.leaveFor(answer.value.link);
  return { ok: true, value: null };
});

const isSite = (platform: Platform): platform is SitePlatform => Object.hasOwn(SITE_PATHS, platform);

export const leaveImpersonation = fromPromise<Result<TokenPair, Trouble>, SessionPorts>(({ input }) =>
  input.gateway.leaveImpersonation(),
);

export const changeLocale = fromPromise<Result<CurrentUser, Trouble>, { ports: SessionPorts; locale: "fr" | "en" }>(
  ({ input }) => input.ports.gateway.changeLocale(input.locale),
);

/** The pair is kept: what is loaded after it is of the other client. */
export const switchClient = fromPromise<
  Result<unknown, Trouble>,
  { readonly ports: SessionPorts; readonly id: string; readonly path: string }
>(async ({ input: { ports, id, path } }) => {
  const answer = await ports.gateway.switchClient(id);
  if (answer.ok) {
    ports.tokens.keep(answer.value);
    ports.navigation.goTo(path);
  }
  return answer;
});
