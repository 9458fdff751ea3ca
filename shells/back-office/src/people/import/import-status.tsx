// Knows the word for the state of an import.
import type { FormerImport } from "@academiz/application/ports";
import { StatusChip } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";

export function ImportStatus({ status }: Pick<FormerImport, "status">) {
  if (status === "success")
    return (
      <StatusChip tone="success">
        <Trans>Done</Trans>
      </StatusChip>
    );
  return (
    <StatusChip>
      {status === "ready" ? (
        <Trans>Waits for its confirmation</Trans>
      ) : status === "error" ? (
        <Trans>Without effect</Trans>
      ) : (
        <Trans>Under way</Trans>
      )}
    </StatusChip>
  );
}
