// Knows the menu of a course: chapters and slides with their state, and for a locked one the reason and what opens it.
import type { ChapterEntry, CourseView, PageTask, SlideEntry } from "@academiz/application/learniz-player";
import { ScoreMark, VisuallyHidden } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Circle, CircleAlert, CircleDot, CircleX, Flag, Lock } from "lucide-react";
import type { ReactNode } from "react";
import * as styles from "./course-menu.css.ts";

export interface CourseMenuProps {
  readonly course: CourseView;
  /** True where the result is shown in place of a page. */
  readonly isAtEnd: boolean;
  readonly onChoose: (slide: SlideEntry) => void;
  readonly onResult: () => void;
  /** What late parts show for a page, by its slug. */
  readonly mark?: ((slug: string) => ReactNode) | undefined;
}

export function CourseMenu({ course, isAtEnd, onChoose, onResult, mark }: CourseMenuProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Course menu`} className={styles.menu}>
      {course.missed && (
        <p className={styles.course}>
          <Trans>The whole course</Trans>
          <Missed missed={course.missed} />
        </p>
      )}
      <ol className={styles.chapters}>
        {course.chapters.map((chapter, index) => (
          <li key={chapter.slug}>
            <ChapterHead chapter={chapter} number={index + 1} />
            <ol className={styles.slides}>
              {chapter.slides.map((slide) => (
                <li key={slide.slug}>
                  <button
                    type="button"
                    className={styles.slide({ isCurrent: slide.isCurrent && !isAtEnd, isLocked: slide.isLocked })}
                    aria-current={slide.isCurrent && !isAtEnd ? "page" : undefined}
                    onClick={() => onChoose(slide)}
                  >
                    <StateIcon slide={slide} />
                    <span>
                      {slide.title}
                      {slide.missed && <Missed missed={slide.missed} />}
                      {mark?.(slide.slug)}
                      {!slide.isCurrent && <Tasks tasks={slide.tasks} />}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {course.isOver && (
        <button
          type="button"
          className={styles.slide({ isCurrent: isAtEnd })}
          aria-current={isAtEnd ? "page" : undefined}
          onClick={onResult}
        >
          <Flag size={16} aria-hidden />
          <Trans>My result</Trans>
        </button>
      )}
    </nav>
  );
}

function ChapterHead({ chapter, number }: { readonly chapter: ChapterEntry; readonly number: number }) {
  const done = chapter.slides.filter((slide) => slide.status === "COMPLETE").length;
  return (
    <h2 className={styles.chapter}>
      <span className={styles.chapterTitle}>
        {number}. {chapter.title}
        {chapter.missed && <Missed missed={chapter.missed} />}
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

/** For a game that lowered the score of its page, only its own result: the required score stands there already. */
function Missed({ missed: { asked, reached } }: { readonly missed: NonNullable<SlideEntry["missed"]> }) {
  return (
    <span className={styles.missed}>
      {asked ? (
        <Trans>
          Asked for: <ScoreMark score={asked} />
        </Trans>
      ) : (
        reached && (
          <Trans>
            Your result: <ScoreMark score={reached} />
          </Trans>
        )
      )}
      {asked && reached && (
        <>
          {"\u00a0· "}
          <span className={styles.reached}>
            <Trans>
              you have <ScoreMark score={reached} />
            </Trans>
          </span>
        </>
      )}
    </span>
  );
}

function Tasks({ tasks: left }: Pick<SlideEntry, "tasks">) {
  const { t } = useLingui();
  if (left.length === 0) return null;
  const words: Readonly<Record<PageTask, string>> = {
    read: t`read it to its end`,
    open: t`open what it holds`,
    answer: t`play its game`,
    pass: t`pass its game`,
  };
  const tasks = left.map((task) => words[task]).join(", ");
  return (
    <span className={styles.missed}>
      <Trans>Left to do: {tasks}</Trans>
    </span>
  );
}

/** The state is given in words as well: colour and shape are only additions. */
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
