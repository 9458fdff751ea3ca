// Knows how authors search their products, of one type or of all (§7.80, §7.92, §3.250).
import type { ProductSummary, products } from "@academiz/contract";
import type { ProductType } from "@academiz/domain/catalog";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { describeRow } from "./describe-product.ts";

type Answer = "true" | "false" | undefined;
export interface ListInput {
  readonly query?: string | undefined;
  readonly order?: (typeof products.SORT_ORDERS)[number] | undefined;
  readonly page: number;
  readonly limit: number;
  readonly publish?: Answer;
  readonly visible?: Answer;
  readonly shareable?: Answer;
  readonly template?: Answer;
  readonly draft?: Answer;
  /** `false` leaves out pages that authors kept as templates. */
  readonly pageTemplates?: Answer;
  /** Of its sub-type. */
  readonly type?: string | undefined;
  /** Slug of a folder. */
  readonly folder?: string | undefined;
  readonly "excludeGameType[]"?: readonly string[] | undefined;
  /** One of them at least. */
  readonly "tag[]"?: readonly string[] | undefined;
}
export interface ListAnswer {
  readonly meta: { readonly totalItems: number; readonly page: number; readonly limit: number };
  readonly products: ProductSummary[];
}

/** Newest change first, unless another order is asked for. */
export async function listProducts(
  world: Pick<World, "products">,
  actor: Actor,
  types: readonly ProductType[],
  input: ListInput & { readonly slugs?: readonly string[] | undefined },
): Outcome<ListAnswer> {
  const order = input.order ?? "-updatedAt";
  const found = await world.products.search(actor, {
    types,
    slugs: input.slugs ?? [],
    folder: input.folder ?? null,
    query: input.query?.trim() || null,
    sort: order.replace("-", "") as "name" | "updatedAt" | "publishedAt",
    descending: order.startsWith("-"),
    page: input.page,
    limit: input.limit,
    published: readAnswer(input.publish),
    visible: readAnswer(input.visible),
    shareable: readAnswer(input.shareable),
    template: readAnswer(input.template),
    written: readAnswer(input.draft),
    subType: input.type ?? null,
    excludedGameTypes: input["excludeGameType[]"] ?? [],
    excludesPageTemplates: input.pageTemplates === "false",
    tags: input["tag[]"] ?? [],
  });
  return succeed({
    meta: { totalItems: found.total, page: input.page, limit: input.limit },
    products: found.rows.map(describeRow),
  });
}

/** "All" has an end that no client reaches, and no memory fears. */
const ALL = 10_000;

/** Of every type; `type[]` and `slug[]` leave out others (§7.92). */
export const findProducts = (
  world: Pick<World, "products">,
  actor: Actor,
  {
    limit,
    "type[]": types = [],
    "slug[]": slugs = [],
    ...input
  }: Omit<ListInput, "limit" | "type"> & {
    readonly limit: number | "all";
    readonly "type[]"?: readonly ProductType[] | undefined;
    readonly "slug[]"?: readonly string[] | undefined;
  },
): Outcome<ListAnswer> =>
  listProducts(world, actor, types, { ...input, slugs, ...(limit === "all" ? { page: 1, limit: ALL } : { limit }) });

const readAnswer = (answer: Answer): boolean | null => (answer === undefined ? null : answer === "true");
