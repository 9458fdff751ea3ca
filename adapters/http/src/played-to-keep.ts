// Knows how what a player reads is fetched to be kept on a device: as the server answers it, with its files.
import type { Trouble } from "@academiz/application/ports";
import { players, plays } from "@academiz/contract";
import type { Result } from "@academiz/domain/kernel";
import type { KeptType } from "@academiz/domain/offline";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";

interface Answer {
  readonly publishedAt: string | null;
  readonly product: {
    readonly documentFiles: readonly { readonly url: string; readonly type: string; readonly size: number }[];
  };
}

const tellsRefusals = true;
const READS: Readonly<Record<KeptType, (api: ApiClient, slug: string) => Promise<Result<Answer, Trouble>>>> = {
  learniz: (api, slug) => api.call(players.playLearniz, { params: { perimeterSlug: slug }, tellsRefusals }),
  game: (api, slug) => api.call(plays.playGame, { params: { slug }, tellsRefusals }),
  attachment: (api, slug) => api.call(plays.playAttachment, { params: { slug }, tellsRefusals }),
};

/**
 * Reads a learner's product, by the slug of its perimeter. A withdrawn one is reported in place: nobody is led away.
 */
export const createPlayedToKeep = (api: ApiClient) => async (type: KeptType, slug: string) =>
  mapResult(await READS[type](api, slug), (answer) => ({
    publishedAt: answer.publishedAt,
    files: answer.product.documentFiles,
    answer,
  }));
