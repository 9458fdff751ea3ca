// Knows how the second factor of one's own account is bound to its machine, on its page and where it is demanded.
import type { SecondFactorGateway } from "@academiz/application/ports";
import { connectSecondFactor, secondFactorMachine } from "@academiz/application/second-factor";
import { Button, bringAccountWords, DemandedTitle, OutsidePage, SecondFactor } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { language } from "../site/i18n.ts";

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
  const { t } = useLingui();
  return (
    <OutsidePage language={language}>
      <title>{t`Two-step sign-in`}</title>
      <DemandedTitle />
      <OwnSecondFactor {...rest} />
      <Button variant="quiet" onClick={onSignOut}>
        <Trans>Sign out</Trans>
      </Button>
    </OutsidePage>
  );
}
