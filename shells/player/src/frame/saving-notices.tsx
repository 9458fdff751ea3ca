// Knows what is said above what is played when it is not stored as the learner expects.
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { CloudOff, RefreshCw } from "lucide-react";
import { NoticeBar } from "./notice-bar.tsx";

export interface SavingNoticesProps {
  readonly isOutdated: boolean;
  readonly isOffline: boolean;
}

export function SavingNotices({ isOutdated, isOffline }: SavingNoticesProps) {
  return (
    <>
      {isOffline && (
        <NoticeBar icon={<CloudOff size={20} aria-hidden />}>
          <Trans>
            You are offline. Go on: everything is kept on this device and sent as soon as the connection is back.
          </Trans>
        </NoticeBar>
      )}
      {isOutdated && (
        <NoticeBar
          icon={<RefreshCw size={20} aria-hidden />}
          action={
            <Button size="small" onClick={() => location.reload()}>
              <Trans>Reload</Trans>
            </Button>
          }
        >
          <Trans>You went further in another window. Reload to go on from there.</Trans>
        </NoticeBar>
      )}
    </>
  );
}
