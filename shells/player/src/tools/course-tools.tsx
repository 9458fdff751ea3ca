// Knows what helps a learner to read a course: search, reading aloud, how the text looks, the whole screen.
import { type CourseView, type SlideEntry, searchCourse } from "@academiz/application/learniz-player";
import type { Learniz } from "@academiz/domain/learniz";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Maximize, Minimize, Volume2 } from "lucide-react";
import { createPortal } from "react-dom";
import { speech } from "../compose-tools.ts";
import { PlayerDialog } from "../dialog/player-dialog.tsx";
import { CourseSearch } from "./course-search.tsx";
import { ReadAloudBar } from "./read-aloud-bar.tsx";
import { ReadingChoices } from "./reading-choices.tsx";
import * as styles from "./tools.css.ts";
import { useFoundWords } from "./use-found-words.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useReadAloud } from "./use-read-aloud.ts";

export interface CourseToolsProps {
  readonly course: CourseView;
  /** What is searched. */
  readonly learniz: Learniz;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Where the bar of what is read aloud stands. */
  readonly dock: Element | null;
  readonly onChoose: (slide: SlideEntry) => void;
}

export function CourseTools(props: CourseToolsProps) {
  const { course, learniz, isOpen, onClose, dock, onChoose } = props;
  const { t } = useLingui();
  const reader = useReadAloud(speech, course.language === "FR" ? "fr" : "en", course.slide.slug);
  const screen = useFullScreen();
  const showWords = useFoundWords(course.slide.slug);
  const find = (slide: SlideEntry, query: string) => {
    onClose();
    onChoose(slide);
    if (!slide.isLocked) showWords(slide.slug, query);
  };
  return (
    <>
      {isOpen && (
        <PlayerDialog place="end" onClose={onClose} title={t`Search and reading`}>
          <div className={styles.tools}>
            <CourseSearch
              hasLocked={course.chapters.some(({ slides }) => slides.some(({ isLocked }) => isLocked))}
              onSearch={(query) => searchCourse(course, learniz, query)}
              onChoose={find}
            />
            <div className={styles.actions}>
              {speech.isThere() && (
                <Button
                  icon={<Volume2 size={20} aria-hidden />}
                  onClick={() => {
                    onClose();
                    reader.read();
                  }}
                >
                  <Trans>Read this page aloud</Trans>
                </Button>
              )}
              {screen && (
                <Button
                  icon={screen.isFull ? <Minimize size={20} aria-hidden /> : <Maximize size={20} aria-hidden />}
                  onClick={screen.toggle}
                >
                  {screen.isFull ? <Trans>Leave full screen</Trans> : <Trans>Full screen</Trans>}
                </Button>
              )}
            </div>
            <ReadingChoices />
          </div>
        </PlayerDialog>
      )}
      {dock && reader.view.state !== "off" && createPortal(<ReadAloudBar reader={reader} />, dock)}
    </>
  );
}
