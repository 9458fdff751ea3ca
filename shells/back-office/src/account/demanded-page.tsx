// Knows what stands in the place of the office until a second factor was given that the organisation demands.
import { Button, bringAccountWords, OutsidePage } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useOffice } from "../office/office-context.ts";
import { OwnSecondFactor } from "./own-second-factor.tsx";

export function openDemandedPage() {
  bringAccountWords();
  return DemandedPage;
}

function DemandedPage() {
  const { session } = useOffice();
  return (
    <OutsidePage>
      <OwnSecondFactor onGiven={() => session.send({ type: "second-factor.given" })} />
      <Button variant="quiet" onClick={() => session.send({ type: "logout.asked" })}>
        <Trans>Sign out</Trans>
      </Button>
    </OutsidePage>
  );
}
