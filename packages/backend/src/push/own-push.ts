// Knows how somebody chooses which of their browsers get notifications, and their quiet hours.
import type { AnswerOf, push } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { QuietHours } from "@academiz/domain/notifications";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor, PushAddress } from "../ports/index.ts";

type Stage = Pick<World, "pusher" | "pushDevices" | "preferences" | "clock">;
type Told = AnswerOf<typeof push.readPush>;

export async function readPush(
  { pusher, pushDevices, preferences, clock }: Stage,
  { home, userId, sessionId }: Actor,
): Outcome<Told> {
  const [devices, quietHours] = await Promise.all([
    pushDevices.list(home, userId, toIso(clock.now())),
    preferences.readQuietHours(home, userId),
  ]);
  return succeed({
    key: pusher?.key ?? null,
    devices: devices.map(({ id, browser, system, addedAt, sessionId: of }) => ({
      ...{ id, browser, system, addedAt },
      isCurrent: of === sessionId,
    })),
    quietHours,
  });
}

/** An address is taken only where the operator lets it be called: it is asked again before each call. */
export async function addPushDevice(
  world: Stage & Pick<World, "dice">,
  actor: Actor,
  address: PushAddress,
): Outcome<Told> {
  const { pusher, pushDevices, clock, dice } = world;
  if (!pusher) return refuse("push.off");
  if (!pusher.admits(address.endpoint) || !pusher.fits(address)) return refuse("push.refused");
  const { home, userId, sessionId } = actor;
  await pushDevices.put(home, { ...address, id: dice.createId(), userId, sessionId, now: toIso(clock.now()) });
  return readPush(world, actor);
}

export async function removePushDevice(world: Stage, actor: Actor, deviceId: string): Outcome<Told> {
  const isRemoved = await world.pushDevices.remove(actor.home, actor.userId, deviceId);
  return isRemoved ? readPush(world, actor) : refuse("not-found");
}

export async function writeQuietHours(world: Stage, actor: Actor, quietHours: QuietHours | null): Outcome<Told> {
  await world.preferences.writeQuietHours(actor.home, actor.userId, quietHours);
  return readPush(world, actor);
}
