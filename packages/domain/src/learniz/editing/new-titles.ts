// Knows what new chapters and pages are called before their author names them: in the language of the course.
import { GAME_TYPES, sampleGame } from "../../games/index.ts";
import type { Learniz, Slide } from "../content/course.ts";
import { PATTERN_TITLES } from "./patterns/pattern-titles.ts";

type Language = Learniz["local"];

/** The titles of what is new in a course of each language. */
export const NEW_TITLES: Readonly<Record<Language, { readonly chapter: string; readonly slide: string }>> = {
  FR: { chapter: "Nouveau chapitre", slide: "Nouvelle page" },
  EN: { chapter: "New chapter", slide: "New page" },
};

const LANGUAGES: readonly Language[] = ["FR", "EN"];
const FIRST = /^(Page|Chapter|Chapitre)$/;
const NUMBER = / \d+$/;
const titles = new Set([
  ...Object.values(PATTERN_TITLES).flatMap((of) => Object.values(of)),
  ...LANGUAGES.flatMap((local) => [
    NEW_TITLES[local].chapter,
    NEW_TITLES[local].slide,
    ...GAME_TYPES.map((type) => sampleGame(type, local, () => 0.5).title),
  ]),
]);

/** True for a title that new chapters and pages have: no author has written it. */
export const isNewTitle = (title: string): boolean =>
  titles.has(title.replace(NUMBER, "")) || (NUMBER.test(title) && FIRST.test(title.replace(NUMBER, "")));

export const listPages = ({ chapters }: Pick<Learniz, "chapters">): readonly Slide[] =>
  chapters.flatMap(({ slides }) => slides);

/** What one more page is called beside these: a title that nobody has written is numbered where one of them has it. */
export function freeTitle(pages: readonly Pick<Slide, "description">[], title: string): string {
  const taken = new Set(pages.map(({ description }) => description));
  const name = title.replace(NUMBER, "");
  let free = title;
  for (let number = 2; isNewTitle(title) && taken.has(free); number += 1) free = `${name} ${number}`;
  return free;
}
