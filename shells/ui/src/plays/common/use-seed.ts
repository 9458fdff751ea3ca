// Knows the number by which an attempt is shuffled: stored with its answers, and drawn before the first one.
import { useState } from "react";

/** This many orders are enough, and the number is short where room is short. */
const SEEDS = 65_536;
const draw = () => Math.floor(Math.random() * SEEDS);

/** @param kept null while no answer was given; each attempt gets another number. */
export function useSeed(kept: number | null): number {
  const [drawn, setDrawn] = useState(draw);
  const [last, setLast] = useState(kept);
  if (kept !== last) {
    setLast(kept);
    if (kept === null) setDrawn(draw());
  }
  return kept ?? drawn;
}
