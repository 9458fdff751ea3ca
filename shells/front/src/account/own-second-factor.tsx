// Knows how the second factor of an account is bound to its machine, on the account page and where it is demanded.
import type { SecondFactorGateway } from "@academiz/application/ports";
import { connectSecondFactor, secondFactorMachine } from "@academiz/application/second-factor";
import { Button, bringAccountWords, DemandedTitle, OutsidePage, SecondFactor } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { language } from "../site/i18n.ts";

export interface OwnSecondFactorProps {
  readonly gateway: SecondFactorGateway;
  /** Where it is not offered, only those who already have one see it. */
  readonly isOffered?: boolean;
  /** Called when it guards the account, and its recovery codes were kept. */
  readonly onGiven?: () => void;
}

export function OwnSecondFactor({ gateway, isOffered = true, onGiven }: OwnSecondFactorProps) {
  const [snapshot, send] = useActor(secondFactorMachine, { input: { gateway } });
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

export function openDemandedPage() {
  bringAccountWords();
  return DemandedPage;
}

interface DemandedPageProps extends Required<Omit<OwnSecondFactorProps, "isOffered">> {
  readonly onSignOut: () => void;
}

/** Shown in place of the site. */
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
