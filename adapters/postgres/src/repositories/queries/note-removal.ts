// Knows how a client is marked when its library loses a file; the shared library marks all clients.

import { clients } from "../../schema/index.ts";
import type { Db } from "../../sql/db.ts";

/** Locks clients first and in one order, so that removals, replacements and uploads never deadlock. */
export async function holdClients(tx: Pick<Db, "select">): Promise<void> {
  await tx.select({ id: clients.id }).from(clients).orderBy(clients.id).for("no key update");
}

/** Called in the transaction that removes. The connection's tenancy says which clients are marked. */
export async function noteRemoval(tx: Pick<Db, "update">, filesRemovedAt: string): Promise<void> {
  await tx.update(clients).set({ filesRemovedAt });
}
