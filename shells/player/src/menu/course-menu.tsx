// Knows the menu of a course: chapters and slides with their state, and for a locked one why and what opens it.
import type { ChapterEntry, CourseView, SlideEntry } from "@academiz/application/learniz-player";
import { ScoreMark, VisuallyHidden } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Circle, CircleAlert, CircleDot, CircleX, Lock } from "lucide-react";
import * as styles from "./course-menu.css.ts";

export interface CourseMenuProps {
  readonly course: CourseView;
  readonly onChoose: (slide: SlideEntry) => void;
}

export function CourseMenu({ course, onChoose }: CourseMenuProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Course menu`} className={styles.menu}>
      <ol className={styles.chapters}>
        {course.chapters.map((chapter, index) => (
          <li key={chapter.slug}>
            <ChapterHead chapter={chapter} number={index + 1} />
            <ol className={styles.slides}>
              {chapter.slides.map((slide) => (
                <li key={slide.slug}>
                  <button
                    type="button"
                    className={styles.slide({ isCurrent: slide.isCurrent, isLocked: slide.isLocked })}
                    aria-current={slide.isCurrent ? "page" : undefined}
                    onClick={() => onChoose(slide)}
                  >
                    <StateIcon slide={slide} />
                    <span>
                      {slide.title}
                      {slide.missed && <Missed missed={slide.missed} />}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ChapterHead({ chapter, number }: { readonly chapter: ChapterEntry; readonly number: number }) {
  const done = chapter.slides.filter((slide) => slide.status === "COMPLETE").length;
  return (
    <h2 className={styles.chapter}>
      <span className={styles.chapterTitle}>
        {number}. {chapter.title}
      </span>
      <span className={styles.count}>
        {done}/{chapter.slides.length}
        <VisuallyHidden>
          {" "}
          <Trans>pages done</Trans>
        </VisuallyHidden>
      </span>
    </h2>
  );
}

function Missed({ missed: { asked, reached } }: { readonly missed: NonNullable<SlideEntry["missed"]> }) {
  return (
    <span className={styles.missed}>
      <Trans>
        Asked for: <ScoreMark score={asked} />
      </Trans>
      {reached && (
        <>
          {"\u00a0· "}
          <Trans>
            you have <ScoreMark score={reached} />
          </Trans>
        </>
      )}
    </span>
  );
}

/** The state is told in words as well: colour and shape only help. */
function StateIcon({ slide }: { readonly slide: SlideEntry }) {
  const { t } = useLingui();
  const [icon, words] = slide.isLocked
    ? [<Lock key="locked" size={16} aria-hidden />, t`Locked`]
    : slide.missed && slide.status === "COMPLETE"
      ? [<CircleAlert key="missed" size={16} aria-hidden />, t`Not enough yet`]
      : slide.status === "COMPLETE"
        ? [<Check key="done" size={16} aria-hidden />, t`Done`]
        : slide.status === "FAILED"
          ? [<CircleX key="failed" size={16} aria-hidden />, t`Failed`]
          : slide.status === "STARTED"
            ? [<CircleDot key="started" size={16} aria-hidden />, t`Started`]
            : [<Circle key="todo" size={16} aria-hidden />, t`To do`];
  return (
    <span className={styles.state({ isDone: !slide.isLocked && !slide.missed && slide.status === "COMPLETE" })}>
      {icon}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
