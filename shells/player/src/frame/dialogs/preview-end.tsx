// Knows the end of a preview without rules: what its author has seen, what they have not, and how to leave. Nothing is
// celebrated.
import type { CourseView, SlideEntry } from "@academiz/application/learniz-player";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Circle } from "lucide-react";
import { PlayerDialog } from "../../dialog/player-dialog.tsx";
import { GoThere } from "../../menu/go-there.tsx";
import * as lock from "../../menu/lock-dialog.css.ts";

export interface PreviewEndProps {
  readonly course: CourseView;
  readonly onGo: (place: SlideEntry["place"]) => void;
  readonly onStay: () => void;
  readonly onLeave: (() => void) | undefined;
}

export function PreviewEnd({ course, onGo, onStay, onLeave }: PreviewEndProps) {
  const { t } = useLingui();
  const { slideCount } = course;
  const unseen = course.chapters
    .flatMap(({ slides }) => slides)
    .filter(({ status, isCurrent }) => status === "NOT_STARTED" && !isCurrent);
  const seen = slideCount - unseen.length;
  const go = (place: SlideEntry["place"]) => {
    onStay();
    onGo(place);
  };
  return (
    <PlayerDialog
      onClose={onStay}
      size="small"
      title={t`End of the preview`}
      footer={
        <>
          <Button onClick={onStay}>
            <Trans>Stay on this page</Trans>
          </Button>
          {onLeave && (
            <Button variant="primary" onClick={onLeave}>
              <Trans>Leave</Trans>
            </Button>
          )}
        </>
      }
    >
      <p>
        <Trans>
          Pages seen: {seen} of {slideCount}
        </Trans>
      </p>
      {unseen.length > 0 && (
        <>
          <p>
            <Trans>Not seen yet:</Trans>
          </p>
          <ul className={lock.reasons}>
            {unseen.map(({ slug, title, place }) => (
              <li key={slug} className={lock.reason}>
                <Circle size={16} aria-hidden className={lock.icon} />
                <p className={lock.words}>{title}</p>
                <GoThere slug={slug} place={place} here={null} way={{ onGo: go, onShow: onStay }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </PlayerDialog>
  );
}
