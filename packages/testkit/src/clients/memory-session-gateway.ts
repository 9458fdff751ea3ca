// Knows a session's server in memory: one user, whose password is `right`.
import type { CurrentClient, CurrentUser, SessionGateway } from "@academiz/application/ports";
import type { NetworkLine } from "./network/network-line.ts";

/** The client of the one user. */
export const CLIENT: CurrentClient = {
  id: "1",
  slug: "demo",
  name: "Demo",
  locale: "fr",
  theme: { colors: {} },
  tabLabel: null,
  markType: "mark100",
};
/** The one user who can sign in: `demo_ada`, an author of the client `demo`. */
export const USER: CurrentUser = {
  identifier: "demo_ada",
  login: "ada",
  firstname: "Ada",
  lastname: "L.",
  email: "ada@example.org",
  locale: "fr",
  roles: ["ROLE_AUTHOR"],
  hasTemporaryPassword: false,
  needsSecondFactor: false,
  needsTerms: false,
  hasMessages: true,
  isImpersonated: false,
  client: CLIENT,
};
/** The password of the one user. */
export const PASSWORD = "right";

/**
 * A server with one user, `USER`, who signs in with `PASSWORD`. A link's refresh token works once, as on the server;
 * other tokens are not checked.
 * @param origins addresses of platforms by content slug.
 * @param hasTemporaryPassword true: somebody else chose the user's password.
 */
export function createMemorySessionGateway(
  line: NetworkLine,
  origins: Readonly<Record<string, string>> = { demo: "https://demo.example.org/" },
  hasTemporaryPassword = false,
): SessionGateway {
  const used = new Set<string>();
  let user: CurrentUser = { ...USER, hasTemporaryPassword };
  return {
    logIn: (login, password) =>
      line.pass("logIn", () =>
        login === USER.identifier && password === PASSWORD
          ? { ok: true, value: { token: "of.a.login", refreshToken: "again" } }
          : { ok: false, error: { kind: "unauthorised", detail: "bad-credentials" } },
      ),
    exchange: (refreshToken) =>
      line.pass("exchange", () => {
        if (used.has(refreshToken)) return { ok: false, error: { kind: "unauthorised", detail: "refresh.invalid" } };
        used.add(refreshToken);
        return { ok: true, value: { token: "of.an.exchange", refreshToken: `${refreshToken}+` } };
      }),
    logOut: () => line.pass("logOut", () => ({ ok: true, value: undefined })),
    loadUser: () => line.pass("loadUser", () => ({ ok: true, value: user })),
    loadClient: () => line.pass("loadClient", () => ({ ok: true, value: CLIENT })),
    findOriginPlatform: (slug) =>
      line.pass("findOriginPlatform", () => {
        const url = origins[slug];
        return url ? { ok: true, value: { url } } : { ok: false, error: { kind: "not-found", detail: "not-found" } };
      }),
    linkToPlatform: (platform) =>
      line.pass("linkToPlatform", () => ({ ok: true, value: { link: `https://demo.example.org/${platform}` } })),
    switchClient: () =>
      line.pass("switchClient", () => ({ ok: true, value: { token: "of.another.client", refreshToken: "away" } })),
    leaveImpersonation: () =>
      line.pass("leaveImpersonation", () => ({ ok: true, value: { token: "of.one.self", refreshToken: "own" } })),
    replaceTemporaryPassword: () =>
      line.pass("replaceTemporaryPassword", () => {
        if (!user.hasTemporaryPassword)
          return { ok: false, error: { kind: "invalid", detail: "user.not_temporary_password" } };
        user = { ...user, hasTemporaryPassword: false };
        return { ok: true, value: undefined };
      }),
    changeLocale: (locale) =>
      line.pass("changeLocale", () => {
        user = { ...user, locale };
        return { ok: true, value: user };
      }),
  };
}
