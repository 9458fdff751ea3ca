// Knows how the notes of a course are downloaded as a file, without a server.
import type { CourseView, SlideEntry } from "@academiz/application/learniz-player";
import type { NotesView } from "@academiz/application/notes";
import { writeNotes } from "@academiz/domain/notes";
import type { I18n } from "@lingui/core";

/** The format of a moment. */
export const MOMENT = { dateStyle: "medium", timeStyle: "short" } as const;

export interface NotesWords {
  /** The heading for pages that the course no longer has. */
  readonly gone: string;
  readonly name: string;
  readonly i18n: I18n;
}

export function saveNotes(
  { pages }: NotesView<SlideEntry>,
  { title }: CourseView,
  { gone, name, i18n }: NotesWords,
): void {
  const text = writeNotes({
    title,
    pages: pages.map(({ page, notes }) => ({ title: page?.title ?? gone, notes })),
    tell: (at) => i18n.date(at, MOMENT),
  });
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${name} - ${title.replace(/[\\/:*?"<>|]/g, " ").trim()}.txt`;
  link.click();
  // The browser has read the address once the click is over.
  setTimeout(() => URL.revokeObjectURL(url));
}
