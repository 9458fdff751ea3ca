// Knows why a path is not published, with the nodes named (decisions 10).
import { type Audience, widenAudience } from "@academiz/domain/clients";
import type { Fault } from "@academiz/domain/kernel";
import { checkPath, readPath } from "@academiz/domain/paths";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, StoredConfig } from "../ports/index.ts";

/** Each names its node; the message is the kind of the problem. */
export const listPathFaults = (draft: StoredConfig | null): readonly Fault[] =>
  checkPath(readPath(draft)).map(({ kind, node }) => ({
    path: ["nodes", ...(node === null ? [] : [node])],
    message: kind,
  }));

/**
 * Tasks whose products are of another type than they say, have no player, or are open to no learner; and those whose
 * products somebody may not open for whom the path is. Before its first publication it is for nobody yet.
 */
export async function listClosedTasks(
  world: Pick<World, "products" | "perimeters" | "clients" | "users" | "clock">,
  actor: Actor,
  { slug, draft }: { readonly slug: string; readonly draft: StoredConfig | null },
): Promise<readonly Fault[]> {
  const { nodes } = readPath(draft);
  const known = await world.products.listKnown(actor, [...new Set(nodes.flatMap(({ products }) => products))]);
  const played = known.filter(({ type }) => type !== "coursiz" && type !== "section").map((product) => product.slug);
  const open = await world.perimeters.listOpenProducts(actor, played, toIso(world.clock.now()));
  const partly = await listPartlyOpen(world, actor, { slug, open });
  const isClosed = (kind: string, product: string) =>
    !open.has(product) || (kind !== "section" && known.find((one) => one.slug === product)?.type !== kind);
  return nodes.flatMap(({ slug: node, kind, products }) =>
    products.flatMap((product): readonly Fault[] => {
      const path = ["nodes", node];
      if (isClosed(kind, product)) return [{ path, message: "closed" }];
      return partly.has(product) ? [{ path, message: "not-everybody" }] : [];
    }),
  );
}

/** Those that somebody in the audience of this path is not in the audience of. */
async function listPartlyOpen(
  { perimeters, clients, users }: Pick<World, "perimeters" | "clients" | "users">,
  actor: Actor,
  { slug, open }: { readonly slug: string; readonly open: ReadonlyMap<string, Audience> },
): Promise<ReadonlySet<string>> {
  const [place, client] = await Promise.all([perimeters.findOfProduct(actor, slug), clients.read(actor)]);
  const partly = new Set<string>();
  if (!place || !client) return partly;
  const among = widenAudience(place.audience, client);
  // Many products have one audience: each is asked about once.
  const asked = new Map<string, boolean>();
  for (const [product, audience] of open) {
    if (audience.everyone) continue;
    const name = JSON.stringify(audience);
    const isShort =
      asked.get(name) ?? (await users.countPlaced(actor, widenAudience(audience, client), among)).losing > 0;
    asked.set(name, isShort);
    if (isShort) partly.add(product);
  }
  return partly;
}
