// Knows the present code of a date: requested again when it ends, and again where that failed.
import type { Trouble } from "@academiz/application/ports";
import { useEffect, useState } from "react";
import { useOffice } from "../../office/office-context.ts";

/** Milliseconds before a failed request is repeated, and between two updates of the seconds. */
const [AGAIN, TICK] = [5_000, 250];

interface Shown {
  readonly code: string;
  /** By the clock of this device: only durations count, so it may be wrong. */
  readonly endsAt: number;
}

export function useSigningCode(slug: string) {
  const { office } = useOffice();
  const { classrooms, clock } = office;
  const [shown, setShown] = useState<Shown | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    let [isGone, timer] = [false, 0];
    const ask = async () => {
      const answer = await classrooms.readCode(slug);
      if (isGone) return;
      const wait = answer.ok ? answer.value.secondsLeft * 1_000 : AGAIN;
      if (answer.ok) setShown({ code: answer.value.code, endsAt: clock.now() + wait });
      // An expired code is not shown.
      else setShown((before) => (before && before.endsAt > clock.now() ? before : null));
      setTrouble(answer.ok ? null : answer.error);
      timer = window.setTimeout(() => void ask(), wait);
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [slug, classrooms, clock]);
  useEffect(() => {
    const ticking = setInterval(() => setNow(clock.now()), TICK);
    return () => clearInterval(ticking);
  }, [clock]);
  const left = shown ? Math.max(0, Math.ceil((shown.endsAt - now) / 1_000)) : 0;
  return { code: shown?.code ?? null, left, trouble };
}
