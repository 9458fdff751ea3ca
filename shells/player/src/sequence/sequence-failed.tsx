// Knows what is shown where a smart sequence could not be opened.
import type { Trouble } from "@academiz/application/ports";
import { Button, ErrorState } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { LogOut } from "lucide-react";

export interface SequenceFailedProps {
  readonly trouble: Trouble | null;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

export function SequenceFailed({ trouble, onRetry, onLeave }: SequenceFailedProps) {
  return (
    <main>
      <ErrorState
        level={1}
        title={<Trans>The sequence could not be opened</Trans>}
        onRetry={onRetry}
        requestId={trouble?.requestId}
        action={
          <Button variant="quiet" icon={<LogOut size={20} aria-hidden />} onClick={onLeave}>
            <Trans>Leave</Trans>
          </Button>
        }
      >
        {trouble?.kind === "offline" ? (
          <Trans>There seems to be no connection. Check it, then try again.</Trans>
        ) : trouble?.kind === "not-found" ? (
          <Trans>This is not open, or not any more: it may have been withdrawn, or the link is not complete.</Trans>
        ) : (
          <Trans>Something went wrong on our side. Your progress is safe.</Trans>
        )}
      </ErrorState>
    </main>
  );
}
