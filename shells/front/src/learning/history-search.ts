// Knows which part of a history the address shows.
import type { HistoryCriteria } from "@academiz/application/ports";

/** Default values are left out of the address. */
export interface HistorySearch {
  readonly product?: string;
  readonly status?: "COMPLETE" | "FAILED";
  readonly page?: number;
}

/** Values that cannot be read are ignored. */
export function readHistorySearch({ product, status, page }: Readonly<Record<string, unknown>>): HistorySearch {
  const wanted = typeof product === "string" || typeof product === "number" ? String(product).slice(0, 200) : "";
  return {
    ...(wanted !== "" && { product: wanted }),
    ...((status === "COMPLETE" || status === "FAILED") && { status }),
    ...(typeof page === "number" && Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  };
}

export const readCriteria = ({ product, status, page }: HistorySearch): HistoryCriteria => ({
  product: product ?? null,
  status: status ?? null,
  page: page ?? 1,
});
