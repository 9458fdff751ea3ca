// Knows where the number comes from by which an attempt is shuffled: kept with its answers, drawn before the first one.
import { useState } from "react";

/** So many orders are enough, and cost little where room is short. */
const SEEDS = 65_536;
const draw = () => Math.floor(Math.random() * SEEDS);

/** @param kept null while no answer was given; another number is drawn for each attempt. */
export function useSeed(kept: number | null): number {
  const [drawn, setDrawn] = useState(draw);
  const [last, setLast] = useState(kept);
  if (kept !== last) {
    setLast(kept);
    if (kept === null) setDrawn(draw());
  }
  return kept ?? drawn;
}
