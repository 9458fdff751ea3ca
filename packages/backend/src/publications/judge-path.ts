// Knows why a path is not published, with the nodes named (decisions 10).
import type { Fault } from "@academiz/domain/kernel";
import { checkPath, readPath } from "@academiz/domain/paths";
import type { World } from "../ground/world.ts";
import type { Actor, StoredConfig } from "../ports/index.ts";
import { findOpenness } from "./judge-openness.ts";

/** Each names its node; the message is the kind of the problem. */
export const listPathFaults = (draft: StoredConfig | null): readonly Fault[] =>
  checkPath(readPath(draft)).map(({ kind, node }) => ({
    path: ["nodes", ...(node === null ? [] : [node])],
    message: kind,
  }));

/**
 * Tasks whose products are of another type than they say, are paths, or are open to no learner; and those whose
 * products somebody may not open for whom the path is.
 */
export async function listClosedTasks(
  world: Pick<World, "products" | "perimeters" | "clients" | "users" | "clock">,
  actor: Actor,
  { slug, draft }: { readonly slug: string; readonly draft: StoredConfig | null },
): Promise<readonly Fault[]> {
  const { nodes } = readPath(draft);
  const known = await world.products.listKnown(actor, [...new Set(nodes.flatMap(({ products }) => products))]);
  const played = known.filter(({ type }) => type !== "coursiz").map((product) => product.slug);
  const { open, partly } = await findOpenness(world, actor, slug, played);
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
