// Knows what is shown before the questions (§2.29–§2.32): a story in pictures, an intro, or nothing.
import * as z from "zod/mini";
import { readRecord } from "./read-record.ts";

/** A picture of the story, with its line. */
export interface StoryPicture {
  readonly uuid: string;
  /** `document:<slug>`; empty until one was chosen. */
  readonly src: string;
  readonly text: string;
}
export interface SequenceStory {
  /** §2.30 The pictures are shown first. */
  readonly isCinematic: boolean;
  readonly pictures: readonly StoryPicture[];
  /** §2.31 With an empty title there is no intro. */
  readonly intro: { readonly title: string; readonly text: string };
}

const text = z.catch(z._default(z.string(), ""), "");
const picturesSchema = z.catch(z.array(z.object({ uuid: z.string(), src: text, text })), []);

/** Reads content of any shape. Never throws. */
export function readStory(config: unknown): SequenceStory {
  const { params, content } = readRecord(config);
  const { show3dCinematic } = readRecord(readRecord(params)["graphicConfig"]);
  const { intro, cinematic } = readRecord(content);
  const { title, text: words } = readRecord(intro);
  return {
    isCinematic: show3dCinematic === true,
    pictures: picturesSchema.parse(cinematic),
    intro: { title: text.parse(title), text: text.parse(words) },
  };
}

/** The views that a learner may see first. */
export const SEQUENCE_VIEWS = ["CINEMATIC", "INTRO", "SMART_SEQUENCE"] as const;
export type SequenceView = (typeof SEQUENCE_VIEWS)[number];

/** §2.30–§2.32 A story without a picture is skipped. */
export function chooseFirstView({ isCinematic, pictures, intro }: SequenceStory): SequenceView {
  if (isCinematic && pictures.some(({ src }) => src !== "")) return "CINEMATIC";
  return chooseAfterStory({ intro });
}
/** What comes after the story. */
export const chooseAfterStory = ({ intro }: Pick<SequenceStory, "intro">): SequenceView =>
  intro.title.trim() === "" ? "SMART_SEQUENCE" : "INTRO";
