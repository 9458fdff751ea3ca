// Knows how somebody who manages several clients looks through them.
import { createListing, type Lister } from "../listing/index.ts";
import type { ClientCriteria, ClientDetails, ClientDirectory, ClientPage } from "../ports/index.ts";

/** Clients on a page. */
export const CLIENTS_PAGE = 50;

/** The clients that somebody manages: a list that is run by XState with `listClients` and criteria. */
export const clientsMachine = createListing<ClientCriteria, ClientPage, ClientDetails>("clients");

/** Where clients are read. */
export const listClients = (
  directory: Pick<ClientDirectory, "list" | "read">,
): Lister<ClientCriteria, ClientPage, ClientDetails> => ({
  list: (criteria) => directory.list(criteria, CLIENTS_PAGE),
  read: (id) => directory.read(id),
});
