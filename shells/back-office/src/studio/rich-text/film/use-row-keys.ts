// Knows the identity of rows while they are added, removed and moved, so that typed text stays with its row.
import { useState } from "react";

export interface RowKeys {
  readonly all: readonly number[];
  readonly remove: (index: number) => void;
  /** @param places the former place of each row, in the new order. */
  readonly order: (places: readonly number[]) => void;
}

export function useRowKeys(count: number): RowKeys {
  const [kept, setKept] = useState<readonly number[]>(() => [...Array(count).keys()]);
  // Rows that appear without notice (added, or by undo) stand at the end.
  const all = kept.length === count ? kept : fit(kept, count);
  if (all !== kept) setKept(all);
  return {
    all,
    remove: (index) => setKept(all.filter((_, at) => at !== index)),
    order: (places) => setKept(places.flatMap((place) => all.slice(place, place + 1))),
  };
}

function fit(keys: readonly number[], count: number): readonly number[] {
  const next = Math.max(-1, ...keys) + 1;
  return [...keys.slice(0, count), ...Array.from({ length: Math.max(0, count - keys.length) }, (_, at) => next + at)];
}
