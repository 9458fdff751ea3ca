// Knows what is said below the page when progress is not stored as the learner expects.
import type { PackagedType } from "@academiz/domain/scorm";
import { late } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Check, CloudOff, TriangleAlert } from "lucide-react";
import { NoticeBar } from "./notice-bar.tsx";
import type { OutdatedNoticeProps } from "./outdated-notice.tsx";

/** Rarely read, and never in the first view. */
const OutdatedNotice = late(async () => (await import("./outdated-notice.tsx")).openOutdatedNotice());

export interface SavingNoticesProps {
  readonly isOutdated: boolean;
  readonly isOffline: boolean;
  /** What was done lasts as long as the page. */
  readonly isUnsafe?: boolean;
  /** What was done here and on another device was merged. */
  readonly isJoined?: boolean;
  /** The type of what is played, where another window of it goes on; an uploaded package has words of its own. */
  readonly what?: PackagedType;
  /** Absent where no platform can be asked. */
  readonly readBegunAnew?: OutdatedNoticeProps["readBegunAnew"];
}

export function SavingNotices({ isOutdated, isOffline, isUnsafe, isJoined, what, readBegunAnew }: SavingNoticesProps) {
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
      {isOutdated && <OutdatedNotice what={what} readBegunAnew={readBegunAnew} />}
    </>
  );
}
