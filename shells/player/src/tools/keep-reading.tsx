// Knows that the reading preferences of this browser are stored in the person's account, and loaded from there.
import { type KeptReadingInput, keptReadingMachine } from "@academiz/application/kept-reading";
import { chooseWholeReading, useWholeReading } from "@academiz/ui";
import { useActorRef } from "@xstate/react";
import { useEffect } from "react";

export interface KeepReadingProps {
  readonly ports: Omit<KeptReadingInput, "shown">;
}

/** One for each person: pass their identifier as its key. */
export function KeepReading({ ports }: KeepReadingProps) {
  const shown = useWholeReading();
  const actor = useActorRef(keptReadingMachine, { input: { ...ports, shown } });
  useEffect(() => {
    const taking = actor.on("reading.taken", ({ reading }) => chooseWholeReading(reading));
    const tell = () => actor.send({ type: "network.returned" });
    window.addEventListener("online", tell);
    return () => {
      taking.unsubscribe();
      window.removeEventListener("online", tell);
    };
  }, [actor]);
  useEffect(() => actor.send({ type: "reading.chosen", reading: shown }), [actor, shown]);
  return null;
}
