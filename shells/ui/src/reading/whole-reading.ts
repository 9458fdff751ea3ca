// Knows all reading preferences of this browser together, with the speed of reading aloud.
import { FASTEST_VOICE, type Reading, SLOWEST_VOICE } from "@academiz/domain/identity";
import { useMemo } from "react";
import { createKeptChoice } from "../brand/kept-choice.ts";
import { chooseScheme, useScheme } from "../brand/scheme-choice.ts";
import { chooseReading, useReading } from "./reading-choice.ts";

const rates = createKeptChoice<number>(
  "academiz.VOICE_RATE",
  (kept) => {
    const rate = Number(kept ?? "1");
    return rate >= SLOWEST_VOICE && rate <= FASTEST_VOICE ? rate : 1;
  },
  String,
);
export const chooseVoiceRate = rates.choose;
export const useVoiceRate = rates.use;

/** Answers the same object as long as nothing changes. */
export function useWholeReading(): Reading {
  const { size, hasClearFace, isWide } = useReading();
  const scheme = useScheme();
  const rate = useVoiceRate();
  return useMemo(() => ({ size, hasClearFace, isWide, scheme, rate }), [size, hasClearFace, isWide, scheme, rate]);
}

export function chooseWholeReading({ scheme, rate, ...rest }: Reading): void {
  chooseReading(rest);
  chooseScheme(scheme);
  chooseVoiceRate(rate);
}
