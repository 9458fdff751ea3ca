// Knows how the session that the other platform has in this browser is asked for a link: with its own tokens, and
// without telling this site.
import type { SessionGateway, TokenStore } from "@academiz/application/ports";
import type { Platform } from "@academiz/domain/identity";
import { createQuietApi } from "./calls/quiet-api.ts";
import { createSessionGateway } from "./session-gateway.ts";

export interface NeighbourOptions {
  /** The client of the other platform. */
  readonly tokens: TokenStore;
  /** The client of this platform. */
  readonly platform: Platform;
  /** The page that the link leads on to: the one that was asked for before. */
  readonly wanted: string;
  readonly baseUrl: string;
}

export function createSessionNeighbour({
  tokens,
  platform,
  wanted,
  baseUrl,
}: NeighbourOptions): Pick<SessionGateway, "linkToPlatform" | "loadUser"> {
  const api = createQuietApi(tokens, baseUrl);
  const gateway = createSessionGateway(api, platform);
  return {
    loadUser: gateway.loadUser,
    linkToPlatform: async (to) => {
      const answer = await gateway.linkToPlatform(to);
      const returnUrl = encodeURIComponent(wanted);
      return answer.ok ? { ok: true, value: { link: `${answer.value.link}&returnUrl=${returnUrl}` } } : answer;
    },
  };
}
