// Knows how an organisation's terms of use are bound to their machine: on the account page, and before the site.
import type { OwnTermsGateway } from "@academiz/application/ports";
import { connectOwnTerms, ownTermsMachine } from "@academiz/application/terms";
import { AcceptTerms, bringAccountWords, OutsidePage, ReadTerms } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { language } from "../site/i18n.ts";

interface OwnTermsProps {
  readonly gateway: OwnTermsGateway;
}

export function OwnTerms({ gateway }: OwnTermsProps) {
  const [snapshot] = useActor(ownTermsMachine, { input: { gateway } });
  return <ReadTerms view={connectOwnTerms(snapshot)} />;
}

export function openTermsPage() {
  bringAccountWords();
  return TermsPage;
}

interface TermsPageProps extends OwnTermsProps {
  /** Called when nothing is left to accept. */
  readonly onSettled: () => void;
  readonly onSignOut: () => void;
}

/** Shown in place of the site. */
function TermsPage({ gateway, onSettled, onSignOut }: TermsPageProps) {
  const { t } = useLingui();
  const [snapshot, send] = useActor(ownTermsMachine, { input: { gateway } });
  const view = connectOwnTerms(snapshot);
  const isSettled = view.phase === "settled";
  const tellSettled = useEffectEvent(onSettled);
  useEffect(() => {
    if (isSettled) tellSettled();
  }, [isSettled]);
  return (
    <OutsidePage language={language}>
      <title>{t`Terms of use`}</title>
      <AcceptTerms
        view={view}
        onAccept={() => send({ type: "terms.accepted" })}
        onRetry={() => send({ type: "retry.asked" })}
        onSignOut={onSignOut}
      />
    </OutsidePage>
  );
}
