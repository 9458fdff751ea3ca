// Knows what new chapters and pages are called before their author names them: in the language of the course.
import { GAME_TYPES, sampleGame } from "../../games/index.ts";
import type { Learniz } from "../content/course.ts";
import { PATTERN_TITLES } from "./patterns/page-patterns.ts";

type Language = Learniz["local"];

/** The titles of what is new in a course of each language. */
export const NEW_TITLES: Readonly<Record<Language, { readonly chapter: string; readonly slide: string }>> = {
  FR: { chapter: "Nouveau chapitre", slide: "Nouvelle page" },
  EN: { chapter: "New chapter", slide: "New page" },
};

const LANGUAGES: readonly Language[] = ["FR", "EN"];
const FIRST = /^(Page|Chapter|Chapitre) \d+$/;
const titles = new Set([
  ...PATTERN_TITLES,
  ...LANGUAGES.flatMap((local) => [
    NEW_TITLES[local].chapter,
    NEW_TITLES[local].slide,
    ...GAME_TYPES.map((type) => sampleGame(type, local, () => 0.5).title),
  ]),
]);

/** True for a title that new chapters and pages have: no author has written it. */
export const isNewTitle = (title: string): boolean => titles.has(title) || FIRST.test(title);
