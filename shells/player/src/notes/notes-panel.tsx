// Knows how a learner reads and writes their notes: those of the course by page, and one about this page.
import type { CourseView, SlideEntry } from "@academiz/application/learniz-player";
import type { NotesEvent, NotesView } from "@academiz/application/notes";
import type { Note } from "@academiz/domain/notes";
import { Button, ErrorState } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, Download, NotebookPen } from "lucide-react";
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { NoteForm } from "./note-form.tsx";
import { NoteItem } from "./note-item.tsx";
import * as styles from "./notes.css.ts";
import type { NotesPlace } from "./notes-place.ts";
import { NotesState } from "./notes-state.tsx";
import { saveNotes } from "./save-notes.ts";

export interface NotesPanelProps {
  readonly view: NotesView<SlideEntry>;
  readonly send: (event: NotesEvent) => void;
  readonly place: NotesPlace;
  readonly course: CourseView;
  readonly onBack: () => void;
  readonly onGo: (slide: SlideEntry) => void;
}

export function NotesPanel({ view, send, place, course, onBack, onGo }: NotesPanelProps) {
  const { t, i18n } = useLingui();
  const begin = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => begin.current?.focus(), []);
  const { draft } = view;
  /** Moves the focus back to what opened it; to the beginning where that is gone. */
  const close = (slug: string) => {
    flushSync(() => send({ type: "note.closed" }));
    const opener = panel.current?.querySelector<HTMLElement>(`[data-edits="${slug}"]`);
    (opener ?? begin.current)?.focus();
  };
  const form = (note: NonNullable<typeof draft>, label: string) => (
    <NoteForm
      draft={note}
      label={label}
      most={view.most.characters}
      onType={(text) => send({ type: "note.typed", text })}
      onClose={() => close(note.slug)}
    />
  );
  const remove = (note: Note) => {
    flushSync(() => send({ type: "note.deleted", slug: note.slug }));
    panel.current?.querySelector<HTMLElement>("[data-undo]")?.focus();
  };
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.bar}>
        <Button size="small" variant="quiet" icon={<ArrowLeft size={16} aria-hidden />} onClick={onBack}>
          <Trans>Search and reading</Trans>
        </Button>
        {view.pages.length > 0 && (
          <Button
            size="small"
            variant="quiet"
            icon={<Download size={16} aria-hidden />}
            onClick={() => saveNotes(view, course, { gone: t`Pages that are gone`, name: t`Notes`, i18n })}
          >
            <Trans>Download my notes</Trans>
          </Button>
        )}
      </div>
      <NotesState view={view} place={place} onRetry={() => send({ type: "retry.asked" })} />
      {draft && draft.before === null ? (
        form(draft, t`Note about this page: ${nameOf(course, draft.page)}`)
      ) : (
        <Button
          ref={begin}
          variant="primary"
          disabled={view.isFull}
          accessibleWhenDisabled
          icon={<NotebookPen size={20} aria-hidden />}
          onClick={() => send({ type: "note.begun", page: course.slide.slug })}
        >
          <Trans>Write a note about this page</Trans>
        </Button>
      )}
      {view.isFull && (
        <p className={styles.quiet}>
          <Trans>A course has {view.most.notes} notes at most. Delete one to write another.</Trans>
        </p>
      )}
      <div role="status">
        {view.removed && (
          <p className={styles.removed}>
            <Trans>The note is deleted.</Trans>{" "}
            <Button
              size="small"
              data-undo
              onClick={() => {
                flushSync(() => send({ type: "deletion.undone" }));
                begin.current?.focus();
              }}
            >
              <Trans>Have it back</Trans>
            </Button>
          </p>
        )}
      </div>
      {view.phase === "reading" && view.pages.length === 0 && (
        <p role="status" className={styles.quiet}>
          <Trans>Your notes are coming…</Trans>
        </p>
      )}
      {view.phase === "unread" && (
        <ErrorState
          level={2}
          title={<Trans>Your notes could not be read</Trans>}
          requestId={view.trouble?.requestId}
          onRetry={() => send({ type: "retry.asked" })}
        >
          {view.trouble?.kind === "offline" ? (
            <Trans>There seems to be no connection. What you write meanwhile is kept on this device.</Trans>
          ) : (
            <Trans>Something went wrong on our side. What you write meanwhile is kept on this device.</Trans>
          )}
        </ErrorState>
      )}
      {view.phase === "read" && view.pages.length === 0 && !draft && (
        <p className={styles.quiet}>
          <Trans>No note yet. What you write here is for you alone.</Trans>
        </p>
      )}
      {view.pages.map(({ page, notes }) => {
        const shown = notes.filter(({ slug }) => draft?.slug !== slug || draft.before !== null);
        if (shown.length === 0) return null;
        return (
          <section key={page?.slug ?? ""} className={styles.page}>
            <h2 className={styles.title}>
              {page && page.slug !== course.slide.slug ? (
                <button type="button" className={styles.way} onClick={() => onGo(page)}>
                  {page.title}
                </button>
              ) : (
                (page?.title ?? <Trans>Pages that are gone</Trans>)
              )}
              {page?.slug === course.slide.slug && (
                <span className={styles.here}>
                  <Trans>This page</Trans>
                </span>
              )}
            </h2>
            <ul className={styles.notes}>
              {shown.map((note) => (
                <li key={note.slug} className={styles.note}>
                  {draft?.slug === note.slug ? (
                    form(draft, t`Note about ${page?.title ?? t`a page that is gone`}`)
                  ) : (
                    <NoteItem
                      note={note}
                      onEdit={() => send({ type: "note.opened", slug: note.slug })}
                      onDelete={() => remove(note)}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

const nameOf = ({ chapters }: CourseView, slug: string): string =>
  chapters.flatMap(({ slides }) => slides).find((slide) => slide.slug === slug)?.title ?? "";
