// Knows how the second factor of one's own account is bound to its machine, on its page and where it is demanded.
import type { SecondFactorGateway } from "@academiz/application/ports";
import { connectSecondFactor, secondFactorMachine } from "@academiz/application/second-factor";
import { Button, bringAccountWords, OutsidePage, SecondFactor } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useActor } from "@xstate/react";

export interface OwnSecondFactorProps {
  readonly gateway: SecondFactorGateway;
  /** It guards the account now, and its recovery codes were kept. */
  readonly onGiven?: () => void;
}

export function OwnSecondFactor({ gateway, onGiven }: OwnSecondFactorProps) {
  const [snapshot, send] = useActor(secondFactorMachine, { input: { gateway } });
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

export function openDemandedPage() {
  bringAccountWords();
  return DemandedPage;
}

interface DemandedPageProps extends Required<OwnSecondFactorProps> {
  readonly onSignOut: () => void;
}

/** In the place of the site. */
function DemandedPage({ onSignOut, ...rest }: DemandedPageProps) {
  return (
    <OutsidePage>
      <OwnSecondFactor {...rest} />
      <Button variant="quiet" onClick={onSignOut}>
        <Trans>Sign out</Trans>
      </Button>
    </OutsidePage>
  );
}
