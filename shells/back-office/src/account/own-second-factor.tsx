// Knows how the second factor of one's own account is bound to its machine.
import { connectSecondFactor, secondFactorMachine } from "@academiz/application/second-factor";
import { SecondFactor } from "@academiz/ui";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { useOffice } from "../office/office-context.ts";

export interface OwnSecondFactorProps {
  /** Where it is not offered, only those who already have one see it. */
  readonly isOffered?: boolean;
  /** Called when it guards the account, and its recovery codes were kept. */
  readonly onGiven?: () => void;
}

export function OwnSecondFactor({ isOffered = true, onGiven }: OwnSecondFactorProps) {
  const { office } = useOffice();
  const [snapshot, send] = useActor(secondFactorMachine, { input: { gateway: office.secondFactor } });
  const view = connectSecondFactor(snapshot);
  // It was set up elsewhere meanwhile, or here and the answer was lost.
  const isGiven = view.phase === "on";
  const tellGiven = useEffectEvent(() => onGiven?.());
  useEffect(() => {
    if (isGiven) tellGiven();
  }, [isGiven]);
  if (!isOffered && view.phase !== "on" && view.phase !== "codes") return null;
  return (
    <SecondFactor
      view={view}
      onPassword={(kind, password) => send({ type: "act.asked", act: { kind, password } })}
      onCode={(code) => send({ type: "act.asked", act: { kind: "confirm", code } })}
      onKept={() => {
        send({ type: "codes.kept" });
        onGiven?.();
      }}
      onLeave={() => send({ type: "setup.left" })}
      onRetry={() => send({ type: "retry.asked" })}
    />
  );
}
