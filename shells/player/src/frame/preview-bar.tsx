// Knows how an author has their draft played with its rules, or without, and is told where they stand then.
import type { SlideEntry } from "@academiz/application/learniz-player";
import { Button, Switch } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Eye } from "lucide-react";
import { NoticeBar } from "./notices/notice-bar.tsx";

export interface PreviewBarProps {
  readonly enforcesRules: boolean;
  /** Where the author was, and would not be as a learner; null where they stayed. */
  readonly lockedOut: SlideEntry | null;
  readonly onSwitch: (enforced: boolean) => void;
  /** What locks that page is to be seen. */
  readonly onWhy: (slide: SlideEntry) => void;
  readonly onGo: (place: SlideEntry["place"]) => void;
}

export function PreviewBar({ enforcesRules, lockedOut, onSwitch, onWhy, onGo }: PreviewBarProps) {
  const title = lockedOut?.title ?? "";
  return (
    <NoticeBar
      tone="plain"
      icon={<Eye size={20} aria-hidden />}
      action={
        <>
          {lockedOut?.isLocked && (
            <Button size="small" onClick={() => onWhy(lockedOut)}>
              <Trans>Why?</Trans>
            </Button>
          )}
          {lockedOut && !lockedOut.isLocked && (
            <Button size="small" onClick={() => onGo(lockedOut.place)}>
              <Trans>Go there</Trans>
            </Button>
          )}
          <Switch checked={enforcesRules} onCheckedChange={onSwitch}>
            <Trans>Rules</Trans>
          </Switch>
        </>
      }
    >
      {!enforcesRules && <Trans>The rules are off: every page is open.</Trans>}
      {enforcesRules && !lockedOut && <Trans>The rules are on: as for a learner who begins.</Trans>}
      {enforcesRules && lockedOut?.isLocked && (
        <Trans>The rules are on: “{title}” is locked for a learner who begins. You are where they would be.</Trans>
      )}
      {enforcesRules && lockedOut && !lockedOut.isLocked && (
        <Trans>The rules are on: “{title}” was locked for a learner who begins, and has opened since.</Trans>
      )}
    </NoticeBar>
  );
}
