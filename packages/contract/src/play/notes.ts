// Knows the routes of notes: what a learner writes for themselves about the pages of a course.
import { isMoment, isNoteSlug, NOTE_LENGTH } from "@academiz/domain/notes";
import * as z from "zod/mini";
import { lines } from "../ground/fields.ts";
import { defineRoute, jsonAnswer, PLAYING } from "../ground/route.ts";

const perimeterParam = z.object({ perimeterSlug: z.string() });
/** Chosen by the app that writes the note: letters, digits and a dot. */
const noteParams = z.object({
  perimeterSlug: z.string(),
  slug: z.string().check(z.refine(isNoteSlug, "not the name of a note")),
});
/** To the millisecond, as `toISOString` writes it. */
const moment = z.string().check(z.refine(isMoment, "not a moment, such as 2026-01-01T09:00:00.000Z"));
const noteSchema = z.object({
  slug: z.string(),
  /** Slug of the page that it is about. */
  page: z.string(),
  text: z.string(),
  writtenAt: z.string(),
  editedAt: z.string(),
});
/** A note, as its learner reads it. */
export type NoteAnswer = z.infer<typeof noteSchema>;
const several = jsonAnswer(z.object({ notes: z.array(noteSchema) }));

/**
 * The learner's own notes in the course of a perimeter. Nobody else reads them. Refuses with `not-found`; with
 * `scope.refused` when the token is of another product.
 */
export const listNotes = defineRoute({
  method: "GET",
  path: "/api/notes/{perimeterSlug}",
  summary: "The learner's own notes in a course.",
  admission: PLAYING,
  params: perimeterParam,
  answer: several,
});
/**
 * Write a note, change its words, or delete it with a null `text`. Repeating it changes nothing. `basedOn` is the
 * `editedAt` of the wording that it replaces, null for a new note. Where another wording was stored meanwhile, the
 * newer one stays, the older one becomes a note of its own, and a deletion is not done. Answers what is stored of the
 * note, and of the other wordings. Refuses with `notes.too-many` beyond 200, `not-found`, `scope.refused`.
 */
export const changeNote = defineRoute({
  method: "PUT",
  path: "/api/notes/{perimeterSlug}/{slug}",
  summary: "Keep or delete a note; sent again it changes nothing, and of two wordings none is lost.",
  admission: PLAYING,
  params: noteParams,
  body: z.object({
    page: z.string().check(z.minLength(1), z.maxLength(200)),
    text: z.nullable(lines(NOTE_LENGTH)),
    writtenAt: moment,
    editedAt: moment,
    basedOn: z.nullable(moment),
  }),
  answer: several,
});
