// Knows that notes come with their words.
import { bringWords } from "@academiz/ui";
import { lateWords } from "../late/late-words.ts";
import { CourseNotes } from "./course-notes.tsx";

export function openNotes(): typeof CourseNotes {
  bringWords(lateWords);
  return CourseNotes;
}
