// Knows which products of a path or a section are open, and to whom: learners could not end it otherwise.
import { type Audience, EVERYONE, widenAudience } from "@academiz/domain/clients";
import type { Fault } from "@academiz/domain/kernel";
import { readSectionProducts } from "@academiz/domain/products";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, StoredConfig } from "../ports/index.ts";

type Stage = Pick<World, "perimeters" | "clients" | "users" | "clock">;

interface Openness {
  /** Those that are open to anybody, with whom they mean. */
  readonly open: ReadonlyMap<string, Audience>;
  /** Those of them that somebody may not open for whom the product that leads there is. */
  readonly partly: ReadonlySet<string>;
}

/** `slug` leads to these products: before its first publication, unless its author chose, it is for everyone. */
export async function findOpenness(
  { perimeters, clients, users, clock }: Stage,
  actor: Actor,
  slug: string,
  products: readonly string[],
): Promise<Openness> {
  const open = await perimeters.listOpenProducts(actor, products, toIso(clock.now()));
  const [place, client] = await Promise.all([perimeters.findOfProduct(actor, slug), clients.read(actor)]);
  const partly = new Set<string>();
  if (!client) return { open, partly };
  const among = widenAudience(place?.audience ?? EVERYONE, client);
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
  return { open, partly };
}

/** The products of a section that keep somebody of its audience from its end; each is named. */
export async function listClosedProducts(
  stage: Stage,
  actor: Actor,
  { slug, draft }: { readonly slug: string; readonly draft: StoredConfig | null },
): Promise<readonly Fault[]> {
  const products = readSectionProducts(draft ?? {});
  const { open, partly } = await findOpenness(stage, actor, slug, products);
  return products.flatMap((product): readonly Fault[] => {
    const message = open.has(product) ? (partly.has(product) ? "not-everybody" : null) : "closed";
    return message === null ? [] : [{ path: ["products", product], message }];
  });
}
