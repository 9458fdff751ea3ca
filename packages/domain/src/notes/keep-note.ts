// Knows how a change is added to the kept notes: where two devices changed a note without knowing of each other, no
// wording is lost.
import { fail, type Result, succeed } from "../kernel/index.ts";
import { NOTES_OF_COURSE, type Note, type NoteChange } from "./note.ts";

/** The slug under which an older wording becomes a note of its own: the same however often it is sent. */
const nameOlder = ({ slug, editedAt }: Note): string => `${slug.split(".", 1)[0]}.${Date.parse(editedAt).toString(36)}`;

/** The notes that a change of this note may have changed. */
export const listTouched = (notes: readonly Note[], slug: string): readonly Note[] =>
  notes.filter((note) => note.slug === slug || note.slug.startsWith(`${slug.split(".", 1)[0]}.`));

const put = (notes: readonly Note[], note: Note): readonly Note[] => [
  ...notes.filter(({ slug }) => slug !== note.slug),
  note,
];

/**
 * The notes after a change; the same array where it changes nothing. A change based on the kept wording replaces it.
 * Of two wordings that did not know of each other the newer one stays, and the older one becomes a note of its own; a
 * deletion based on an older wording deletes nothing. Fails beyond the bound.
 */
export function keepNote(notes: readonly Note[], change: NoteChange): Result<readonly Note[], "full"> {
  const { text, basedOn, ...head } = change;
  const kept = notes.find(({ slug }) => slug === change.slug);
  if (text === null) {
    return succeed(kept?.editedAt === basedOn ? notes.filter((note) => note !== kept) : notes);
  }
  const written: Note = { ...head, text, writtenAt: kept?.writtenAt ?? head.writtenAt };
  if (!kept) return notes.length < NOTES_OF_COURSE ? succeed([...notes, written]) : fail("full");
  if (kept.editedAt === change.editedAt && kept.text === text) return succeed(notes);
  if (kept.editedAt === basedOn) return succeed(put(notes, written));
  const [newer, older] = written.editedAt > kept.editedAt ? [written, kept] : [kept, written];
  if (newer.text === older.text) return succeed(newer === kept ? notes : put(notes, newer));
  const second = { ...older, slug: nameOlder(older) };
  const isThere = notes.some(({ slug }) => slug === second.slug);
  if (isThere) return succeed(newer === kept ? notes : put(notes, newer));
  if (notes.length >= NOTES_OF_COURSE) return fail("full");
  return succeed([...put(notes, newer), second]);
}
