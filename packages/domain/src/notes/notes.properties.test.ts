// Knows what is true of notes, whatever devices send and in whichever order.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  arrangeNotes,
  cleanNote,
  isMoment,
  isNoteSlug,
  judgeNote,
  keepNote,
  listTouched,
  NOTE_LENGTH,
  NOTES_OF_COURSE,
  type Note,
  type NoteChange,
  writeNotes,
} from "./index.ts";

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 9, 0, second)).toISOString();
const moment = fc.nat({ max: 30 }).map(at);
const change: fc.Arbitrary<NoteChange> = fc.record({
  slug: fc.constantFrom("a", "b", "c"),
  page: fc.constantFrom("one", "two"),
  text: fc.option(fc.stringMatching(/^[a-z]{1,4}$/)),
  writtenAt: moment,
  editedAt: moment,
  basedOn: fc.option(moment),
});
/** The changes of each device, at different times. */
const changes = fc
  .uniqueArray(change, { selector: ({ editedAt }) => editedAt, maxLength: 20 })
  .map((list) => list as readonly NoteChange[]);
const keep = (notes: readonly Note[], one: NoteChange): readonly Note[] => {
  const kept = keepNote(notes, one);
  return kept.ok ? kept.value : notes;
};

test("sending a change again changes nothing more, and no note is there twice", () => {
  fc.assert(
    fc.property(changes, (all) => {
      let notes: readonly Note[] = [];
      for (const one of all) {
        notes = keep(notes, one);
        expect(keep(notes, one)).toEqual(notes);
        expect(new Set(notes.map(({ slug }) => slug)).size).toBe(notes.length);
      }
    }),
  );
});

test("a wording is replaced only by a change that knew it: two wordings that did not know of each other are both kept", () => {
  fc.assert(
    fc.property(changes, (all) => {
      let notes: readonly Note[] = [];
      for (const one of all) {
        const before = notes;
        notes = keep(before, one);
        const texts = notes.map(({ text }) => text);
        if (one.text !== null) expect(texts).toContain(one.text);
        for (const note of before) {
          const isReplaced = note.slug === one.slug && [one.basedOn, one.editedAt].includes(note.editedAt);
          if (!isReplaced) expect(texts).toContain(note.text);
        }
      }
    }),
  );
});

test("of two wordings the newer one keeps the name of the note, whichever came first", () => {
  fc.assert(
    fc.property(change, change, (one, other) => {
      fc.pre(one.editedAt < other.editedAt && one.text !== null && other.text !== null && one.text !== other.text);
      const [older, newer] = [one, other].map((each) => ({ ...each, slug: "a", basedOn: null })) as [
        NoteChange,
        NoteChange,
      ];
      const find = (notes: readonly Note[]) => notes.find(({ slug }) => slug === "a")?.text;
      expect(find(keep(keep([], older), newer))).toBe(newer.text);
      expect(find(keep(keep([], newer), older))).toBe(newer.text);
      expect(listTouched(keep(keep([], older), newer), "a")).toHaveLength(2);
    }),
  );
});

test("a course has a limited number of notes; a note beyond it is refused and changes nothing", () => {
  const full = Array.from({ length: NOTES_OF_COURSE }, (_, index): Note => {
    const moment = at(index);
    return { slug: `n${index}`, page: "one", text: "Said", writtenAt: moment, editedAt: moment };
  });
  const more = { page: "one", text: "More", writtenAt: at(900), editedAt: at(900), basedOn: null };
  expect(keepNote(full, { ...more, slug: "new" })).toEqual({ ok: false, error: "full" });
  expect(keepNote(full, { ...more, slug: "n1" })).toEqual({ ok: false, error: "full" });
  const known = keepNote(full, { ...more, slug: "n1", basedOn: at(1) });
  expect(known.ok && known.value.find(({ slug }) => slug === "n1")?.text).toBe("More");
});

test("a cleaned text is a note unless nothing in it is visible or it is too long", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const cleaned = cleanNote(text);
      expect(cleanNote(cleaned)).toBe(cleaned);
      expect(judgeNote(cleaned) === "too-long").toBe(cleaned.length > NOTE_LENGTH);
    }),
  );
  expect(judgeNote(cleanNote(" \n\t"))).toBe("empty");
  expect(judgeNote("x".repeat(NOTE_LENGTH + 1))).toBe("too-long");
  expect(cleanNote(" Two\r\nlines ")).toBe("Two\nlines");
});

test("notes are read by page in the order of the course, each once; those on removed pages last", () => {
  fc.assert(
    fc.property(changes, (all) => {
      const notes = all.reduce(keep, []);
      const groups = arrangeNotes(notes, [{ slug: "two" }]);
      expect(groups.flatMap((group) => group.notes)).toHaveLength(notes.length);
      expect(new Set(groups.flatMap((group) => group.notes))).toEqual(new Set(notes));
      for (const group of groups) {
        expect(group.notes.every(({ page }) => (page === "two" ? "two" : undefined) === group.page?.slug)).toBe(true);
        const dates = group.notes.map(({ writtenAt }) => writtenAt);
        expect(dates).toEqual([...dates].sort());
      }
      if (groups.length === 2) expect(groups.map(({ page }) => page?.slug)).toEqual(["two", undefined]);
    }),
  );
});

test("a file of notes has the course, each page, each time, and every word", () => {
  const note = { slug: "a", page: "one", text: "Two\nlines", writtenAt: at(0), editedAt: at(1) };
  const text = writeNotes({ title: "Course", pages: [{ title: "Page one", notes: [note] }], tell: () => "today" });
  expect(text.split("\r\n")).toEqual(["Course", "======", "", "Page one", "--------", "", "today", "Two", "lines", ""]);
});

test("moments and names of notes are read as they are written, and nothing else is", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true }), (date) => {
      expect(isMoment(date.toISOString())).toBe(true);
    }),
  );
  const others = ["", "yesterday", "2026-01-01", "2026-02-31T00:00:00.000Z", "0001-01-01T00:00:00.000Z", "20"];
  expect(others.filter(isMoment)).toEqual([]);
  expect(["noteofmine", "noteofmine.lx1"].filter(isNoteSlug)).toHaveLength(2);
  expect(["", "short", "with space", "noteofmine.", "a/../b/c/d"].filter(isNoteSlug)).toEqual([]);
});
