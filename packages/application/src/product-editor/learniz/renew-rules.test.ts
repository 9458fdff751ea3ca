import { addSlide, changeSlide } from "@academiz/domain/editing";
import { createLearniz } from "@academiz/domain/learniz";
import { expect, test } from "vitest";
import { renewRules } from "./renew-rules.ts";

function makeDice(): () => number {
  let at = 0;
  return () => (at = (at + 0.137) % 1);
}
const random = makeDice();
const learniz = createLearniz({ title: "Fire", local: "EN" }, random);
const before = { name: "Fire", learniz };
const chapterSlug = learniz.chapters[0]?.slug ?? "";
const grown = addSlide(learniz, { chapterSlug, after: null, title: "Next" }, random);

test("§5.29 a slide that is added is asked for at once when everything is to be done", () => {
  const next = renewRules({ name: "Fire", learniz: grown }, before, random).learniz;
  const asked = next.chapters[0]?.validators.flatMap(({ elements }) => elements.map(({ slug }) => slug));
  expect(asked).toEqual(next.chapters[0]?.slides.map(({ slug }) => slug));
});

test("§5.28 in order: each slide waits for the one before it, as soon as that is set", () => {
  const chained = { ...grown, validationConditions: { chainedRequirements: true } };
  const slides = renewRules({ name: "Fire", learniz: chained }, before, random).learniz.chapters[0]?.slides ?? [];
  expect(
    slides.map(({ requirements }) => requirements.flatMap(({ elements }) => elements[0]?.slideSlug ?? [])),
  ).toEqual([[], [slides[0]?.slug]]);
});

test("what an edit does not touch stays the same object: only what changed is drawn again", () => {
  const two = renewRules({ name: "Fire", learniz: grown }, before, random);
  const [first, second] = two.learniz.chapters[0]?.slides ?? [];
  const renamed = changeSlide(two.learniz, second?.slug ?? "", (slide) => ({ ...slide, description: "Renamed" }));
  const next = renewRules({ name: "Fire", learniz: renamed }, two, random).learniz;
  expect(next.chapters[0]?.slides[0]).toBe(first);
  expect(next.chapters[0]?.slides[1]?.description).toBe("Renamed");
  expect(next.validators).toBe(two.learniz.validators);
});

test("a change of the name alone leaves the course as it is", () => {
  const next = { name: "Fire!", learniz };
  expect(renewRules(next, before, random)).toBe(next);
});
