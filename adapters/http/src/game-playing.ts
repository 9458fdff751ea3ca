// Knows how the game player on the platform reads its game and keeps what happens in it over HTTP (§7.124, §7.125).
import type { GameSource, ProgressGateway, ProgressReceipt, Trouble } from "@academiz/application/ports";
import { type AnswerOf, plays } from "@academiz/contract";
import { type Result, succeed } from "@academiz/domain/kernel";
import type { GameGo, GamePlay } from "@academiz/domain/plays";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";
import { readPlayed, readReceipt } from "./calls/read-played.ts";

export const createGameSource = (
  api: ApiClient,
  { slug, ...options }: { readonly slug: string; readonly readsDraft: boolean; readonly returnUrl: string | null },
): GameSource => ({
  load: async () =>
    mapResult(await api.call(plays.playGame, { params: { slug } }), (played) => readPlayed(played, options)),
});

/**
 * Each go is sent by itself, oldest first: one that the server refuses for good is set aside, and those after it are
 * still sent.
 */
export function createGameGateway(api: ApiClient): ProgressGateway<GamePlay> {
  const save = (slug: string, { publishedDate, ...go }: GameGo, keepalive: boolean) =>
    api.call(plays.saveGameProgress, {
      params: { slug },
      body: { progress: { ...go, ...(publishedDate && { publishedDate }) } },
      keepalive,
    });
  async function tell({ slug, goes }: GamePlay, keepalive: boolean): Promise<Result<ProgressReceipt, Trouble>> {
    let receipt: Result<ProgressReceipt, Trouble> = succeed({ accepted: true, storedEventDate: "" });
    for (const go of goes) {
      const answer: Result<AnswerOf<typeof plays.saveGameProgress>, Trouble> = await save(slug, go, keepalive);
      receipt = mapResult(answer, readReceipt);
      if (!receipt.ok && receipt.error.kind !== "invalid") return receipt;
    }
    return receipt;
  }
  return {
    send: (play) => tell(play, false),
    // Nobody reads the answer: whatever did not arrive is still in the journal and is sent at the next start.
    sendLeaving: (play) => void tell(play, true),
  };
}
