// Knows how people are removed with all that is kept about them; only their results stay, and nobody knows any more
// whose they were (decisions 3).
import { and, inArray } from "drizzle-orm";
import {
  attestations,
  certificates,
  messageFiles,
  namelessResults,
  progress,
  signatures,
  users,
} from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";
import { forgetReaders } from "../../tenancy/reader-forgetter.ts";
import { isBegun } from "../queries/is-begun.ts";
import { isId } from "../queries/is-id.ts";

const MIDNIGHT = "T00:00:00.000Z";

/** Removes all of them or none. `createId` gives the results new ids. */
export async function removeUsers(db: Db, ids: readonly string[], createId: () => string): Promise<void> {
  const gone = ids.filter(isId);
  await db.transaction(async (tx) => {
    const results = await tx
      .select({
        perimeterSlug: progress.perimeterSlug,
        eventDate: progress.eventDate,
        status: progress.status,
        percentage: progress.percentage,
        score: progress.score,
        time: progress.time,
      })
      .from(progress)
      .where(and(inArray(progress.userId, gone), isBegun));
    const nameless = results.map(({ eventDate, ...result }) => ({
      ...result,
      id: createId(),
      day: eventDate.slice(0, 10) + MIDNIGHT,
    }));
    if (nameless.length > 0) await tx.insert(namelessResults).values(nameless);
    // A certificate stays true, and says no longer of whom.
    await tx.update(certificates).set({ userId: null, learner: null }).where(inArray(certificates.userId, gone));
    await tx.update(attestations).set({ userId: null, learner: null }).where(inArray(attestations.userId, gone));
    // That they were there is the client's evidence; their signature is their own. The chain still holds its hash.
    await tx.update(signatures).set({ drawing: null }).where(inArray(signatures.userId, gone));
    // What they wrote stays without a name; how far they had read goes.
    await tx.execute(forgetReaders(gone));
    // Words may be kept without a name; a picture or a file may show the very person.
    await tx.delete(messageFiles).where(inArray(messageFiles.authorId, gone));
    await tx.delete(users).where(inArray(users.id, gone));
  });
}
