// Knows the frame around a slide: a slim bar above, the buttons onwards below, the menu beside it or behind a button.
import type { LearnizPlayerView, SlideEntry } from "@academiz/application/learniz-player";
import type { Place } from "@academiz/domain/progress";
import { Button, late } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ALargeSmall, ArrowLeft, ArrowRight, Flag, Lock, LogOut, Menu } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Backdrop, type BackdropProps } from "../backdrop/backdrop.tsx";
import { CourseMenu } from "../menu/course-menu.tsx";
import { SavedState } from "./notices/saved-state.tsx";
import * as styles from "./player-frame.css.ts";
import { useSlideKeys } from "./use-slide-keys.ts";

// Dialogs that open on a press do not delay the first slide.
const LockDialog = late(async () => (await import("../menu/lock-dialog.tsx")).LockDialog);
const MenuDrawer = late(async () => (await import("../menu/menu-drawer.tsx")).MenuDrawer);

/** Where the reading tools lead to, and the elements in which they are drawn. */
export interface ToolsPlace {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly dock: Element | null;
  readonly onChoose: (slide: SlideEntry) => void;
  /** What the menu shows of a page besides. */
  readonly onMark: (mark: PageMark) => void;
}
/** By the slug of a page. */
export type PageMark = (slug: string) => ReactNode;

export interface PlayerFrameProps {
  readonly view: LearnizPlayerView & { readonly course: NonNullable<LearnizPlayerView["course"]> };
  /** The background of the page, with its address; null without one. */
  readonly background: BackdropProps | null;
  readonly onGo: (place: Place) => void;
  /** Shows something on the page, the next one or this. */
  readonly onShow: (slug: string) => void;
  /** The locked page whose lock is explained; null: none. */
  readonly locked: SlideEntry | null;
  readonly onLocked: (slide: SlideEntry | null) => void;
  readonly onRetrySave: () => void;
  /** Shows what the course still requires, though every page is done. */
  readonly onShowMissing: () => void;
  /** True where the result of the course stands in place of a page. */
  readonly isAtEnd: boolean;
  readonly onResult: () => void;
  /** Shows what was completed, or the end of the course; undefined where there is nothing to show. */
  readonly onEnd: (() => void) | undefined;
  /** Undefined where there is nowhere to go, as in an LMS's own window. */
  readonly onLeave?: (() => void) | undefined;
  /** Shown above the page. */
  readonly notices?: ReactNode;
  /** Draws the reading tools, once the page is at rest or when they are asked for. */
  readonly renderTools: (tools: ToolsPlace) => ReactNode;
  /** Shown below it, always in sight: the state of saving. */
  readonly saving?: ReactNode;
  readonly children: ReactNode;
}

export function PlayerFrame(props: PlayerFrameProps) {
  const { view, background, isAtEnd, onGo, onShow, locked, onLocked, onRetrySave, onLeave } = props;
  const { notices, saving, children } = props;
  const { t } = useLingui();
  const { course } = view;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [tools, setTools] = useState<"open" | "closed" | null>(null);
  const [dock, setDock] = useState<Element | null>(null);
  const [mark, setMark] = useState<PageMark>();
  useEffect(() => {
    const rest = setTimeout(() => setTools((now) => now ?? "closed"), 4_000);
    return () => clearTimeout(rest);
  }, []);
  const choose = (slide: SlideEntry | null) => {
    if (!slide) return;
    setMenuOpen(false);
    if (slide.isLocked) onLocked(slide);
    else onGo(slide.place);
  };
  const goOn = () => (view.hasDue ? props.onEnd?.() : choose(course.next));
  // The bar does not cover a last page that is still being read.
  const isRead = course.next !== null || course.slide.isScrolled;
  useSlideKeys({ isOn: !isAtEnd, onPrevious: () => choose(course.previous), onNext: () => isRead && goOn() });
  const showResult = () => {
    setMenuOpen(false);
    props.onResult();
  };
  const menu = <CourseMenu course={course} mark={mark} isAtEnd={isAtEnd} onChoose={choose} onResult={showResult} />;
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <span className={styles.menuButton}>
          <Button variant="quiet" aria-label={t`Open the course menu`} onClick={() => setMenuOpen(true)}>
            <Menu size={20} aria-hidden />
          </Button>
        </span>
        <p className={styles.title}>{course.title}</p>
        <SavedState saving={view.isOutdated ? "outdated" : view.saving} savedAt={view.savedAt} onRetry={onRetrySave} />
        <CourseProgress percentage={course.percentage} />
        <Button variant="quiet" aria-label={t`Search and reading`} onClick={() => setTools("open")}>
          <ALargeSmall size={20} aria-hidden />
        </Button>
        {onLeave && (
          <Button variant="quiet" icon={<LogOut size={20} aria-hidden />} onClick={onLeave}>
            <span className={styles.leaveWord}>
              <Trans>Leave</Trans>
            </span>
          </Button>
        )}
      </header>
      <aside className={styles.side}>{menu}</aside>
      <main className={styles.main} data-background={background ? "" : undefined}>
        {background && <Backdrop {...background} />}
        {notices}
        {children}
      </main>
      <div className={styles.foot}>
        {saving}
        <div ref={setDock} />
        {!isAtEnd && (
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
            {course.next === null ? (
              <LastWay {...props} />
            ) : (
              <Button
                size="large"
                variant="primary"
                className={styles.way}
                trailingIcon={
                  course.next.isLocked ? <Lock size={20} aria-hidden /> : <ArrowRight size={20} aria-hidden />
                }
                onClick={goOn}
              >
                <span className={styles.wayWord}>
                  <Trans>Next</Trans>
                </span>
              </Button>
            )}
          </nav>
        )}
      </div>
      {tools !== null &&
        props.renderTools({
          isOpen: tools === "open",
          onClose: () => setTools("closed"),
          dock,
          onChoose: choose,
          onMark: (mark) => setMark(() => mark),
        })}
      {isMenuOpen && (
        <MenuDrawer title={course.title} onClose={() => setMenuOpen(false)}>
          {menu}
        </MenuDrawer>
      )}
      {locked && (
        <LockDialog
          slide={locked}
          onClose={() => onLocked(null)}
          way={{
            onGo: (place, slug) => {
              onLocked(null);
              onGo(place);
              onShow(slug);
            },
            onShow: (slug) => {
              onLocked(null);
              onShow(slug);
            },
          }}
        />
      )}
    </div>
  );
}

/** The button on the last page: to what is due there, to the end of the course, or to what it still requires. */
function LastWay({ view: { course, hasDue }, onShowMissing, onEnd }: PlayerFrameProps) {
  const isEnd = hasDue || course.status === "COMPLETE";
  const { shortfall } = course;
  // What this page itself still requires does not count as missing before it was read; a chapter that is due comes
  // first.
  const isMissing = (!isEnd || shortfall?.isSeen) && shortfall?.conditions.some(({ isHere }) => !isHere);
  return (
    <Button
      size="large"
      variant="primary"
      className={styles.way}
      disabled={isEnd ? !onEnd : !shortfall}
      accessibleWhenDisabled
      icon={isMissing ? undefined : <Flag size={20} aria-hidden />}
      onClick={isEnd ? onEnd : onShowMissing}
    >
      {isMissing ? <Trans>What is missing</Trans> : <Trans>Finish</Trans>}
    </Button>
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
