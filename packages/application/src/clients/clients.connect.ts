// Knows what the list of clients shows: each client right under the one above it, where both are on the page.
import type { SnapshotFrom } from "xstate";
import { connectListing, type ListingView, type PageReader } from "../listing/index.ts";
import type { ClientCriteria, ClientDetails, ClientPage, ManagedClient } from "../ports/index.ts";
import { CLIENTS_PAGE, type clientsMachine } from "./clients.machine.ts";

const READER: PageReader<ClientCriteria, ClientPage, ManagedClient> = {
  readRows: ({ clients }) => nestClients(clients),
  readTotal: ({ total }) => total,
  readSize: () => CLIENTS_PAGE,
  readPage: ({ page }) => page,
  isNarrowed: ({ query, isActive }) => query !== "" || isActive !== null,
};

/** The clients as they are shown. */
export type ClientsView = ListingView<ManagedClient, ClientDetails>;

/** The view of a snapshot of `clientsMachine`. Pure. */
export const connectClients = (snapshot: SnapshotFrom<typeof clientsMachine>): ClientsView =>
  connectListing(snapshot, READER, ({ id }) => id);

/** The same clients: each one right under the client above it, otherwise in their given order. */
export function nestClients(clients: readonly ManagedClient[]): readonly ManagedClient[] {
  const known = new Set(clients.map(({ id }) => id));
  const below = (parent: string): readonly ManagedClient[] =>
    clients.filter(({ parentId }) => parentId === parent).flatMap((client) => [client, ...below(client.id)]);
  return clients
    .filter(({ parentId }) => parentId === null || !known.has(parentId))
    .flatMap((client) => [client, ...below(client.id)]);
}
