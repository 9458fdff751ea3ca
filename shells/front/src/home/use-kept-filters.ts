// Knows that a home which somebody comes back to shows what they had narrowed it down to.
import type { HomeFilters } from "@academiz/application/ports";
import { useEffect, useEffectEvent, useRef } from "react";
import { type HomeSearch, readHomeSearch } from "./home-search.ts";

/** `onBack` is called once, with what was kept, where the address itself names no filter. */
export function useKeptFilters(
  filters: HomeFilters,
  owner: string | undefined,
  search: HomeSearch,
  onBack: (kept: HomeSearch) => void,
): void {
  const isBack = useRef(false);
  const bring = useEffectEvent(onBack);
  useEffect(() => {
    if (owner === undefined) return;
    const kept = isBack.current || Object.keys(search).length > 0 ? {} : readHomeSearch(filters.read(owner));
    isBack.current = true;
    if (Object.keys(kept).length > 0) bring(kept);
    else filters.keep(owner, search);
  }, [filters, owner, search]);
}
