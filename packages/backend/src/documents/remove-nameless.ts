// Knows when the bytes of a file leave the document store: a day after nothing names them any more.
import { toIso } from "../time.ts";
import type { World } from "../world.ts";

/** Milliseconds in which an upload, or a page that was opened with the file, comes to its end. */
export const NAMELESS_GRACE = 86_400_000;

/** Removed while their lines are held: who waits for one waits for a moment. */
const PORTION = 20;

type Needed = Pick<World, "storedBytes" | "documentStore" | "transactAbove" | "clock">;

/**
 * All that are due; any number of servers share them. Bytes go while their line of the list is held: whoever is about to keep the same ones
 * waits, and then keeps them anew. A removal that is undone is done again at the next round.
 */
export async function removeNameless(world: Needed, isStopping: () => boolean = () => false): Promise<void> {
  const now = world.clock.now();
  const before = toIso(now - NAMELESS_GRACE);
  await world.storedBytes.note(toIso(now), before);
  let isMore = true;
  while (isMore && !isStopping()) isMore = await removeSome(world, before);
}

const removeSome = ({ transactAbove, documentStore }: Needed, before: string): Promise<boolean> =>
  transactAbove(async (inside) => {
    const keys = await inside.storedBytes.takeNameless(before, PORTION);
    for (const key of keys) await documentStore.remove(key);
    return keys.length > 0;
  });
