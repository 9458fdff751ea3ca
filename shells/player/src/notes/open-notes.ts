// Knows that notes come with their words, and with what keeps them.
import { bringWords } from "@academiz/ui";
import { createElement } from "react";
import { composeNotes } from "../compose-notes.ts";
import { lateWords } from "../late/late-words.ts";
import { CourseNotes, type CourseNotesProps } from "./course-notes.tsx";
import type { NotesPlace } from "./notes-place.ts";

/** @throws Error when what reaches the platform could not be fetched: it is asked for again. */
export async function openNotes(place: NotesPlace) {
  const input = await composeNotes(place);
  bringWords(lateWords);
  return (props: Omit<CourseNotesProps, "input">) => createElement(CourseNotes, { ...props, input });
}
