// Knows how the address of a product's player is asked for (§7.93).
import type { LearnerCatalog } from "@academiz/application/ports";
import { players } from "@academiz/contract";
import type { ApiClient } from "./api-client.ts";
import { mapResult } from "./map-result.ts";

export const findPlayerLink = async (
  api: ApiClient,
  ...[slug, page]: Parameters<LearnerCatalog["findPlayerLink"]>
): ReturnType<LearnerCatalog["findPlayerLink"]> =>
  mapResult(await api.call(players.playerLink, { params: { slug } }), ({ link }) => ({
    link: page === undefined ? link : writeStart(link, page),
  }));

/** The page is not a secret: it stays in the address of the player. */
export const writeStart = (link: string, page: string): string =>
  `${link}${link.includes("?") ? "&" : "?"}at=${encodeURIComponent(page)}`;
