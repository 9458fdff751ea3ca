// Knows what is shown where a package does not open: why, what helps, and how to leave.
import type { TroubleKind } from "@academiz/application/ports";
import type { ScormPlayerView } from "@academiz/application/scorm-player";
import { Button, ErrorState } from "@academiz/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { LogOut } from "lucide-react";

const ENDED = msg`Your session has ended. Sign in again.`;
const GONE = msg`This does not exist any more, or the link is not complete.`;
const OURS = msg`Something went wrong on our side. Your progress is safe.`;
const WORDS: Readonly<Record<TroubleKind, MessageDescriptor>> = {
  offline: msg`There seems to be no connection. Check it, then try again.`,
  "session-lost": ENDED,
  unauthorised: ENDED,
  forbidden: msg`This is not open to you from here. Open it from your home page.`,
  "not-found": GONE,
  gone: GONE,
  invalid: msg`This package cannot be played here. Tell whoever gave it to you.`,
  "too-many": msg`Too many tries. Wait a moment, then try again.`,
  conflict: OURS,
  maintenance: OURS,
  unexpected: OURS,
};
const MISSING = msg`No package was uploaded for this product yet, or its file is gone.`;

export interface LaunchFailedProps {
  readonly view: Pick<ScormPlayerView, "trouble" | "canRetry">;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

export function LaunchFailed({ view: { trouble, canRetry }, onRetry, onLeave }: LaunchFailedProps) {
  const { i18n } = useLingui();
  return (
    <main>
      <ErrorState
        level={1}
        title={<Trans>The package could not be opened</Trans>}
        onRetry={canRetry ? onRetry : undefined}
        requestId={trouble?.requestId}
        action={
          <Button variant={canRetry ? "quiet" : "primary"} icon={<LogOut size={20} aria-hidden />} onClick={onLeave}>
            <Trans>Leave</Trans>
          </Button>
        }
      >
        {i18n._(trouble?.detail === "package.missing" ? MISSING : WORDS[trouble?.kind ?? "unexpected"])}
      </ErrorState>
    </main>
  );
}
