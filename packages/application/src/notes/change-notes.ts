// Knows which change a learner's action on a note makes, and what the notes are with the changes that wait.
import { keepNote, listTouched, type Note, type NoteChange } from "@academiz/domain/notes";
import type { NotesContext, Taken } from "./notes.types.ts";

/** The notes as their learner sees them: those that are kept, with the changes that wait. */
export const readNotes = ({ known, pending }: Pick<NotesContext, "known" | "pending">): readonly Note[] =>
  pending.reduce(follow, known);

/** A refused change is still shown. */
function follow(notes: readonly Note[], change: NoteChange): readonly Note[] {
  const kept = keepNote(notes, change);
  if (kept.ok) return kept.value;
  const { text, basedOn: _basedOn, ...head } = change;
  return text === null ? notes : [...notes.filter(({ slug }) => slug !== head.slug), { ...head, text }];
}

/** Later than all known times, whatever the clock says: no two wordings have the same time. */
function tellMoment({ ports, known, pending }: NotesContext): string {
  const last = [...known, ...pending].map(({ editedAt }) => Date.parse(editedAt));
  return new Date(Math.max(ports.clock.now(), ...last.map((at) => at + 1))).toISOString();
}

/**
 * The changes that wait after a note is reworded, or deleted by null. One that was sent once may have arrived, so
 * another follows it; one that was never sent is replaced.
 */
export function writeChange(
  context: NotesContext,
  { slug, page, text, writtenAt }: Pick<NoteChange, "slug" | "page" | "text"> & { readonly writtenAt?: string },
): readonly NoteChange[] {
  const { known, pending, sent } = context;
  const editedAt = tellMoment(context);
  const last = pending.findLast((one) => one.slug === slug);
  const kept = known.find((one) => one.slug === slug);
  const replaced = last && !sent.includes(last) ? last : undefined;
  const basedOn = replaced ? replaced.basedOn : ((last ?? kept)?.editedAt ?? null);
  const others = pending.filter((one) => one !== replaced);
  if (text === null && basedOn === null) return others;
  return [
    ...others,
    { slug, page, text, editedAt, basedOn, writtenAt: (last ?? kept)?.writtenAt ?? writtenAt ?? editedAt },
  ];
}

/** The kept notes once a change was accepted. */
export function hearTaken(known: readonly Note[], { change, kept }: Taken): readonly Note[] {
  if (!kept) return follow(known, change);
  const touched = new Set([...listTouched(known, change.slug), ...kept].map(({ slug }) => slug));
  return [...known.filter(({ slug }) => !touched.has(slug)), ...kept];
}
