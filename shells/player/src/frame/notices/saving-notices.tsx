// Knows what is said below the page when progress is not stored as the learner expects.
import type { PackagedType } from "@academiz/domain/scorm";
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Check, CloudOff, RotateCw, TriangleAlert } from "lucide-react";
import { NoticeBar } from "./notice-bar.tsx";

export interface SavingNoticesProps {
  readonly isOutdated: boolean;
  readonly isOffline: boolean;
  /** What was done lasts as long as the page. */
  readonly isUnsafe?: boolean;
  /** What was done here and on another device was merged. */
  readonly isJoined?: boolean;
  /** The type of what is played, where another window of it goes on; an uploaded package has words of its own. */
  readonly what?: PackagedType;
}

export function SavingNotices({ isOutdated, isOffline, isUnsafe, isJoined, what }: SavingNoticesProps) {
  return (
    <>
      {isUnsafe && (
        <NoticeBar icon={<TriangleAlert size={20} aria-hidden />}>
          <Trans>
            Your progress is not saved, and this browser may not keep it. Keep this page open until it says “Saved”.
          </Trans>
        </NoticeBar>
      )}
      {isOffline && (
        <NoticeBar icon={<CloudOff size={20} aria-hidden />}>
          {what ? (
            <Trans>
              You are offline. Go on: everything is kept on this device and sent as soon as the connection is back.
            </Trans>
          ) : (
            <Trans>
              You are offline. What you did is kept on this device and sent as soon as the connection is back. Other
              pages of this content may need it.
            </Trans>
          )}
        </NoticeBar>
      )}
      {isJoined && (
        <NoticeBar tone="plain" icon={<Check size={20} aria-hidden />}>
          <Trans>What you did on two devices is together now.</Trans>
        </NoticeBar>
      )}
      {isOutdated && (
        <NoticeBar
          icon={<RotateCw size={20} aria-hidden />}
          action={
            <Button size="small" onClick={what ? launchAgain : () => location.reload()}>
              {what ? <Trans>Go on here</Trans> : <Trans>Reload</Trans>}
            </Button>
          }
        >
          {what ? (
            <Trans>This goes on elsewhere, or was begun anew. What you do in this window is not kept.</Trans>
          ) : (
            <Trans>This goes on elsewhere, or was begun anew. Reload to go on from there.</Trans>
          )}
        </NoticeBar>
      )}
    </>
  );
}

/**
 * Loads the page again that launched it, so that an LMS hands out what it holds now; a page of another origin does not
 * allow that.
 */
function launchAgain(): void {
  try {
    (window.top ?? window).location.reload();
  } catch {
    location.reload();
  }
}
