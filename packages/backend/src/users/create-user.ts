// Knows how somebody gets an account (§7.28): within the client's licence, with a mail that lets them in.
import type { AnswerOf, BodyOf, users } from "@academiz/contract";
import { countFree, hasPlace, USER_UNITY } from "@academiz/domain/clients";
import { completeLogin, reachesUpTo } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import { issueAccountLinks } from "../account/issue-account-links.ts";
import { hashNewPassword } from "../account/replace-password.ts";
import { noteEvents, toDoer } from "../account-events/index.ts";
import { makeUser } from "../clients/make-client.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import { announceJoining } from "../notifications/announce-joining.ts";
import type { Actor } from "../ports/index.ts";
import { describeUser } from "./describe-managed.ts";
import { findPlaceFaults, listKnown, takeUser } from "./take-user.ts";

type Input = BodyOf<typeof users.createUser>;

/**
 * Those who come at once are let in one by one: the last place is taken once (attack 86). Everybody with an account
 * takes a place, active or not.
 */
export async function createUser(
  world: Pick<World, "clients" | "passwords" | "tokens" | "clock" | "dice" | "publicUrl" | "transact">,
  actor: Actor,
  { password, ...input }: Input,
): Outcome<AnswerOf<typeof users.createUser>> {
  if (!reachesUpTo(actor.roles, input.roles)) return refuse("role.refused");
  const known = await world.clients.read(actor);
  if (!known) return refuse("not-found");
  const taken = takeUser(listKnown(known), input);
  if (!taken.ok) return taken;
  const isTemporary = password !== undefined;
  const nobody = { identifier: completeLogin(known.slug, input.login), passwordHash: "" };
  const hash = isTemporary ? await hashNewPassword(world, nobody, password) : succeed("");
  if (!hash.ok) return hash;
  const passwordHash = hash.value;
  return world.transact(actor, async (inside) => {
    // Held until the end: nobody else comes in meanwhile, here or where a licence counts those of here too.
    const licences = await inside.clients.holdLicences(actor);
    const client = await inside.clients.read(actor);
    if (!client) return refuse("not-found");
    // A place may have gone into another one since.
    const faults = findPlaceFaults(listKnown(client), input);
    if (faults.length > 0) return refuse("validation", { faults });
    if (await inside.users.hasLogin(actor, taken.value.login)) return refuse("user.login-taken");
    if (!hasPlace(countFree(licences, USER_UNITY))) return refuse("can_access.no_enough_place.nbUser");
    const user = { ...makeUser(world.dice, client, { ...taken.value, passwordHash }), ...taken.value };
    await inside.users.add(user);
    if (isTemporary) await inside.users.giveTemporaryPassword(actor, user.id, passwordHash);
    const link = isTemporary ? "temporary-password" : "active-account";
    await issueAccountLinks({ ...world, ...inside }, [user], client, link);
    await noteEvents(inside, world, actor, toDoer(actor), [{ userId: user.id, kind: "created", detail: link }]);
    await announceJoining(inside, world, actor, client, [{ before: null, after: user }]);
    return succeed({ user: await describeUser(inside, client, user) });
  });
}
