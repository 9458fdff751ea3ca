// Knows how authors search their learniz (§7.80, §3.250).
import type { learnizProducts, ProductSummary } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../outcome.ts";
import type { Actor } from "../ports/index.ts";
import type { World } from "../world.ts";
import { describeRow } from "./describe-product.ts";

export interface ListInput {
  readonly query?: string | undefined;
  readonly order?: (typeof learnizProducts.SORT_ORDERS)[number] | undefined;
  readonly page: number;
  readonly limit: number;
  readonly publish?: "true" | "false" | undefined;
}
export interface ListAnswer {
  readonly meta: { readonly totalItems: number; readonly page: number; readonly limit: number };
  readonly products: ProductSummary[];
}

/** Newest change first, unless another order is asked for. */
export async function listLearniz(world: Pick<World, "products">, actor: Actor, input: ListInput): Outcome<ListAnswer> {
  const order = input.order ?? "-updatedAt";
  const found = await world.products.search(actor, {
    query: input.query?.trim() || null,
    sort: order.replace("-", "") as "name" | "updatedAt" | "publishedAt",
    descending: order.startsWith("-"),
    page: input.page,
    limit: input.limit,
    published: input.publish === undefined ? null : input.publish === "true",
  });
  return succeed({
    meta: { totalItems: found.total, page: input.page, limit: input.limit },
    products: found.rows.map(describeRow),
  });
}
