// Knows how it is told what became of a mail.
import type { MailRow } from "@academiz/application/ports";
import { StatusChip } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";

export function MailStatus({ status }: Pick<MailRow, "status">) {
  switch (status) {
    case "queued":
      return (
        <StatusChip>
          <Trans>Waiting to leave</Trans>
        </StatusChip>
      );
    case "sent":
      return (
        <StatusChip tone="success">
          <Trans>Sent</Trans>
        </StatusChip>
      );
    case "failed":
      return (
        <StatusChip tone="error">
          <Trans>Could not be sent</Trans>
        </StatusChip>
      );
    case "kept":
      return (
        <StatusChip tone="warning">
          <Trans>Stays here</Trans>
        </StatusChip>
      );
  }
}
