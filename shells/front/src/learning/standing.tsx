// Knows how a status is shown to learners: not begun, begun, completed, not passed.
import { StatusChip } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { CircleCheck, CircleX } from "lucide-react";

export interface StandingProps {
  /** Null: nothing was begun yet, or nothing anew. */
  readonly status: "NOT_STARTED" | "LOCKED" | "STARTED" | "COMPLETE" | "FAILED" | null;
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
  return <StatusChip>{status === null ? <Trans>Not started</Trans> : <Trans>In progress</Trans>}</StatusChip>;
}
