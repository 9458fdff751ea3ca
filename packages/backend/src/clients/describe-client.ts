// Knows how a client is described (§3.29–§3.44): its trees sorted for its readers, its pictures at addresses that a
// browser can load.

import type { ClientAnswer, ClientRow } from "@academiz/contract";
import { rankCriteria, sortAffectations, sortCriteria } from "@academiz/domain/clients";
import { combineTheme, isFontFamily } from "@academiz/domain/theme";
import { cleanOwnTexts } from "@academiz/domain/wording";
import { findPicture } from "../documents/document-files.ts";
import { findFontFaces } from "../documents/font-files.ts";
import type { World } from "../ground/world.ts";
import type { ClientRecord } from "../ports/index.ts";

const pictoOf = ({ picto }: ClientRecord): string | null => (picto === null ? null : `/files/${picto}/pictogram`);

/** A client that chose no colour has the product's own look. */
export const themeOf = (client: ClientRecord): ClientAnswer["theme"] => combineTheme(client);

export const describeRow = (client: ClientRecord): ClientRow => ({
  id: client.id,
  slug: client.slug,
  name: client.name,
  active: client.active,
  type: client.type,
  parentId: client.parentId,
  hasSubClients: client.hasSubClients,
  picto: pictoOf(client),
});

export async function describeClient(
  world: Pick<World, "documents" | "inHouseClients">,
  client: ClientRecord,
): Promise<ClientAnswer> {
  const { locale } = client;
  const favicon = await findPicture(world, client, client.favicon);
  return {
    ...describeRow(client),
    locale,
    logo: await findPicture(world, client, client.logo),
    favicon,
    isInHouse: world.inHouseClients.includes(client.slug),
    hasSignature: client.signature !== null,
    licence: client.licence as ClientAnswer["licence"],
    wsDocument: client.wsDocument,
    tags: [...client.tags],
    config: { ...client.config },
    affectations: sortAffectations(client.affectations, locale),
    criteria: sortCriteria(client.criteria, locale),
    affectations_criterias: [...rankCriteria(client.criteria)],
    params: paramsOf(client),
    theme: { ...themeOf(client), ...(favicon && { favicon }), ...(await findFontFaces(world, client)) },
    defaultTexts: cleanOwnTexts(client.defaultTexts),
    plugins: [...client.plugins],
  };
}

const paramsOf = (client: ClientRecord): ClientAnswer["params"] => ({
  isChatExpertEnabled: client.isChatExpertEnabled,
  isSecondFactorDemanded: client.demandsSecondFactor,
  strategy: client.strategy as ClientAnswer["params"]["strategy"],
  markType: client.markType as ClientAnswer["params"]["markType"],
  gameParams: { scoreStrategy: client.gameScoreStrategy as ClientAnswer["params"]["gameParams"]["scoreStrategy"] },
  timeZone: client.timeZone,
  frontDynamicParams: {
    tabLabel: client.tabLabel,
    font: client.font && isFontFamily(client.font.family) ? client.font : null,
  },
});
