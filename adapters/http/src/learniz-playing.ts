// Knows how a player on the platform reads its course and keeps progress over HTTP.
import type { HistoryGateway, LearnizSource, ProgressGateway } from "@academiz/application/ports";
import { players } from "@academiz/contract";
import type { LearnizProgress } from "@academiz/domain/progress";
import type { ApiClient } from "./calls/api-client.ts";
import { mapResult } from "./calls/map-result.ts";
import { readPlayed, readReceipt } from "./calls/read-played.ts";

/** §9.12: the history percentage of a game is fixed. */
const GAME_PERCENTAGE = 100;

export function createLearnizSource(
  api: ApiClient,
  options: { readonly perimeterSlug: string; readonly readsDraft: boolean; readonly returnUrl: string | null },
): LearnizSource {
  const { perimeterSlug, ...rest } = options;
  return {
    load: async () =>
      mapResult(await api.call(players.playLearniz, { params: { perimeterSlug } }), (played) =>
        readPlayed(played, rest),
      ),
  };
}

export function createProgressGateway(api: ApiClient): ProgressGateway {
  const save = (progress: LearnizProgress, keepalive: boolean) =>
    api.call(players.saveLearnizProgress, {
      params: { perimeterSlug: progress.slug },
      body: { progress: { ...progress } },
      keepalive,
    });
  return {
    send: async (progress) => mapResult(await save(progress, false), readReceipt),
    // Nobody reads the answer: whatever did not arrive is still in the journal and is sent at the next start.
    sendLeaving: (progress) => void save(progress, true),
  };
}

export function createHistoryGateway(api: ApiClient): HistoryGateway {
  return {
    add: (attempts) =>
      api.call(players.addHistories, {
        body: attempts.map((attempt) => ({
          ...attempt,
          type: "GAME" as const,
          percentage: GAME_PERCENTAGE,
          badge: null,
        })),
      }),
  };
}
