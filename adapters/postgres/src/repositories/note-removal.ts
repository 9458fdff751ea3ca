// Knows how clients are told that files went from a library of theirs: the one whose library it is, all of them where it is the shared one.
import type { Db } from "../db.ts";
import { clients } from "../schema/index.ts";

/** Before anything of a library is touched, so that those who remove, replace and keep never wait for each other in a ring. */
export async function holdClients(tx: Pick<Db, "select">): Promise<void> {
  await tx.select({ id: clients.id }).from(clients).orderBy(clients.id).for("no key update");
}

/** In the transaction that removes; whose a connection is says which clients these are. */
export async function noteRemoval(tx: Pick<Db, "update">, filesRemovedAt: string): Promise<void> {
  await tx.update(clients).set({ filesRemovedAt });
}
