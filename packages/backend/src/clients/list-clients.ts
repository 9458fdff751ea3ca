// Knows how clients are listed to those who manage them (§7.42).
import type { ClientRow } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { scopeOf } from "../policies/manage.ts";
import type { Actor } from "../ports/index.ts";
import { describeRow } from "./describe-client.ts";

export interface ListClientsInput {
  readonly query?: string | undefined;
  readonly order: "name" | "-name" | "slug" | "-slug";
  readonly active?: "active" | "inactive" | undefined;
  readonly page: number;
  readonly limit: number;
}

export async function listClients(
  world: Pick<World, "clients">,
  actor: Actor,
  { query, order, active, page, limit }: ListClientsInput,
): Outcome<{ clients: ClientRow[]; meta: { totalItems: number; page: number; limit: number } }> {
  const { rows, total } = await world.clients.search(scopeOf(actor), {
    query: query?.trim() || null,
    active: active === undefined ? null : active === "active",
    sort: order.endsWith("name") ? "name" : "slug",
    descending: order.startsWith("-"),
    page,
    limit,
  });
  return succeed({ clients: rows.map(describeRow), meta: { totalItems: total, page, limit } });
}
