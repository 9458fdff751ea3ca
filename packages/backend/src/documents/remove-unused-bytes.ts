// Knows when the bytes of a file leave the document store: a day after nothing names them any more.
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";

/** Milliseconds that an upload, or a page that was opened with the file, still has to finish. */
export const UNUSED_GRACE = 86_400_000;

/** How many are removed while their rows are locked: others wait for a moment only. */
const PORTION = 50;
/** How many one server notes and removes in one round. */
export const UNUSED_ROUND = 10_000;

type Needed = Pick<World, "storedBytes" | "documentStore" | "transactAbove" | "clock">;

/**
 * Removes the bytes that are due, as many as one round takes; the rest waits for the next. Several servers share them.
 * Bytes are removed while their row is locked: an upload of the same ones waits, and then stores them again. A removal
 * that is rolled back is done again in the next round.
 */
export async function removeUnusedBytes(world: Needed, isStopping: () => boolean = () => false): Promise<void> {
  const now = world.clock.now();
  const before = toIso(now - UNUSED_GRACE);
  await world.storedBytes.note(toIso(now), before, UNUSED_ROUND);
  let left = UNUSED_ROUND;
  while (left > 0 && !isStopping()) {
    const removed = await removeSome(world, before);
    left = removed > 0 ? left - removed : 0;
  }
}

const removeSome = ({ transactAbove, documentStore }: Needed, before: string): Promise<number> =>
  transactAbove(async (inside) => {
    const keys = await inside.storedBytes.takeNameless(before, PORTION);
    for (const key of keys) await documentStore.remove(key);
    return keys.length;
  });
