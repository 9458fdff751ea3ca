// Knows what is shown above a package when something in it, or around it, is not as it should be.
import type { ScormPlayerView } from "@academiz/application/scorm-player";
import { Trans } from "@lingui/react/macro";
import { CloudAlert, FileX } from "lucide-react";
import { NoticeBar } from "../frame/notices/notice-bar.tsx";
import { SavingNotices } from "../frame/notices/saving-notices.tsx";

export function ScormNotices({ view }: { readonly view: ScormPlayerView }) {
  return (
    <>
      {view.gap === "nothing" && (
        <NoticeBar icon={<FileX size={20} aria-hidden />}>
          <Trans>This package has nothing that can be started. Tell whoever gave it to you.</Trans>
        </NoticeBar>
      )}
      {view.gap === "file" && (
        <NoticeBar icon={<FileX size={20} aria-hidden />}>
          <Trans>The page that starts here is missing from the package. Tell whoever gave it to you.</Trans>
        </NoticeBar>
      )}
      {!view.isUnsafe && view.saving === "refused" && (
        <NoticeBar icon={<CloudAlert size={20} aria-hidden />}>
          <Trans>
            The platform did not take your progress. It is kept on this device: try again, or open this package here
            later. If that does not help, tell whoever gave it to you.
          </Trans>
        </NoticeBar>
      )}
      <SavingNotices
        isOutdated={view.isOutdated}
        isOffline={!view.isUnsafe && view.saving === "offline"}
        isUnsafe={view.isUnsafe && view.saving !== "saving"}
      />
    </>
  );
}
