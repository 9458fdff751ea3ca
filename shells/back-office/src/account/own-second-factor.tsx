// Knows how the second factor of one's own account is bound to its machine.
import { connectSecondFactor, secondFactorMachine } from "@academiz/application/second-factor";
import { SecondFactor } from "@academiz/ui";
import { useActor } from "@xstate/react";
import { useOffice } from "../office/office-context.ts";

export interface OwnSecondFactorProps {
  /** It guards the account now, and its recovery codes were kept. */
  readonly onGiven?: () => void;
}

export function OwnSecondFactor({ onGiven }: OwnSecondFactorProps) {
  const { office } = useOffice();
  const [snapshot, send] = useActor(secondFactorMachine, { input: { gateway: office.secondFactor } });
  return (
    <SecondFactor
      view={connectSecondFactor(snapshot)}
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
