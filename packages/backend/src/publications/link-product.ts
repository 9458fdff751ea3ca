// Knows the links by which an author gets into a product, as learners do or with its draft (§1.32, §7.89).
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { findPerimeter } from "../perimeters/find-perimeter.ts";
import { findPlayerPath } from "../player-links/player-path.ts";
import { writePlayerLink } from "../player-links/write-player-link.ts";
import { atHome } from "../policies/at-home.ts";
import type { Actor } from "../ports/index.ts";
import { findProduct, type ProductPlace } from "../products/find-product.ts";
import { LINK_REFRESH_LIFETIME } from "../session/lifetimes.ts";
import { openLink } from "../session/open-session.ts";

export interface AccessLink {
  readonly id: string;
  readonly link: string;
  readonly mode: "NORMAL" | "PREVIEW";
  /** Milliseconds since 1970: it must be followed before. */
  readonly expiration: number;
}

/**
 * To be followed at once and not kept: its tokens are narrow, and of one use (decisions 3). A preview needs no
 * perimeter.
 */
export async function linkForAuthor(
  world: Pick<
    World,
    "products" | "perimeters" | "users" | "clients" | "sessions" | "tokens" | "clock" | "dice" | "publicUrl"
  >,
  actor: Actor,
  place: ProductPlace,
  {
    productPerimeterSlug,
    mode,
  }: { readonly productPerimeterSlug?: string | undefined; readonly mode: AccessLink["mode"] },
): Outcome<AccessLink> {
  const product = await findProduct(world, actor, place);
  if (!product.ok) return product;
  const expiration = world.clock.now() + LINK_REFRESH_LIFETIME;
  const write = async (who: Actor, scope: "preview" | "link", binding: string): Outcome<AccessLink> => {
    const path = findPlayerPath(place.type, binding);
    if (path === null) return refuse("player.missing");
    const { sessionId: id, ...pair } = await openLink(world, { ...who, scope, binding }, who.sessionId, place.slug);
    return succeed({ id, link: writePlayerLink(world.publicUrl, path, pair), mode, expiration });
  };
  if (mode === "PREVIEW") return write(actor, "preview", place.slug);
  const perimeter = await findPerimeter(world, actor, productPerimeterSlug ?? "");
  if (!perimeter.ok) return perimeter;
  if (perimeter.value.productSlug !== place.slug) return refuse("not-found");
  return write(atHome(actor), "link", perimeter.value.slug);
}
