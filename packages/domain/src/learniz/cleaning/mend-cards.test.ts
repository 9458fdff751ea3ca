// Knows that no two cards of a set are one, whatever slugs they came with.
import { makeCourse, makeSlide } from "@academiz/testkit/course";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLearniz, type Interactivity } from "../index.ts";

const setOf = (type: "flip-card" | "card-modal", rows: readonly (readonly string[])[]): Interactivity => ({
  ...{ slug: "set", medias: [] },
  type,
  data: { cardSize: "m", cardRows: rows.map((row) => row.map((slug) => ({ slug, title: "Card" }))) },
});
const clean = (...interactivities: readonly Interactivity[]) =>
  cleanLearniz(makeCourse([[makeSlide("page", interactivities)]]));
const listSlugs = ({ learniz }: ReturnType<typeof clean>): readonly string[] =>
  learniz.chapters.flatMap(({ slides }) =>
    slides.flatMap(({ interactivities }) =>
      interactivities.flatMap((one) =>
        one.type === "flip-card" || one.type === "card-modal" ? one.data.cardRows.flat().map(({ slug }) => slug) : [],
      ),
    ),
  );

test.each(["flip-card", "card-modal"] as const)(
  "decisions 5: of equal slugs in a %s the first stays, the next ones come from their place, and are told",
  (type) => {
    const cleaned = clean(
      setOf(type, [
        ["a", "a"],
        ["a-1", "", "", "a"],
      ]),
    );
    expect(listSlugs(cleaned)).toEqual(["a", "a-1-2", "a-1", "", "card-4", "a-5"]);
    expect(cleaned.notices.map(({ code, level }) => [code, level])).toEqual(Array(3).fill(["slug.mended", "warning"]));
    expect(cleaned.notices[0]?.text).toContain("'a'");
  },
);

test("cards of different sets may be called alike, and what is mended once stays as it is", () => {
  const slug = fc.constantFrom("", "a", "b", "a-1", "a-1-2", "card-1");
  fc.assert(
    fc.property(fc.array(fc.array(slug, { maxLength: 4 }), { maxLength: 4 }), (rows) => {
      const cleaned = clean(setOf("flip-card", rows));
      const slugs = listSlugs(cleaned);
      expect(new Set(slugs).size).toBe(slugs.length);
      const again = cleanLearniz(cleaned.learniz);
      expect([again.learniz, again.notices]).toEqual([cleaned.learniz, []]);
      expect(clean(setOf("flip-card", rows))).toEqual(cleaned);
    }),
  );
  const both = clean(setOf("flip-card", [["a"]]), { ...setOf("card-modal", [["a"]]), slug: "other" });
  expect([listSlugs(both), both.notices]).toEqual([["a", "a"], []]);
});
