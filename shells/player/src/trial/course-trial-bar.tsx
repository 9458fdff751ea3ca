// Knows the bar above a course that is tried beside its editor: as which learner, with the rules or without, and what
// those lock.
import {
  NEWCOMER,
  type SimulatedLearner,
  type SlideEntry,
  type Trial,
  tryCourse,
} from "@academiz/application/learniz-player";
import type { TriedDraft } from "@academiz/domain/products";
import { Button, Switch } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { RotateCcw, UserRound } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { PreviewEnd } from "../frame/dialogs/preview-end.tsx";
import type { PreviewBarProps } from "../frame/preview-bar.tsx";
import { LearnerDialog } from "./learner-dialog.tsx";
import { TrialBar } from "./trial-bar.tsx";
import { describeDraft } from "./unkept-ports.ts";

export interface CourseTrialBarProps extends PreviewBarProps {
  readonly draft: TriedDraft;
  /** Called when the course is there; the function that it answers is called when it goes. */
  readonly onPlaying: () => () => void;
}

export function CourseTrialBar(props: CourseTrialBarProps) {
  const { course, context, draft, isAtEnd, send, onWhy, onShow, onStay, onLeave, onPlaying } = props;
  const { enforcesRules, lockedOut } = course;
  const [learner, setLearner] = useState<SimulatedLearner>(NEWCOMER);
  const [isChoosing, setChoosing] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  /** The page that is tried, locked or not. */
  const tried = lockedOut?.isLocked ? lockedOut.slug : course.slide.slug;
  const renew = (change: Partial<Trial>) => {
    const trial = { toPlay: describeDraft(draft), learner, enforcesRules, at: null, isAnew: false, ...change };
    const as = tryCourse(context, trial);
    setEmpty(as === null);
    if (as) send({ type: "course.renewed", as });
  };
  const followed = useRef(draft);
  const follow = useEffectEvent((before: TriedDraft, next: TriedDraft) => {
    renew({ at: next.at === before.at ? tried : next.at });
    if (next.block !== null && next.block.times !== before.block?.times) onShow(next.block.slug);
  });
  useEffect(() => {
    const before = followed.current;
    if (before === draft) return;
    followed.current = draft;
    follow(before, draft);
  }, [draft]);
  const showFirst = useEffectEvent(() => draft.block !== null && onShow(draft.block.slug));
  useEffect(() => void showFirst(), []);
  useEffect(onPlaying, [onPlaying]);
  const onGo = (place: SlideEntry["place"]) => send({ type: "slide.chosen", place });
  const title = lockedOut?.title ?? "";
  return (
    <>
      {isAtEnd && <PreviewEnd course={course} onGo={onGo} onStay={onStay} onLeave={onLeave} />}
      <TrialBar
        actions={
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
            <Switch
              checked={enforcesRules}
              onCheckedChange={(enforced) => renew({ enforcesRules: enforced, isAnew: enforced, at: tried })}
            >
              <Trans>Rules</Trans>
            </Switch>
            <Button size="small" icon={<UserRound size={16} aria-hidden />} onClick={() => setChoosing(true)}>
              <Trans>Learner</Trans>
            </Button>
            <Button
              size="small"
              icon={<RotateCcw size={16} aria-hidden />}
              onClick={() => renew({ isAnew: true, at: tried })}
            >
              <Trans>Start again</Trans>
            </Button>
          </>
        }
      >
        {isEmpty ? (
          <Trans>The course has no page any more. This is how it was.</Trans>
        ) : lockedOut?.isLocked ? (
          <Trans>“{title}” is locked for this learner. You are where they would be.</Trans>
        ) : lockedOut ? (
          <Trans>“{title}” was locked for this learner, and has opened since.</Trans>
        ) : enforcesRules ? (
          <Trans>The rules are on: as for this learner. Nothing is stored.</Trans>
        ) : (
          <Trans>The rules are off: every page is open. Nothing is stored.</Trans>
        )}
      </TrialBar>
      {isChoosing && context.loaded && (
        <LearnerDialog
          loaded={context.loaded}
          course={course}
          learner={learner}
          tried={tried}
          onClose={() => setChoosing(false)}
          onLearner={(next) => {
            setLearner(next);
            renew({ learner: next, isAnew: true, at: tried });
          }}
          onPage={(at) => renew({ at })}
          onWhy={(slide) => {
            setChoosing(false);
            onWhy(slide);
          }}
        />
      )}
    </>
  );
}
