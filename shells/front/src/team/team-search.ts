// Knows which people the address of a team shows, and in which order.
const ORDERS = ["name", "-name", "late", "-late"] as const;

/** Default values are left out of the address. */
export interface TeamSearch {
  readonly q?: string;
  readonly page?: number;
  readonly order?: (typeof ORDERS)[number];
  readonly late?: true;
}

/** Values that cannot be read are ignored. */
export function readTeamSearch({ q, page, order, late }: Readonly<Record<string, unknown>>): TeamSearch {
  const query = typeof q === "string" || typeof q === "number" ? String(q).slice(0, 200) : "";
  const known = ORDERS.find((one) => one === order && one !== "name");
  return {
    ...(query !== "" && { q: query }),
    ...(typeof page === "number" && Number.isInteger(page) && page > 1 && page <= 100_000 && { page }),
    ...(known && { order: known }),
    ...(late === true && { late }),
  };
}
