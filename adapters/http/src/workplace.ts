// Knows how a user of the back office asks over HTTP in which client they work, and changes it.
import { clients } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";
import type { Workplace } from "./session-gateway.ts";

export const createWorkplace = (api: ApiClient): Workplace => ({
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
  switchClient: (id) => api.call(clients.switchClient, { params: { id }, tellsRefusals: true }),
});
