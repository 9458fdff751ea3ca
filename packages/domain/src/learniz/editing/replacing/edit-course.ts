// Knows every text that an author writes in a course, and the element to which it belongs.
import { editTexts, type Interactivity } from "../../../interactivities/index.ts";
import { applyEdits, type EditText, shareUnchanged } from "../../../kernel/index.ts";
import type { Learniz } from "../../content/course.ts";

/** The slug of the block, page or chapter that a text stands in; null for the course itself. */
export type TextOwner = string | null;

/** An interactivity without anything to edit stays exactly as it was stored. */
function editOne(one: Interactivity, edit: EditText): Interactivity {
  let isTouched = false;
  const edited = editTexts(one, (text) => {
    const edits = edit(text);
    isTouched ||= edits.length > 0;
    return edits;
  });
  return isTouched ? edited : one;
}

/** The longest name of a product. */
const MOST_IN_TITLE = 200;

/** A course needs a title, and its product a name: an edit that would leave none is not made. */
const keepTitle = (title: string, written: string) =>
  written.trim() === "" || written.length > MOST_IN_TITLE ? title : written;

/** The course with its texts edited, in the order of reading; unchanged parts stay the very same. */
export function editCourse(learniz: Learniz, editOf: (owner: TextOwner) => EditText): Learniz {
  const write = (owner: TextOwner, text: string) => applyEdits(text, editOf(owner)(text));
  const { title, description, author } = learniz.context;
  const edited: Learniz = {
    ...learniz,
    context: {
      ...learniz.context,
      title: keepTitle(title, write(null, title)),
      ...(description !== undefined && { description: write(null, description) }),
      ...(author !== undefined && { author: write(null, author) }),
    },
    chapters: learniz.chapters.map((chapter) => ({
      ...chapter,
      title: write(chapter.slug, chapter.title),
      slides: chapter.slides.map((slide) => ({
        ...slide,
        description: write(slide.slug, slide.description),
        interactivities: slide.interactivities.map((one) => editOne(one, editOf(one.slug))),
      })),
    })),
  };
  return shareUnchanged(learniz, edited);
}
