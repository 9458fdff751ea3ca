// Knows which sessions stand still, of all clients at once (decisions 3).

import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { StreamHolder } from "../ports/index.ts";

/** Answers their ids. Each client is asked once. */
export async function findStanding(
  { sessions, clock }: Pick<World, "sessions" | "clock">,
  holders: readonly StreamHolder[],
): Promise<ReadonlySet<string>> {
  const now = toIso(clock.now());
  const byClient = new Map<string, string[]>();
  for (const { clientId, sessionId } of holders) byClient.set(clientId, [...(byClient.get(clientId) ?? []), sessionId]);
  const standing = await Promise.all(
    [...byClient].map(([clientId, ids]) => sessions.listStanding({ clientId }, ids, now)),
  );
  return new Set(standing.flat());
}
