// Knows how the criteria of the list of people stand in the address: reload, back and sharing show the same list.
import type { PeopleCriteria } from "@academiz/application/ports";
import { ROLES, type Role } from "@academiz/domain/identity";

type Order = PeopleCriteria["order"];
const ORDERS: readonly string[] = ["name", "-name", "login", "-login", "email", "-email"];
const isOrder = (value: unknown): value is Order => typeof value === "string" && ORDERS.includes(value);
const isRole = (value: unknown): value is Role => (ROLES as readonly unknown[]).includes(value);
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Default values are left out of the address. */
export interface PeopleSearch {
  readonly q?: string;
  readonly sort?: Order;
  readonly page?: number;
  readonly role?: Role;
  readonly state?: "active" | "inactive";
  /** The id of a place. */
  readonly place?: string;
  /** The label of a criterion. */
  readonly criterion?: string;
  /** The id of the person whose panel is open; `new` for a new person. */
  readonly person?: string;
}

const DEFAULT_ORDER: Order = "name";

/** Values that cannot be read are ignored. */
export function readPeopleSearch(search: Readonly<Record<string, unknown>>): PeopleSearch {
  const { q, sort, page, role, state, place, criterion, person } = search;
  const text = isText(q) || typeof q === "number" ? String(q) : "";
  return {
    ...(text !== "" && { q: text }),
    ...(isOrder(sort) && sort !== DEFAULT_ORDER && { sort }),
    ...(typeof page === "number" && Number.isInteger(page) && page > 1 && { page }),
    ...(isRole(role) && { role }),
    ...((state === "active" || state === "inactive") && { state }),
    ...(isText(place) && { place }),
    ...(isText(criterion) && { criterion }),
    ...(isText(person) && { person }),
  };
}

export const readPeopleCriteria = (search: PeopleSearch): PeopleCriteria => {
  const { q = "", sort = DEFAULT_ORDER, page = 1, role, state, place, criterion } = search;
  return {
    query: q,
    order: sort,
    page,
    roles: role ? [role] : [],
    isActive: state ? state === "active" : null,
    affectations: place === undefined ? [] : [place],
    criterias: criterion === undefined ? [] : [criterion],
  };
};
