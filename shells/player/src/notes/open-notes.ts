// Knows that notes are loaded with their words, and with the code that keeps them.
import { bringWords } from "@academiz/ui";
import { createElement } from "react";
import { composeNotes } from "../compose-notes.ts";
import { lateWords } from "../late/late-words.ts";
import { CourseNotes, type CourseNotesProps } from "./course-notes.tsx";
import type { NotesPlace } from "./notes-place.ts";

/** @throws Error when the code that reaches the platform could not be loaded: it is requested again. */
export async function openNotes(place: NotesPlace) {
  const input = await composeNotes(place);
  bringWords(lateWords);
  return (props: Omit<CourseNotesProps, "input">) => createElement(CourseNotes, { ...props, input });
}
