// Knows the pages that an author begins with, besides an empty one: what stands on each, as an example to write over.
import type { GameType, SampleLanguage } from "../../../games/index.ts";
import {
  createAttachments,
  createCards,
  createGame,
  createTextBox,
  type Interactivity,
  sampleTextBox,
} from "../../../interactivities/index.ts";
import { createSlug } from "../../../kernel/index.ts";
import type { Slide } from "../../content/course.ts";
import { PATTERN_TITLES, type PagePattern } from "./pattern-titles.ts";
import { SAMPLE_TEXTS, type SampleTexts } from "./sample-texts.ts";

type Random = () => number;
type MakeBlock = (local: SampleLanguage, random: Random) => Interactivity;

const text =
  (of: keyof SampleTexts): MakeBlock =>
  (local, random) =>
    sampleTextBox(createTextBox(random), SAMPLE_TEXTS[local][of]);
const game =
  (type: GameType): MakeBlock =>
  (local, random) =>
    createGame(type, local, random);
const cards: MakeBlock = (local, random) => createCards("flip-card", local, random);

const BLOCKS: Readonly<Record<PagePattern, readonly MakeBlock[]>> = {
  opening: [text("opening")],
  points: [text("points")],
  steps: [text("steps"), game("ORDERING")],
  comparison: [text("comparison")],
  discovery: [text("discovery"), cards],
  practice: [text("practice"), game("CHOICE")],
  case: [text("case"), game("CHOICE")],
  ending: [text("ending"), createAttachments],
};
export const PAGE_PATTERNS = Object.keys(BLOCKS) as readonly PagePattern[];

/**
 * A page of this pattern in this language, each of its blocks marked as an example, under random slugs that are not
 * compared with those of any course.
 * @param random gives numbers in [0, 1).
 */
export function makePage(pattern: PagePattern, local: SampleLanguage, random: Random): Slide {
  return {
    slug: createSlug(random),
    description: PATTERN_TITLES[pattern][local],
    validators: [],
    requirements: [],
    interactivities: BLOCKS[pattern].map((make) => make(local, random)),
  };
}
