// Knows how the page of a demo says that it is one (§9.63).
import { StatusChip } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";

export const DemoFlag = ({ isDemo = false }: { readonly isDemo?: boolean | undefined }) =>
  isDemo && (
    // A grid around it would stretch the chip itself.
    <div>
      <StatusChip tone="primary">
        <Trans>Demo</Trans>
      </StatusChip>
    </div>
  );
