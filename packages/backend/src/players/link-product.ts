// Knows how a learner gets a link into the player (§7.93, §2.17, decisions 3).
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../outcome.ts";
import type { Actor } from "../ports/index.ts";
import { openSession } from "../session/open-session.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";

/** `slug` names a perimeter, or a product whose open perimeter is meant. The tokens in the link open that perimeter alone. */
export async function linkProduct(
  world: Pick<World, "perimeters" | "sessions" | "tokens" | "clock" | "dice" | "publicUrl">,
  actor: Actor,
  slug: string,
): Outcome<{ readonly link: string }> {
  const now = toIso(world.clock.now());
  const perimeter =
    (await world.perimeters.findOpen(actor, actor.userId, slug, now)) ??
    (await world.perimeters.findOpenOfProduct(actor, actor.userId, slug, now));
  if (!perimeter) return refuse("not-found");
  const pair = await openSession(world, { ...actor, scope: "link", binding: perimeter.slug });
  const query = Object.entries({ ...pair, returnUrl: `${world.publicUrl}/` })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return succeed({ link: `${world.publicUrl}/play/${perimeter.slug}?${query}` });
}
