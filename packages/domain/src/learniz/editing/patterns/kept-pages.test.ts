// Knows that pages that were kept as a template come back as they were, wherever they are added.
import { arbitraryLearniz } from "@academiz/testkit/course";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLearniz } from "../../cleaning/clean-learniz.ts";
import type { Learniz } from "../../content/course.ts";
import { isNewTitle } from "../index.ts";
import { addKeptPages, keepPages } from "./index.ts";

const anyDice = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
const listSlides = ({ chapters }: Learniz) => chapters.flatMap(({ slides }) => slides);
/** The content of a page, without slugs, and without the number of a title that nobody wrote. */
const readPage = (learniz: Learniz) =>
  listSlides(learniz).map(({ description, interactivities }) => [
    isNewTitle(description) ? description.replace(/ \d+$/, "") : description,
    interactivities.map(({ type }) => type),
  ]);
const listSlugs = (learniz: Learniz) =>
  learniz.chapters.flatMap(({ slug, slides }) => [
    slug,
    ...slides.flatMap((slide) => [slide.slug, ...slide.interactivities.map((one) => one.slug)]),
  ]);

test("pages are kept as a course of their own, and are added to any course as they were, under new slugs", () => {
  fc.assert(
    fc.property(
      arbitraryLearniz,
      arbitraryLearniz,
      fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
      anyDice,
      (from, into, picks, dice) => {
        const all = listSlides(from);
        const named = all.length === 0 ? [] : picks.map((pick) => all[pick % all.length]?.slug ?? "");
        const kept = keepPages(from, named, "Mine");
        expect(kept === null).toBe(named.length === 0);
        if (!kept) return;
        expect(listSlides(kept).map(({ slug }) => slug)).toEqual(
          all.map(({ slug }) => slug).filter((slug) => named.includes(slug)),
        );
        expect([kept.local, kept.context.title, cleanLearniz(kept).notices]).toEqual([from.local, "Mine", []]);
        const before = cleanLearniz(into).learniz;
        const last = before.chapters.at(-1);
        const place = last ? { into: last.slug, after: last.slides.at(-1)?.slug ?? null } : null;
        const after = addKeptPages(before, kept, place, () => dice.next().value ?? 0);
        expect(readPage(after)).toEqual([...readPage(before), ...readPage(kept)]);
        const slugs = listSlugs(after);
        expect(new Set(slugs).size).toBe(slugs.length);
        expect(listSlugs(before).every((slug) => slugs.includes(slug))).toBe(true);
      },
    ),
  );
});

test("the pages of a chapter are kept; a template without pages adds none", () => {
  fc.assert(
    fc.property(arbitraryLearniz, (learniz) => {
      const [chapter] = learniz.chapters;
      const kept = keepPages(learniz, [chapter?.slug ?? ""], "Mine");
      expect(kept === null).toBe((chapter?.slides.length ?? 0) === 0);
      if (kept) expect(listSlides(kept)).toHaveLength(chapter?.slides.length ?? 0);
      expect(addKeptPages(learniz, { ...learniz, chapters: [] }, null, () => 0)).toBe(learniz);
    }),
  );
});
