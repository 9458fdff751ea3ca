// Knows how a learner gets a link to a product: into its player, or to its page on the site (§7.93, §2.17).
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { hearOpened } from "../notifications/hear-opened.ts";
import { findNamed } from "../perimeters/find-perimeter.ts";
import { findPlayerPath, writePlace } from "../player-links/player-path.ts";
import { writePlayerLink } from "../player-links/write-player-link.ts";
import { atHome } from "../policies/at-home.ts";
import type { Actor } from "../ports/index.ts";
import { openFamily, openSession } from "../session/open-session.ts";
import { isStandIn } from "../session/read-actor.ts";

/**
 * `slug` names a perimeter, or a product whose open perimeter is meant. The tokens in the link open that perimeter
 * only. In an impersonation they keep nothing there either, and end with the impersonating session. A path, a classroom
 * and a section are pages of the site, where whoever asks is signed in: the link is their address, without tokens.
 */
export async function linkProduct(
  world: Pick<
    World,
    | "perimeters"
    | "users"
    | "clients"
    | "sessions"
    | "impersonations"
    | "notifications"
    | "tokens"
    | "clock"
    | "dice"
    | "publicUrl"
  >,
  actor: Actor,
  slug: string,
): Outcome<{ readonly link: string }> {
  const now = toIso(world.clock.now());
  const perimeter = await findNamed(world, actor.home, actor.userId, slug);
  if (!perimeter) return refuse("not-found");
  const binding = perimeter.slug;
  const path = findPlayerPath(perimeter.productType, binding);
  await hearOpened(world, actor, perimeter.productSlug);
  if (path === null) return succeed({ link: writePlace(world.publicUrl, perimeter.productType, binding) });
  if (!isStandIn(actor.scope)) {
    const pair = await openSession(world, { ...atHome(actor), scope: "link", binding }, actor.sessionId);
    return succeed({ link: writePlayerLink(world.publicUrl, path, pair) });
  }
  const standing = await world.impersonations.findOpen(actor.home, actor.sessionId);
  if (!standing) return refuse("token.invalid");
  const who = { ...actor, scope: "impersonation-link", binding } as const;
  const { sessionId, ...pair } = await openFamily(world, who, actor.sessionId);
  const id = world.dice.createId();
  await world.impersonations.add({ ...standing, id, sessionId, platform: "LEARNIZ", startedAt: now });
  return succeed({ link: writePlayerLink(world.publicUrl, path, pair) });
}
