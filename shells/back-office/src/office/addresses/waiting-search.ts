// Knows how the address says which learners of a product are listed, so that reload, and the way back from one of them,
// show the same.
import { useNavigate, useSearch } from "@tanstack/react-router";

/** The default is those who have started, which the address leaves out. */
export interface WaitingSearch {
  readonly who?: "waiting";
  /** The search among those who have not. */
  readonly named?: string;
  /** From 2; the first page is left out. */
  readonly waitingPage?: number;
}

/** Values that cannot be read are ignored. */
export function readWaiting({ who, named, waitingPage: page }: Readonly<Record<string, unknown>>): WaitingSearch {
  if (who !== "waiting") return {};
  const text = typeof named === "string" || typeof named === "number" ? String(named).slice(0, 200) : "";
  return {
    who,
    ...(text !== "" && { named: text }),
    ...(typeof page === "number" && Number.isInteger(page) && page > 1 && page <= 100_000 && { waitingPage: page }),
  };
}

/** Which learners are listed, and how to list others; other parameters of the tab stay. */
export function useWaitingAddress() {
  const { who: _, named: __, waitingPage: ___, ...rest } = useSearch({ strict: false }) as Record<string, unknown>;
  const search = readWaiting({ ...useSearch({ strict: false }) });
  const navigate = useNavigate();
  const change = (next: WaitingSearch) => void navigate({ to: ".", search: { ...rest, ...next } });
  return { search, change };
}
