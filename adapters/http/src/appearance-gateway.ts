// Knows how a client's look and words are read and written over HTTP.
import type { Appearance, AppearanceGateway } from "@academiz/application/ports";
import { type BodyOf, type ClientAnswer, clients } from "@academiz/contract";
import { readFontFaces } from "@academiz/domain/theme";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";
import { readBytes } from "./documents/upload-token.ts";

const IN_PLACE = { tellsRefusals: true } as const;
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
    return mapResult(await api.call(clients.updateClient, { params: { id }, body, ...IN_PLACE }), readAppearance);
  },
  readSignature: async (id) =>
    mapResult(await api.call(clients.readSignature, { params: { id }, ...IN_PLACE }), ({ bytes }) => bytes),
  putPicture: async (id, picture, file) => {
    const form = new FormData();
    form.set("source", readBytes(file), file.name);
    const route = picture === "signature" ? clients.putSignature : clients.putPicto;
    return mapResult(await api.call(route, { params: { id }, form, ...IN_PLACE }), readAppearance);
  },
  takePictureAway: async (id, picture) => {
    const body = picture === "signature" ? { signature: null } : { picto: null };
    return mapResult(await api.call(clients.updateClient, { params: { id }, body, ...IN_PLACE }), readAppearance);
  },
});

const readAppearance = ({ theme, params, ...client }: ClientAnswer): Appearance => {
  const { id, name, logo, favicon, picto, hasSignature, defaultTexts } = client;
  const { colors, typography, favicon: _icon, fontFaces: _faces, ...others } = theme;
  const { clientTitle: _, ...fonts } = (typography ?? {}) as Readonly<Record<string, unknown>>;
  return {
    clientId: id,
    name,
    logo,
    favicon,
    picto,
    hasSignature,
    fontFaces: readFontFaces(theme),
    tabLabel: params.frontDynamicParams.tabLabel,
    font: params.frontDynamicParams.font,
    colors: (colors ?? {}) as Readonly<Record<string, string>>,
    theme: { ...others, ...(Object.keys(fonts).length > 0 && { typography: fonts }) },
    defaultTexts,
  };
};
