// Knows the frame around a slide: a slim bar above, the way on below, the menu beside it or behind a button.
import type { LearnizPlayerView, SlideEntry } from "@academiz/application/learniz-player";
import type { Place } from "@academiz/domain/progress";
import { Button, late } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, ArrowRight, Lock, LogOut, Menu } from "lucide-react";
import { type ReactNode, useState } from "react";
import { CourseMenu } from "../menu/course-menu.tsx";
import * as styles from "./player-frame.css.ts";
import { SavedState } from "./saved-state.tsx";
import { useSlideKeys } from "./use-slide-keys.ts";

// Nothing that only opens on a press delays the first slide.
const LockDialog = late(async () => (await import("../menu/lock-dialog.tsx")).LockDialog);
const MenuDrawer = late(async () => (await import("../menu/menu-drawer.tsx")).MenuDrawer);

export interface PlayerFrameProps {
  readonly view: LearnizPlayerView & { readonly course: NonNullable<LearnizPlayerView["course"]> };
  readonly onGo: (place: Place) => void;
  readonly onRetrySave: () => void;
  /** Undefined where there is nowhere to leave to, as in an LMS's own window. */
  readonly onLeave?: (() => void) | undefined;
  readonly notices?: ReactNode;
  readonly children: ReactNode;
}

export function PlayerFrame({ view, onGo, onRetrySave, onLeave, notices, children }: PlayerFrameProps) {
  const { t } = useLingui();
  const { course } = view;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [locked, setLocked] = useState<SlideEntry | null>(null);
  const choose = (slide: SlideEntry | null) => {
    if (!slide) return;
    setMenuOpen(false);
    if (slide.isLocked) setLocked(slide);
    else onGo(slide.place);
  };
  useSlideKeys({ onPrevious: () => choose(course.previous), onNext: () => choose(course.next) });
  const menu = <CourseMenu course={course} onChoose={choose} />;
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <span className={styles.menuButton}>
          <Button variant="quiet" aria-label={t`Open the course menu`} onClick={() => setMenuOpen(true)}>
            <Menu size={20} aria-hidden />
          </Button>
        </span>
        <p className={styles.title}>{course.title}</p>
        <SavedState saving={view.saving} savedAt={view.savedAt} onRetry={onRetrySave} />
        <CourseProgress percentage={course.percentage} />
        {onLeave && (
          <Button variant="quiet" icon={<LogOut size={20} aria-hidden />} onClick={onLeave}>
            <span className={styles.leaveWord}>
              <Trans>Leave</Trans>
            </span>
          </Button>
        )}
      </header>
      <aside className={styles.side}>{menu}</aside>
      <main className={styles.main}>
        {notices}
        {children}
      </main>
      <nav aria-label={t`Pages`} className={styles.bottom}>
        <Button
          size="large"
          className={styles.way}
          disabled={course.previous === null}
          icon={<ArrowLeft size={20} aria-hidden />}
          onClick={() => choose(course.previous)}
        >
          <span className={styles.wayWord}>
            <Trans>Previous</Trans>
          </span>
        </Button>
        <p className={styles.position}>
          <span className={styles.positionWords}>
            <Trans>
              Page {course.position} of {course.slideCount}
            </Trans>
          </span>
          <span className={styles.positionShort} aria-hidden>
            {course.position} / {course.slideCount}
          </span>
        </p>
        <Button
          size="large"
          variant="primary"
          className={styles.way}
          disabled={course.next === null}
          trailingIcon={course.next?.isLocked ? <Lock size={20} aria-hidden /> : <ArrowRight size={20} aria-hidden />}
          onClick={() => choose(course.next)}
        >
          <span className={styles.wayWord}>
            <Trans>Next</Trans>
          </span>
        </Button>
      </nav>
      {isMenuOpen && (
        <MenuDrawer title={course.title} onClose={() => setMenuOpen(false)}>
          {menu}
        </MenuDrawer>
      )}
      {locked && (
        <LockDialog
          slide={locked}
          onClose={() => setLocked(null)}
          onGo={(place) => {
            setLocked(null);
            onGo(place);
          }}
        />
      )}
    </div>
  );
}

function CourseProgress({ percentage }: { readonly percentage: number }) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} max={100} value={percentage} aria-label={t`Course progress`} />
      <span className={styles.percentage}>{i18n.number(percentage / 100, { style: "percent" })}</span>
    </div>
  );
}
