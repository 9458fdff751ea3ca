// Knows how a status is shown to learners: begun, completed, not passed.
import { StatusChip } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { CircleCheck, CircleX } from "lucide-react";

export interface StandingProps {
  readonly status: "NOT_STARTED" | "LOCKED" | "STARTED" | "COMPLETE" | "FAILED";
}

export function Standing({ status }: StandingProps) {
  if (status === "COMPLETE")
    return (
      <StatusChip tone="success" icon={<CircleCheck size={16} aria-hidden />}>
        <Trans>Completed</Trans>
      </StatusChip>
    );
  if (status === "FAILED")
    return (
      <StatusChip icon={<CircleX size={16} aria-hidden />}>
        <Trans>Not passed</Trans>
      </StatusChip>
    );
  return (
    <StatusChip>
      <Trans>In progress</Trans>
    </StatusChip>
  );
}
