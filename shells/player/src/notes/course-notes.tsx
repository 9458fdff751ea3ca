// Knows the notes of a course while it is played: they are stored even with their panel closed, and mark the menu.
import type { CourseView, SlideEntry } from "@academiz/application/learniz-player";
import { connectNotes, type NotesInput, notesMachine } from "@academiz/application/notes";
import { Trans } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import type { PageMark } from "../frame/player-frame.tsx";
import * as styles from "./notes.css.ts";
import { NotesPanel } from "./notes-panel.tsx";
import type { NotesPlace } from "./notes-place.ts";

export interface CourseNotesProps {
  readonly input: NotesInput;
  readonly place: NotesPlace;
  readonly course: CourseView;
  /** The element for the panel; null while it is closed. */
  readonly room: Element | null;
  readonly onBack: () => void;
  readonly onGo: (slide: SlideEntry) => void;
  readonly onMark: (mark: PageMark) => void;
}

export function CourseNotes({ input, place, course, room, onBack, onGo, onMark }: CourseNotesProps) {
  const [snapshot, send] = useMachine(notesMachine, { input });
  const pages = course.chapters.flatMap(({ slides }) => slides);
  const view = connectNotes(snapshot, pages);
  const noted = [...view.noted].sort().join(" ");
  const mark = useEffectEvent(() => {
    const slugs = new Set(noted.split(" "));
    onMark((slug) =>
      slugs.has(slug) ? (
        <span className={styles.mark}>
          <Trans>With a note</Trans>
        </span>
      ) : null,
    );
  });
  useEffect(() => mark(), [noted]);
  useEffect(() => {
    const tell = () => send({ type: "network.returned" });
    window.addEventListener("online", tell);
    return () => window.removeEventListener("online", tell);
  }, [send]);
  // When the panel closes, typed text is being stored, and an empty draft does not count as a note.
  const isOpen = room !== null;
  useEffect(() => {
    if (!isOpen) send({ type: "note.closed" });
  }, [isOpen, send]);
  if (!room) return null;
  return createPortal(
    <NotesPanel view={view} send={send} place={place} course={course} onBack={onBack} onGo={onGo} />,
    room,
  );
}
