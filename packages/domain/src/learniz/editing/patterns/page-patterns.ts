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

interface Pattern {
  readonly titles: Readonly<Record<SampleLanguage, string>>;
  readonly blocks: readonly MakeBlock[];
}

const PATTERNS = {
  opening: { titles: { EN: "Welcome", FR: "Bienvenue" }, blocks: [text("opening")] },
  points: { titles: { EN: "Key points", FR: "L’essentiel" }, blocks: [text("points")] },
  steps: { titles: { EN: "Step by step", FR: "Pas à pas" }, blocks: [text("steps"), game("ORDERING")] },
  comparison: { titles: { EN: "Side by side", FR: "Côte à côte" }, blocks: [text("comparison")] },
  discovery: { titles: { EN: "To discover", FR: "À découvrir" }, blocks: [text("discovery"), cards] },
  practice: { titles: { EN: "Your turn", FR: "À vous de jouer" }, blocks: [text("practice"), game("CHOICE")] },
  case: { titles: { EN: "A case", FR: "Un cas" }, blocks: [text("case"), game("CHOICE")] },
  ending: { titles: { EN: "In short", FR: "En bref" }, blocks: [text("ending"), createAttachments] },
} as const satisfies Readonly<Record<string, Pattern>>;

/** A page to begin with, besides an empty one. */
export type PagePattern = keyof typeof PATTERNS;
/** In the order in which a course uses them. */
export const PAGE_PATTERNS = Object.keys(PATTERNS) as readonly PagePattern[];

/** The titles that pages made from patterns come with. */
export const PATTERN_TITLES: readonly string[] = Object.values(PATTERNS).flatMap(({ titles }) => Object.values(titles));

/**
 * A page of this pattern in this language, each of its blocks marked as an example, under random slugs that are not
 * compared with those of any course.
 * @param random gives numbers in [0, 1).
 */
export function makePage(pattern: PagePattern, local: SampleLanguage, random: Random): Slide {
  const { titles, blocks } = PATTERNS[pattern];
  return {
    slug: createSlug(random),
    description: titles[local],
    validators: [],
    requirements: [],
    interactivities: blocks.map((make) => make(local, random)),
  };
}
