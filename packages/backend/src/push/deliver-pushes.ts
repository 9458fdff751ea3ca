// Knows how notifications reach browsers that are closed: each at least once, not in somebody's quiet hours, and with
// longer and longer pauses after a failure.

import { findQuietEnd, writePushedNews } from "@academiz/domain/notifications";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { ClaimedPush, Pusher } from "../ports/index.ts";

/** Milliseconds: whoever claims a push and dies leaves it to another after this. */
const LEASE = 120_000;
const BATCH = 20;
/** Milliseconds before the next try, by the tries so far; after the last it is given up: the list still has it. */
const PAUSES = [15_000, 60_000, 300_000, 900_000, 3_600_000, 4 * 3_600_000, 8 * 3_600_000];
/** Milliseconds: what is older is no news. */
const KEPT = 2 * 86_400_000;

/** What went wrong with a push, for the log: no address, which is a secret of its browser. */
export interface PushFailure {
  readonly deviceId: string;
  readonly message: string;
  readonly isGivenUp: boolean;
}
type Stage = Pick<World, "pushDevices" | "preferences" | "pusher" | "clients" | "clock">;

/**
 * Sends what is due until it is asked to stop; where this platform pushes nothing no more is done than to forget.
 * Answers what failed.
 */
export async function deliverPushes(
  world: Stage,
  isStopping: () => boolean = () => false,
): Promise<readonly PushFailure[]> {
  const { pushDevices, pusher, clock } = world;
  if (!pusher) return [];
  const failures: PushFailure[] = [];
  while (!isStopping()) {
    const claimed = await pushDevices.claim(toIso(clock.now()), toIso(clock.now() + LEASE), BATCH);
    if (claimed.length === 0) break;
    await Promise.all(
      claimed.map(async (push) => {
        const failure = await deliver(world, pusher, push);
        if (failure) failures.push(failure);
      }),
    );
  }
  return failures;
}

async function deliver(world: Stage, pusher: Pusher, push: ClaimedPush): Promise<PushFailure | null> {
  const { pushDevices, preferences, clients, clock } = world;
  const content = await pushDevices.readContent(push, toIso(clock.now()));
  const client = content && (await clients.read(push));
  if (!content || !client) {
    await pushDevices.settle(push);
    return null;
  }
  const quietHours = await preferences.readQuietHours(push, content.userId);
  const quietEnd = quietHours && findQuietEnd(quietHours, clock.now());
  if (quietEnd !== null) {
    await pushDevices.postpone(push, toIso(quietEnd), false);
    return null;
  }
  const message = writePushedNews(content.notification, client.name);
  const sent = pusher.admits(content.address.endpoint)
    ? await pusher.send(content.address, message, push.slug)
    : ({ ok: false, error: { kind: "gone", message: "its push service is called no more" } } as const);
  if (sent.ok) {
    await pushDevices.settle(push);
    return null;
  }
  const { kind, message: why } = sent.error;
  if (kind === "gone") {
    await pushDevices.forgetDevice(push);
    return null;
  }
  const pause = kind === "later" ? PAUSES[push.attempts - 1] : undefined;
  if (pause === undefined) await pushDevices.settle(push);
  else await pushDevices.postpone(push, toIso(clock.now() + pause), true);
  return { deviceId: push.deviceId, message: why, isGivenUp: pause === undefined };
}

/** What did not leave within two days, as where the operator switched pushes off. */
export const prunePushes = ({ pushDevices, clock }: Pick<World, "pushDevices" | "clock">): Promise<void> =>
  pushDevices.prune(toIso(clock.now() - KEPT));
