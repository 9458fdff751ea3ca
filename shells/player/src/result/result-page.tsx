// Knows the result of a course in place of a page: passed or not, the mark beside the required one, the trophy, links
// to what was wrong, and what comes next.
import {
  type CourseView,
  connectResult,
  type LoadedCourse,
  type SlideEntry,
} from "@academiz/application/learniz-player";
import type { Place } from "@academiz/domain/progress";
import { Button, ScoreMark, TrophyPicture } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, ArrowRight, Lock, LogOut, RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { useBackCloses } from "../dialog/use-back-closes.ts";
import * as slide from "../slide/slide-page.css.ts";
import { CertificateButton, type PrintCertificate } from "./certificate-button.tsx";
import { Counting } from "./counting.tsx";
import * as styles from "./result-page.css.ts";
import { TimeSpent } from "./time-spent.tsx";
import { Verdict } from "./verdict.tsx";
import { WrongGames } from "./wrong-games.tsx";

export interface ResultPageProps {
  readonly loaded: LoadedCourse;
  readonly course: CourseView;
  /** Leads back to the current page. */
  readonly onClose: () => void;
  /** Leads to a page, or to what locks it. */
  readonly onGo: (slide: SlideEntry) => void;
  /** Leads to an element on a page. */
  readonly onShow: (place: Place, slug: string) => void;
  /** Shows what the course still requires. */
  readonly onShowMissing: () => void;
  readonly onLeave?: (() => void) | undefined;
  /** Absent where no server makes certificates: in packages, and where nothing is kept. */
  readonly printCertificate?: PrintCertificate | undefined;
  /** True while the learner's progress is being sent. */
  readonly isSaving: boolean;
}

export function ResultPage(props: ResultPageProps) {
  const { loaded, course, onClose, onShow, printCertificate, isSaving } = props;
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  useBackCloses(onClose);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  const result = connectResult(loaded);
  if (!result) return null;
  const { verdict, mark, asked, counting, trophy, wrong, playedCount, time, isCertified } = result;
  const { left } = course;
  const titles = { lost: t`Not passed`, missed: t`Not passed yet`, fallen: "", passed: "", completed: "" };
  return (
    <article className={slide.slide} aria-labelledby="result">
      <header className={slide.header}>
        <p className={slide.chapter}>{course.title}</p>
        <h1 id="result" ref={title} tabIndex={-1} className={slide.title}>
          {titles[verdict] || t`Course completed`}
        </h1>
      </header>
      <div className={styles.sheet}>
        <div className={styles.moment}>
          {trophy && <TrophyPicture shows={trophy} />}
          <p className={styles.verdict}>
            <Verdict verdict={verdict} />
          </p>
          {mark && (
            <p className={styles.mark}>
              <Trans>
                Your result: <ScoreMark score={mark} />
              </Trans>
              {asked && (
                <>
                  {"\u00a0· "}
                  <Trans>
                    asked for: <ScoreMark score={asked} />
                  </Trans>
                </>
              )}
            </p>
          )}
          {mark && counting && (
            <p className={styles.note}>
              <Counting counting={counting} />
            </p>
          )}
          <p className={styles.note}>
            <Trans>
              Time spent: <TimeSpent seconds={time} />
            </Trans>
          </p>
          {isCertified && printCertificate && <CertificateButton print={printCertificate} isSaving={isSaving} />}
          {left.length > 0 && (
            <p>
              <Plural value={left.length} one="# page is left to go through." other="# pages are left to go through." />
            </p>
          )}
        </div>
        {playedCount > 0 && (
          <section aria-labelledby="wrong" className={styles.part}>
            <h2 id="wrong" className={styles.heading}>
              {wrong.length > 0 ? <Trans>What was not right</Trans> : <AllRight hasChoice={counting !== null} />}
            </h2>
            {wrong.length > 0 && <WrongGames games={wrong} isMixed={counting === "MIXED"} onShow={onShow} />}
          </section>
        )}
        <Ways {...props} isOver={verdict !== "missed"} />
      </div>
    </article>
  );
}

/** The buttons that lead on. */
function Ways(props: ResultPageProps & { readonly isOver: boolean }) {
  const { course, isOver, onClose, onGo, onShowMissing, onLeave } = props;
  const { first, wayOn, shortfall } = course;
  const next = shortfall ? null : wayOn;
  return (
    <div className={styles.ways}>
      <Button icon={<ArrowLeft size={20} aria-hidden />} onClick={onClose}>
        <Trans>Back to the page</Trans>
      </Button>
      {!next && first && (
        <Button icon={<RotateCcw size={20} aria-hidden />} onClick={() => onGo(first)}>
          <Trans>Look through it again</Trans>
        </Button>
      )}
      {onLeave && (
        <Button
          variant={next || !isOver ? undefined : "primary"}
          icon={<LogOut size={20} aria-hidden />}
          onClick={onLeave}
        >
          <Trans>Leave the course</Trans>
        </Button>
      )}
      {next && (
        <Button
          variant="primary"
          trailingIcon={next.isLocked ? <Lock size={20} aria-hidden /> : <ArrowRight size={20} aria-hidden />}
          onClick={() => onGo(next)}
        >
          <Trans>Go on</Trans>
        </Button>
      )}
      {shortfall && !isOver && (
        <Button variant="primary" onClick={onShowMissing}>
          <Trans>What is missing</Trans>
        </Button>
      )}
    </div>
  );
}

/** Of several attempts some may have been wrong: only those that count are spoken of. */
const AllRight = ({ hasChoice }: { readonly hasChoice: boolean }) =>
  hasChoice ? <Trans>The answers that count are all right</Trans> : <Trans>All your answers were right</Trans>;
