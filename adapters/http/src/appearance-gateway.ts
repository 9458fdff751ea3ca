// Knows how a client's look and words are read and written over HTTP.
import type { Appearance, AppearanceGateway } from "@academiz/application/ports";
import { type BodyOf, type ClientAnswer, clients } from "@academiz/contract";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

type Sent = BodyOf<typeof clients.updateClient>;

export const createAppearanceGateway = (api: ApiClient): AppearanceGateway => ({
  read: async () => mapResult(await api.call(clients.currentClient, {}), readAppearance),
  write: async (id, { look, tabLabel, logo, favicon, defaultTexts }) => {
    const front = { ...(tabLabel !== undefined && { tabLabel }), ...(look && { font: look.font }) };
    const body: Sent = {
      ...(Object.keys(front).length > 0 && { params: { frontDynamicParams: front } }),
      ...(look && { theme: { ...look.theme, colors: look.colors } }),
      ...(logo !== undefined && { logo }),
      ...(favicon !== undefined && { favicon }),
      ...(defaultTexts && { defaultTexts }),
    };
    return mapResult(
      await api.call(clients.updateClient, { params: { id }, body, tellsRefusals: true }),
      readAppearance,
    );
  },
});

const readAppearance = ({ id, name, logo, favicon, params, theme, defaultTexts }: ClientAnswer): Appearance => {
  const { colors, typography, favicon: _icon, ...others } = theme;
  const { clientTitle: _, ...fonts } = (typography ?? {}) as Readonly<Record<string, unknown>>;
  return {
    clientId: id,
    name,
    logo,
    favicon,
    tabLabel: params.frontDynamicParams.tabLabel,
    font: params.frontDynamicParams.font,
    colors: (colors ?? {}) as Readonly<Record<string, string>>,
    theme: { ...others, ...(Object.keys(fonts).length > 0 && { typography: fonts }) },
    defaultTexts,
  };
};
