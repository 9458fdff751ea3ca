// Knows how an author plays their draft with its rules or without, and sees the state of it.
import type {
  CourseView,
  LearnizPlayerContext,
  LearnizPlayerEvent,
  SlideEntry,
  switchRules,
} from "@academiz/application/learniz-player";
import { Button, Switch } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Eye } from "lucide-react";
import { PreviewEnd } from "./dialogs/preview-end.tsx";
import { NoticeBar } from "./notices/notice-bar.tsx";

export interface PreviewBarProps {
  readonly course: CourseView;
  /** The author went on from the last page, without rules. */
  readonly isAtEnd: boolean;
  /** The state of the player's machine. */
  readonly context: LearnizPlayerContext;
  readonly send: (event: LearnizPlayerEvent) => void;
  readonly switchRules: typeof switchRules;
  /** Explains what locks that page. */
  readonly onWhy: (slide: SlideEntry) => void;
  /** Shows the element of this slug on the page. */
  readonly onShow: (slug: string) => void;
  /** Takes the author back from the end. */
  readonly onStay: () => void;
  readonly onLeave: (() => void) | undefined;
}

/** It is loaded late: components of the first page that it needs are passed in. */
export function PreviewBar(props: PreviewBarProps) {
  const { course, context, isAtEnd, send, onWhy, onStay, onLeave } = props;
  const turn = (enforced: boolean) => {
    const as = props.switchRules(context, enforced);
    if (as) send({ type: "course.renewed", as });
  };
  const onGo = (place: SlideEntry["place"]) => send({ type: "slide.chosen", place });
  const { enforcesRules, lockedOut } = course;
  const title = lockedOut?.title ?? "";
  return (
    <>
      {isAtEnd && <PreviewEnd course={course} onGo={onGo} onStay={onStay} onLeave={onLeave} />}
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
            <Switch checked={enforcesRules} onCheckedChange={turn}>
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
    </>
  );
}
