// Knows that each element of a course has a slug of its own (§5.23).
import { followGames } from "../../interactivities/index.ts";
import type { Notice } from "../../kernel/index.ts";
import type { Learniz } from "../content/course.ts";
import { followRenamed, type Renamed } from "./follow-renamed.ts";

/** Makes a free slug for an element whose slug was empty or repeated. `indexes` lead from the course to the element. */
export type SlugMaker = (old: string, indexes: readonly number[], isTaken: (slug: string) => boolean) => string;

/**
 * Gives every chapter, slide and interactivity a slug of its own. The first of equal slugs, depth first, stays; rules
 * follow the element that they meant (`followRenamed`), cards the game of their page. Gives the same course back when
 * nothing was wrong; a notice for each new slug (§8.29).
 */
export function mendSlugs(learniz: Learniz, makeSlug: SlugMaker): { learniz: Learniz; notices: readonly Notice[] } {
  const all = new Set<string>();
  for (const chapter of learniz.chapters) {
    all.add(chapter.slug);
    for (const slide of chapter.slides) {
      all.add(slide.slug);
      for (const interactivity of slide.interactivities) all.add(interactivity.slug);
    }
  }
  const named: Renamed[] = [];
  const seen = new Set<string>();
  const notices: Notice[] = [];
  const pickSlug = (old: string, indexes: readonly number[]): string => {
    if (old !== "" && !seen.has(old)) {
      seen.add(old);
      return old;
    }
    // Slugs further down the tree count as taken too, so that no owner loses its slug to a mended one.
    const slug = makeSlug(old, indexes, (candidate) => all.has(candidate));
    all.add(slug);
    seen.add(slug);
    const trouble = old === "" ? "Null slug" : `Duplicate slug '${old}'`;
    notices.push({ code: "slug.mended", level: "warning", text: `${trouble} at ${indexes.join("-")} : now '${slug}'` });
    return slug;
  };
  const name = (kind: Renamed["kind"], old: string, parent: Renamed | undefined, ...indexes: readonly number[]) => {
    const one: Renamed = { kind, old, slug: pickSlug(old, indexes), parent };
    named.push(one);
    return one;
  };
  const chapters = learniz.chapters.map((chapter, c) => {
    const ofChapter = name("chapter", chapter.slug, undefined, c);
    const slides = chapter.slides.map((slide, s) => {
      const ofSlide = name("slide", slide.slug, ofChapter, c, s);
      const interactivities = slide.interactivities.map((interactivity, i) => {
        const { slug } = name("interactivity", interactivity.slug, ofSlide, c, s, i);
        return slug === interactivity.slug ? interactivity : { ...interactivity, slug };
      });
      const findOwn = (old: string) =>
        interactivities[slide.interactivities.findIndex(({ slug }) => slug === old)]?.slug;
      const followed = interactivities.map((one) => followGames(one, (game) => findOwn(game) ?? game));
      return { ...slide, slug: ofSlide.slug, interactivities: followed };
    });
    return { ...chapter, slug: ofChapter.slug, slides };
  });
  if (notices.length === 0) return { learniz, notices };
  return { learniz: followRenamed({ ...learniz, chapters }, named), notices };
}
