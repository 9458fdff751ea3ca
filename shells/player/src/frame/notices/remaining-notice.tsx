// Knows what somebody who has completed a course reads about its remaining pages, above all about new ones.
import type { CourseView, SlideEntry } from "@academiz/application/learniz-player";
import { Button } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { Flag } from "lucide-react";
import { NoticeBar } from "./notice-bar.tsx";

export interface RemainingNoticeProps {
  readonly remaining: NonNullable<CourseView["remaining"]>;
  readonly onGo: (place: SlideEntry["place"]) => void;
}

export function RemainingNotice({ remaining: { left, added, first }, onGo }: RemainingNoticeProps) {
  return (
    <NoticeBar
      tone="plain"
      icon={<Flag size={20} aria-hidden />}
      action={
        !first.isCurrent && (
          <Button size="small" onClick={() => onGo(first.place)}>
            <Trans>Go there</Trans>
          </Button>
        )
      }
    >
      <Trans>You have completed this course.</Trans>{" "}
      {added > 0 ? (
        <Plural value={added} one="# page was added since." other="# pages were added since." />
      ) : (
        <Plural value={left} one="# page is left to go through." other="# pages are left to go through." />
      )}
    </NoticeBar>
  );
}
