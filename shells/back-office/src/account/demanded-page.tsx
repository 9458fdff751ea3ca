// Knows the page that replaces the office until a second factor that the organisation demands was given.
import { Button, bringAccountWords, DemandedTitle, OutsidePage } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useOffice } from "../office/office-context.ts";
import { language } from "../words/i18n.ts";
import { OwnSecondFactor } from "./own-second-factor.tsx";

export function openDemandedPage() {
  bringAccountWords();
  return DemandedPage;
}

function DemandedPage() {
  const { t } = useLingui();
  const { session } = useOffice();
  return (
    <OutsidePage language={language}>
      <title>{t`Two-step sign-in – Academiz`}</title>
      <DemandedTitle />
      <OwnSecondFactor onGiven={() => session.send({ type: "second-factor.given" })} />
      <Button variant="quiet" onClick={() => session.send({ type: "logout.asked" })}>
        <Trans>Sign out</Trans>
      </Button>
    </OutsidePage>
  );
}
