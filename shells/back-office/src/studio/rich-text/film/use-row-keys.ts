// Knows which row of a list is which while rows come, go and change places: what is typed in one stays with it.
import { useState } from "react";

export interface RowKeys {
  readonly all: readonly number[];
  readonly remove: (index: number) => void;
  /** @param places where each row was, in their new order. */
  readonly order: (places: readonly number[]) => void;
}

export function useRowKeys(count: number): RowKeys {
  const [kept, setKept] = useState<readonly number[]>(() => [...Array(count).keys()]);
  // Rows that come without a word (one more, an undo) stand at the end.
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
