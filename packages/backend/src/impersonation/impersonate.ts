// Knows how an administrator impersonates somebody, on a platform or in one product, and that it is recorded (§7.9,
// §7.10, §6.7, decisions 3).
import { mayEnterBackOffice, mayImpersonate, type Platform, type TokenPair } from "@academiz/domain/identity";
import { type Result, succeed } from "@academiz/domain/kernel";
import { noteEvents, toDoer } from "../account-events/index.ts";
import { type Outcome, type Refusal, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { findPlayerPath } from "../player-links/player-path.ts";
import { writePlayerLink } from "../player-links/write-player-link.ts";
import { keepAdmitting } from "../policies/keep-admitting.ts";
import type { Actor, Impersonation, UserRecord } from "../ports/index.ts";
import { openFamily } from "../session/open-session.ts";

type Needed = Pick<
  World,
  "users" | "clients" | "sessions" | "impersonations" | "tokens" | "clock" | "dice" | "transact"
>;

export async function impersonate(
  world: Needed,
  actor: Actor,
  { identifier, platform, slug }: { identifier: string; platform: Platform; slug?: string | undefined },
): Outcome<TokenPair> {
  if (slug !== undefined && slug !== actor.clientSlug) return refuse("not-found");
  const user = await judge(world, actor, identifier, platform);
  return user.ok ? succeed(await stand(world, actor, user.value, platform, null)) : user;
}

export async function linkImpersonation(
  world: Needed & Pick<World, "perimeters" | "clients" | "publicUrl">,
  actor: Actor,
  { identifier, platform, slug }: { identifier: string; platform: Platform; slug: string },
): Outcome<{ readonly link: string }> {
  const user = await judge(world, actor, identifier, platform);
  if (!user.ok) return user;
  const open = await world.perimeters.findOpen(actor, slug, toIso(world.clock.now()), user.value.id);
  const [perimeter] = await keepAdmitting(world, actor, user.value.id, open ? [open] : []);
  if (!perimeter) return refuse("not-found");
  const path = findPlayerPath(perimeter.productType, perimeter.slug);
  if (path === null) return refuse("player.missing");
  const pair = await stand(world, actor, user.value, platform, perimeter.slug);
  return succeed({ link: writePlayerLink(world.publicUrl, path, pair) });
}

/**
 * The person has to be in the client that the actor works in, active, and not above them. Trying an unknown person is
 * not recorded; trying somebody who may not be impersonated is.
 */
async function judge(
  world: Needed,
  actor: Actor,
  identifier: string,
  platform: Platform,
): Promise<Result<UserRecord, Refusal>> {
  const user = await world.users.findByIdentifier(identifier);
  if (!user?.active || user.clientId !== actor.clientId) return refuse("not-found");
  const hasPlace = platform !== "BACK_OFFICE" || mayEnterBackOffice(user.roles);
  if (hasPlace && mayImpersonate(actor.roles, user.roles)) return succeed(user);
  await world.impersonations.add(write(world, actor, user, platform, null));
  return refuse("impersonation.refused");
}

const write = (
  world: Pick<World, "clock" | "dice">,
  actor: Actor,
  user: UserRecord,
  platform: Platform,
  sessionId: string | null,
): Impersonation => ({
  id: world.dice.createId(),
  clientId: user.clientId,
  userId: user.id,
  sessionId,
  impersonatorId: actor.userId,
  impersonatorClientId: actor.home.clientId,
  originSessionId: actor.sessionId,
  platform,
  startedAt: toIso(world.clock.now()),
});

/** No impersonation happens without being recorded. */
async function stand(
  world: Needed,
  actor: Actor,
  user: UserRecord,
  platform: Platform,
  binding: string | null,
): Promise<TokenPair> {
  return world.transact(user, async (inside) => {
    const { sessionId, ...pair } = await openFamily(
      { ...world, ...inside },
      {
        clientId: user.clientId,
        clientSlug: actor.clientSlug,
        home: { clientId: user.clientId },
        userId: user.id,
        identifier: user.identifier,
        roles: user.roles,
        scope: binding === null ? "impersonation" : "impersonation-link",
        binding,
      },
      null,
    );
    await inside.impersonations.add(write(world, actor, user, platform, sessionId));
    const event = { userId: user.id, kind: "impersonated", detail: platform } as const;
    await noteEvents(inside, world, user, toDoer(actor), [event]);
    return pair;
  });
}
