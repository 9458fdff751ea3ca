// Knows which people the address of a team shows.
/** What is usual is not said in the address. */
export interface TeamSearch {
  readonly q?: string;
  readonly page?: number;
}

/** What cannot be read is passed over. */
export function readTeamSearch({ q, page }: Readonly<Record<string, unknown>>): TeamSearch {
  const query = typeof q === "string" || typeof q === "number" ? String(q).slice(0, 200) : "";
  return {
    ...(query !== "" && { q: query }),
    ...(typeof page === "number" && Number.isInteger(page) && page > 1 && page <= 100_000 && { page }),
  };
}
