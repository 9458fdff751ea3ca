// Knows how the page of a demo says that it is one (§9.63).
import { StatusChip } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";

export const DemoFlag = () => (
  <StatusChip tone="primary">
    <Trans>Demo</Trans>
  </StatusChip>
);
