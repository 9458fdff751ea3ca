// Knows why a path is not published, with the nodes named (decisions 10).
import { isPlayed } from "@academiz/domain/catalog";
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

/** Tasks whose products are of another type than they say, have no player, or are open to no learner. */
export async function listClosedTasks(
  world: Pick<World, "products" | "perimeters" | "clock">,
  actor: Actor,
  draft: StoredConfig | null,
): Promise<readonly Fault[]> {
  const { nodes } = readPath(draft);
  const known = await world.products.listKnown(actor, [...new Set(nodes.flatMap(({ products }) => products))]);
  const played = known.filter(({ type }) => isPlayed(type) && type !== "coursiz").map(({ slug }) => slug);
  const open = await world.perimeters.listOpenProducts(actor, played, toIso(world.clock.now()));
  return nodes.flatMap(({ slug: node, kind, products }) =>
    products
      .filter(
        (slug) => !open.has(slug) || (kind !== "section" && known.find((one) => one.slug === slug)?.type !== kind),
      )
      .map((): Fault => ({ path: ["nodes", node], message: "closed" })),
  );
}
