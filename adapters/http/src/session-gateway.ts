// Knows how the session's questions are asked over HTTP.
import type { CurrentUser, SessionGateway } from "@academiz/application/ports";
import { account, clients, impersonation, session, type UserAnswer } from "@academiz/contract";
import type { Platform } from "@academiz/domain/identity";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

export function createSessionGateway(api: ApiClient, platform: Platform): SessionGateway {
  return {
    logIn: (login, password) => api.call(session.login, { body: { login, password } }),
    exchange: (refreshToken) => api.call(session.refresh, { body: { refreshToken } }),
    logOut: (refreshToken, identifier) => api.call(session.logout, { body: { refreshToken, identifier } }),
    loadUser: async () => mapResult(await api.call(session.me, {}), readUser),
    loadClient: async () =>
      mapResult(
        await api.call(clients.currentClient, {}),
        ({ id, slug, name, locale, theme, params, hasSubClients }) => ({
          id,
          slug,
          name,
          locale,
          theme,
          tabLabel: params.frontDynamicParams.tabLabel,
          markType: params.markType,
          hasSubClients,
        }),
      ),
    findOriginPlatform: async (slug) =>
      mapResult(await api.call(session.originPlatform, { params: { slug } }), ({ url, backOfficeUrl }) => ({
        url: platform === "BACK_OFFICE" ? backOfficeUrl : url,
      })),
    linkToPlatform: (platform) => api.call(impersonation.changePlatform, { params: { platform }, tellsRefusals: true }),
    switchClient: (id) => api.call(clients.switchClient, { params: { id }, tellsRefusals: true }),
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
