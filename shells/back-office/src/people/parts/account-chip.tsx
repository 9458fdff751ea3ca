// Knows how it is told of an account whether it is open, and whether its person came in yet.
import type { ManagedPerson } from "@academiz/application/ports";
import { StatusChip } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";

export function AccountChip({ active, isInvited }: Pick<ManagedPerson, "active" | "isInvited">) {
  if (!active)
    return (
      <StatusChip>
        <Trans>Closed</Trans>
      </StatusChip>
    );
  return isInvited ? (
    <StatusChip tone="primary">
      <Trans>Not signed in yet</Trans>
    </StatusChip>
  ) : (
    <StatusChip tone="success">
      <Trans>Active</Trans>
    </StatusChip>
  );
}
