// Knows what is said below the page when this window goes on from what no longer counts: where it goes on, or who let
// the learner begin anew, and why.
import type { BegunAnew, ReadBegunAnew } from "@academiz/application/ports";
import type { PackagedType } from "@academiz/domain/scorm";
import { Button, bringWords } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { lateWords } from "../../late/late-words.ts";
import { NoticeBar } from "./notice-bar.tsx";

export interface OutdatedNoticeProps {
  readonly what: PackagedType | undefined;
  /** Absent where no platform can be asked. */
  readonly readBegunAnew?: ReadBegunAnew | undefined;
}

function OutdatedNotice({ what, readBegunAnew }: OutdatedNoticeProps) {
  const { t, i18n } = useLingui();
  const [anew, setAnew] = useState<BegunAnew | null>(null);
  useEffect(() => {
    let isThere = true;
    void readBegunAnew?.()
      .catch(() => null)
      .then((found) => isThere && setAnew(found));
    return () => {
      isThere = false;
    };
  }, [readBegunAnew]);
  const date = anew && i18n.date(anew.at, { dateStyle: "long" });
  return (
    <NoticeBar
      icon={<RotateCw size={20} aria-hidden />}
      action={
        <Button size="small" onClick={what ? launchAgain : () => location.reload()}>
          {what ? <Trans>Go on here</Trans> : <Trans>Reload</Trans>}
        </Button>
      }
    >
      {anew &&
        (anew.by
          ? t`On ${date}, ${anew.by} let you begin anew: “${anew.reason}”`
          : t`On ${date}, you were allowed to start again: “${anew.reason}”`)}
      {anew && <br />}
      {anew ? (
        <Trans>What you do in this window is not kept.</Trans>
      ) : what ? (
        <Trans>This goes on elsewhere, or was begun anew. What you do in this window is not kept.</Trans>
      ) : (
        <Trans>This goes on elsewhere, or was begun anew. Reload to go on from there.</Trans>
      )}
    </NoticeBar>
  );
}

/** With its words, which come late as well. */
export function openOutdatedNotice() {
  bringWords(lateWords);
  return OutdatedNotice;
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
