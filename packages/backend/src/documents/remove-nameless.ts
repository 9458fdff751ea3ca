// Knows when the bytes of a file leave the document store: a day after nothing names them any more.
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";

/** Milliseconds in which an upload, or a page that was opened with the file, comes to its end. */
export const NAMELESS_GRACE = 86_400_000;

/** Removed while their lines are held: who waits for one waits for a moment. */
const PORTION = 50;
/** Noted, and removed, by one server in one round. */
export const NAMELESS_ROUND = 10_000;

type Needed = Pick<World, "storedBytes" | "documentStore" | "transactAbove" | "clock">;

/**
 * Those that are due, as many as one round takes; the rest waits for the next. Any number of servers share them. Bytes
 * go while their line of the list is held: whoever is about to keep the same ones waits, and then keeps them anew. A
 * removal that is undone is done again at the next round.
 */
export async function removeNameless(world: Needed, isStopping: () => boolean = () => false): Promise<void> {
  const now = world.clock.now();
  const before = toIso(now - NAMELESS_GRACE);
  await world.storedBytes.note(toIso(now), before, NAMELESS_ROUND);
  let left = NAMELESS_ROUND;
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
