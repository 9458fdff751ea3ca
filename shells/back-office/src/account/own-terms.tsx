// Knows how an organisation's terms of use are bound to their machine: on the account page, and before the office.
import { connectOwnTerms, ownTermsMachine } from "@academiz/application/terms";
import { AcceptTerms, bringAccountWords, OutsidePage, ReadTerms } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect } from "react";
import { useOffice } from "../office/office-context.ts";
import { language } from "../words/i18n.ts";

export function OwnTerms() {
  const { office } = useOffice();
  const [snapshot] = useActor(ownTermsMachine, { input: { gateway: office.ownTerms } });
  return <ReadTerms view={connectOwnTerms(snapshot)} />;
}

export function openTermsPage() {
  bringAccountWords();
  return TermsPage;
}

/** Shown in place of the office. */
function TermsPage() {
  const { t } = useLingui();
  const { office, session } = useOffice();
  const [snapshot, send] = useActor(ownTermsMachine, { input: { gateway: office.ownTerms } });
  const view = connectOwnTerms(snapshot);
  const isSettled = view.phase === "settled";
  useEffect(() => {
    if (isSettled) session.send({ type: "terms.settled" });
  }, [isSettled, session]);
  return (
    <OutsidePage language={language}>
      <title>{t`Terms of use – Academiz`}</title>
      <AcceptTerms
        view={view}
        onAccept={() => send({ type: "terms.accepted" })}
        onRetry={() => send({ type: "retry.asked" })}
        onSignOut={() => session.send({ type: "logout.asked" })}
      />
    </OutsidePage>
  );
}
