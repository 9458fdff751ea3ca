// Knows how the criteria of the list of clients stand in the address.
import type { ClientCriteria } from "@academiz/application/ports";

type Order = ClientCriteria["order"];
const ORDERS: readonly string[] = ["name", "-name", "slug", "-slug"];
const isOrder = (value: unknown): value is Order => typeof value === "string" && ORDERS.includes(value);

/** Default values are left out of the address. */
export interface ClientsSearch {
  readonly q?: string;
  readonly sort?: Order;
  readonly page?: number;
  readonly state?: "active" | "inactive";
}

/** Values that cannot be read are ignored. */
export function readClientsSearch(search: Readonly<Record<string, unknown>>): ClientsSearch {
  const { q, sort, page, state } = search;
  const text = typeof q === "string" || typeof q === "number" ? String(q) : "";
  return {
    ...(text !== "" && { q: text }),
    ...(isOrder(sort) && sort !== "name" && { sort }),
    ...(typeof page === "number" && Number.isInteger(page) && page > 1 && { page }),
    ...((state === "active" || state === "inactive") && { state }),
  };
}

export const readClientCriteria = ({ q = "", sort = "name", page = 1, state }: ClientsSearch): ClientCriteria => ({
  query: q,
  order: sort,
  page,
  isActive: state ? state === "active" : null,
});
