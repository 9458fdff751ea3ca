// Knows the tools that help a learner to read a course: search, reading aloud, the look of text, full screen.

import { type CourseView, type SlideEntry, searchCourse } from "@academiz/application/learniz-player";
import type { VoiceGateway } from "@academiz/application/ports";
import type { Learniz } from "@academiz/domain/learniz";
import { Button, late } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Maximize, Minimize, NotebookPen, Volume2 } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import type { AskingPlace } from "../asking/asking-place.ts";
import { openSpeech } from "../compose-tools.ts";
import { PlayerDialog } from "../dialog/player-dialog.tsx";
import { DemoFlag } from "../frame/demo-flag.tsx";
import type { PageMark } from "../frame/player-frame.tsx";
import type { NotesPlace } from "../notes/notes-place.ts";
import { CourseSearch } from "./course-search.tsx";
import { OwnReading, type OwnReadingProps } from "./own-reading.tsx";
import { ReadAloudBar } from "./read-aloud-bar.tsx";
import { ReadingChoices } from "./reading-choices.tsx";
import * as styles from "./tools.css.ts";
import { useFoundWords } from "./use-found-words.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useReadAloud } from "./use-read-aloud.ts";

export interface CourseToolsProps {
  readonly course: CourseView;
  /** The course that is searched. */
  readonly learniz: Learniz;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The element for the bar of reading aloud. */
  readonly dock: Element | null;
  readonly onChoose: (slide: SlideEntry) => void;
  readonly onMark: (mark: PageMark) => void;
  readonly notes: NotesPlace;
  /** Absent where no platform can be asked for a client's own voice. */
  readonly voices?: VoiceGateway | undefined;
  /** Absent where only the browser keeps how somebody reads. */
  readonly openReading?: OwnReadingProps["open"] | undefined;
  readonly asking: AskingPlace;
}

export function CourseTools(props: CourseToolsProps) {
  const { course, learniz, isOpen, dock, onChoose } = props;
  const [isAtNotes, setAtNotes] = useState(false);
  const [room, setRoom] = useState<Element | null>(null);
  const { notes, asking } = props;
  const [isAsking, setAsking] = useState(false);
  const [door, setDoor] = useState<Element | null>(null);
  const [askingRoom, setAskingRoom] = useState<Element | null>(null);
  // Nothing of it is loaded before the tools are opened once.
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  const Asking = useMemo(() => asking && late(asking), [asking]);
  const Notes = useMemo(() => late(async () => (await import("../notes/open-notes.ts")).openNotes(notes)), [notes]);
  const notesButton = useRef<HTMLButtonElement>(null);
  const onClose = () => {
    setAtNotes(false);
    setAsking(false);
    props.onClose();
  };
  const { t } = useLingui();
  const [speech] = useState(() => openSpeech(props.voices));
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
      {props.openReading && <OwnReading open={props.openReading} />}
      {course.isDemo &&
        dock &&
        createPortal(
          <p className={styles.demo}>
            <DemoFlag />
          </p>,
          dock,
        )}
      {isOpen && (
        <PlayerDialog
          place="end"
          onClose={onClose}
          title={isAtNotes ? t`Notes` : isAsking ? t`Questions to experts` : t`Search and reading`}
        >
          {isAtNotes ? (
            <div ref={setRoom} />
          ) : isAsking ? (
            <div ref={setAskingRoom} />
          ) : (
            <div className={styles.tools}>
              <CourseSearch
                hasLocked={course.chapters.some(({ slides }) => slides.some(({ isLocked }) => isLocked))}
                onSearch={(query) => searchCourse(course, learniz, query)}
                onChoose={find}
              />
              <div className={styles.actions}>
                <Button ref={notesButton} icon={<NotebookPen size={20} aria-hidden />} onClick={() => setAtNotes(true)}>
                  <Trans>Notes</Trans>
                </Button>
                {asking && <span ref={setDoor} className={styles.door} />}
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
          )}
        </PlayerDialog>
      )}
      {Asking && wasOpened && (
        <Asking
          page={course.slide}
          door={door}
          room={askingRoom}
          onOpen={() => setAsking(true)}
          onBack={() => {
            flushSync(() => setAsking(false));
            notesButton.current?.focus();
          }}
        />
      )}
      <Notes
        place={notes}
        course={course}
        room={room}
        onBack={() => {
          flushSync(() => setAtNotes(false));
          notesButton.current?.focus();
        }}
        onGo={(slide) => {
          onClose();
          onChoose(slide);
        }}
        onMark={props.onMark}
      />
      {dock && reader.view.state !== "off" && createPortal(<ReadAloudBar reader={reader} />, dock)}
    </>
  );
}
