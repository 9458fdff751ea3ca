// Knows the words and the picture of beginning a product of each type, wherever it is offered.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  BookOpen,
  Gamepad2,
  Layers,
  ListChecks,
  type LucideIcon,
  PackagePlus,
  Paperclip,
  Presentation,
  Route,
} from "lucide-react";
import type { NewType } from "./new-types.ts";

export interface Beginning {
  readonly Icon: LucideIcon;
  readonly title: MessageDescriptor;
}
export interface Creation extends Beginning {
  readonly submit: MessageDescriptor;
  readonly language: MessageDescriptor;
  /** Said where the name is missing. */
  readonly missing: MessageDescriptor;
}

/** What begins empty. */
export const CREATIONS: Readonly<Record<NewType, Creation>> = {
  learniz: {
    Icon: BookOpen,
    title: msg`New course`,
    submit: msg`Create the course`,
    language: msg`Language of the course`,
    missing: msg`The course needs a name.`,
  },
  game: {
    Icon: Gamepad2,
    title: msg`New game`,
    submit: msg`Create the game`,
    language: msg`Language of the game`,
    missing: msg`The game needs a name.`,
  },
  section: {
    Icon: Layers,
    title: msg`New section`,
    submit: msg`Create the section`,
    language: msg`Language of the section`,
    missing: msg`The section needs a name.`,
  },
  attachment: {
    Icon: Paperclip,
    title: msg`New attachment`,
    submit: msg`Create the attachment`,
    language: msg`Language of the attachment`,
    missing: msg`The attachment needs a name.`,
  },
  classiz: {
    Icon: Presentation,
    title: msg`New classroom`,
    submit: msg`Create the classroom`,
    language: msg`Language of the classroom`,
    missing: msg`The classroom needs a name.`,
  },
  coursiz: {
    Icon: Route,
    title: msg`New path`,
    submit: msg`Create the path`,
    language: msg`Language of the path`,
    missing: msg`The path needs a name.`,
  },
  "smart-sequence": {
    Icon: ListChecks,
    title: msg`New smart sequence`,
    submit: msg`Create the sequence`,
    language: msg`Language of the sequence`,
    missing: msg`The sequence needs a name.`,
  },
};
export const IMPORT: Beginning = { Icon: PackagePlus, title: msg`Import a SCORM package` };
