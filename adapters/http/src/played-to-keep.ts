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

/**
 * Reads a learner's product, by the slug of its perimeter. A withdrawn one is reported in place: nobody is led away.
 */
export const createPlayedToKeep = (api: ApiClient) => async (type: KeptType, slug: string) => {
  const tellsRefusals = true;
  const ask = (): Promise<Result<Answer, Trouble>> => {
    if (type === "learniz") return api.call(players.playLearniz, { params: { perimeterSlug: slug }, tellsRefusals });
    return api.call(type === "game" ? plays.playGame : plays.playAttachment, { params: { slug }, tellsRefusals });
  };
  return mapResult(await ask(), (answer) => ({
    publishedAt: answer.publishedAt,
    files: answer.product.documentFiles,
    answer,
  }));
};
