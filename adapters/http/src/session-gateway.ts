// Knows how the requests of the session are made over HTTP.
import type { CurrentUser, SessionGateway } from "@academiz/application/ports";
import { account, impersonation, session, type UserAnswer } from "@academiz/contract";
import type { Platform } from "@academiz/domain/identity";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

/** What only a back office asks of its session. */
export type Workplace = Pick<SessionGateway, "loadClient" | "switchClient">;

const refuse = async () => ({ ok: false, error: { kind: "forbidden", detail: "role.refused" } }) as const;
/** The site and its players work in no client, so that their first load holds nothing of it. */
const NOWHERE: Workplace = { loadClient: refuse, switchClient: refuse };

export function createSessionGateway(
  api: ApiClient,
  platform: Platform,
  workplace: Workplace = NOWHERE,
): SessionGateway {
  return {
    ...workplace,
    logIn: (login, password, code) =>
      api.call(session.login, { body: { login, password, ...(code !== undefined && { code }) } }),
    exchange: (refreshToken) => api.call(session.refresh, { body: { refreshToken } }),
    logOut: (refreshToken, identifier) => api.call(session.logout, { body: { refreshToken, identifier } }),
    loadUser: async () => mapResult(await api.call(session.me, {}), readUser),
    findOriginPlatform: async (slug) =>
      mapResult(await api.call(session.originPlatform, { params: { slug } }), ({ url, backOfficeUrl }) => ({
        url: platform === "BACK_OFFICE" ? backOfficeUrl : url,
      })),
    linkToPlatform: (platform) => api.call(impersonation.changePlatform, { params: { platform }, tellsRefusals: true }),
    leaveImpersonation: () => api.call(impersonation.leaveImpersonation, { tellsRefusals: true }),
    replaceTemporaryPassword: (id, password) =>
      api.call(account.changeTemporaryPassword, { params: { id }, body: { password }, tellsRefusals: true }),
    changeLocale: async (locale) => mapResult(await api.call(session.updateMe, { body: { locale } }), readUser),
  };
}

/** The odd spelling of §3.24 stays at this edge. */
function readUser({ isImpersonnated, ...user }: UserAnswer): CurrentUser {
  return { ...user, isImpersonated: isImpersonnated };
}
