// Knows the code of a date as it stands at this moment: asked anew when it ends, and again where that failed.
import type { Trouble } from "@academiz/application/ports";
import { useEffect, useState } from "react";
import { useOffice } from "../../office/office-context.ts";

/** Milliseconds until it is asked again after a failure, and between two looks at the seconds. */
const [AGAIN, TICK] = [5_000, 250];

interface Shown {
  readonly code: string;
  /** By the clock of this device: its own seconds are counted, whatever it thinks the time is. */
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
      // One that is over is shown to nobody.
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
