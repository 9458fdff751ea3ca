// Knows how each client forgets what it keeps for a time.
import { readKept } from "@academiz/domain/clients";
import type { World } from "../ground/world.ts";
import { findSince } from "./find-since.ts";

/** Clients that are looked at at once. */
const PORTION = 100;

/** Of all clients, closed ones too. */
export async function pruneKept({
  clients,
  keptRecords,
  keptDays,
  clock,
}: Pick<World, "clients" | "keptRecords" | "keptDays" | "clock">): Promise<void> {
  const now = clock.now();
  for (let page = 1; ; page += 1) {
    const search = { query: null, active: null, sort: "slug", descending: false, page, limit: PORTION } as const;
    const { rows } = await clients.search({ rootId: null }, search);
    for (const { id, retention } of rows)
      await keptRecords.prune({ clientId: id }, findSince(readKept(retention, keptDays), now));
    if (rows.length < PORTION) return;
  }
}
