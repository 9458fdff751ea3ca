// Knows, case by case, what locks, what opens, and what a learner is told about it.
import {
  arbitraryEvents,
  arbitraryLearniz,
  makeCourse,
  makeGame,
  makeSlide,
  playEvents,
} from "@academiz/testkit/course";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compileLearniz, type Learniz, type Requirement, removeRules } from "../learniz/index.ts";
import {
  applyGodMode,
  applyInteractivityUpdate,
  applySlideChange,
  buildRequirementsTree,
  createProgress,
  explainLock,
  isSlideLocked,
  type LearnizProgress,
} from "./index.ts";

const seen: Requirement = { elements: [{ type: "STATUS", chapterSlug: "c0", slideSlug: "a" }] };
const scored: Requirement = {
  elements: [{ type: "SCORE", chapterSlug: "c0", slideSlug: "b", interactivitySlug: "g", score: 50 }],
};
const learniz: Learniz = (() => {
  const plain = makeCourse([
    [makeSlide("a"), makeSlide("b", [makeGame("g", 1)])],
    [{ ...makeSlide("c"), requirements: [seen, scored] }],
  ]);
  const [first, second] = plain.chapters;
  return { ...plain, chapters: [first, { ...second, requirements: [scored] }] as Learniz["chapters"] };
})();
const course = compileLearniz(learniz);
const fresh = createProgress(course, "p");
const update = (score: number) => ({ slug: "g", status: "COMPLETE" as const, score });

test("§4.30 §4.35 what has requirements starts LOCKED, and a slide in a locked chapter counts as locked", () => {
  expect(fresh.chapters.map(({ status }) => status)).toEqual(["NOT_STARTED", "LOCKED"]);
  expect(fresh.chapters[1]?.slides[0]?.status).toBe("LOCKED");
  expect(isSlideLocked(fresh, { chapterIndex: 0, slideIndex: 0 })).toBe(false);
  expect(
    isSlideLocked(
      {
        ...fresh,
        chapters: fresh.chapters.map((chapter) => ({
          ...chapter,
          slides: chapter.slides.map((slide) => ({ ...slide, status: "STARTED" as const })),
        })),
      },
      { chapterIndex: 1, slideIndex: 0 },
    ),
  ).toBe(true);
  expect(isSlideLocked(fresh, { chapterIndex: 5, slideIndex: 0 })).toBe(true);
});

test("§4.31–§4.33 an element opens when every requirement in its locker list is met", () => {
  const low = applyInteractivityUpdate(course, fresh, update(49), "LAST");
  expect(low.progress.chapters[1]?.status).toBe("LOCKED");
  const high = applyInteractivityUpdate(course, low.progress, update(50), "LAST");
  expect(high.progress.chapters[1]?.status).toBe("NOT_STARTED");
  expect(high.effects).toContainEqual({ type: "element.unlocked", slug: "c1" });
  expect(high.progress.chapters[1]?.slides[0]?.status).toBe("LOCKED");
  const both = applySlideChange(course, high.progress, { chapterIndex: 0, slideIndex: 0 });
  expect(both.progress.chapters[1]?.slides[0]?.status).toBe("NOT_STARTED");
});

test("§3.160 a locked element tells what is missing, its chapter's reasons included; an open one tells nothing", () => {
  const status = { kind: "slide", slug: "a", type: "STATUS" };
  const score = { kind: "interactivity", slug: "g", type: "SCORE", score: 50 };
  expect(explainLock(course, fresh, "c1")).toEqual([score]);
  expect(explainLock(course, fresh, "c")).toEqual([status, score, score]);
  expect(explainLock(course, fresh, "a")).toEqual([]);
  expect(explainLock(course, fresh, "nowhere")).toEqual([]);
});

test("§3.159–§3.161 the tree holds for each element what still blocks it and what it still blocks", () => {
  const tree = buildRequirementsTree(course, fresh);
  expect(tree.chapters.map(({ slug }) => slug)).toEqual(["c0", "c1"]);
  expect(tree.chapters[0]?.slides[1]?.interactivities[0]).toEqual({
    slug: "g",
    elementsLocker: [],
    elementsLocked: [
      { kind: "chapter", slug: "c1" },
      { kind: "slide", slug: "c" },
    ],
  });
  expect(tree.chapters[1]?.slides[0]?.elementsLocker.map(({ slug }) => slug)).toEqual(["a", "g"]);
  const after = buildRequirementsTree(
    course,
    applySlideChange(course, fresh, { chapterIndex: 0, slideIndex: 0 }).progress,
  );
  expect(after.chapters[0]?.slides[0]?.elementsLocked).toEqual([]);
  expect(after.chapters[1]?.slides[0]?.elementsLocker.map(({ slug }) => slug)).toEqual(["g"]);
});

test("§3.160 §3.161 in any state, each of the tree's two lists is the inverse of the other", () => {
  fc.assert(
    fc.property(arbitraryLearniz, arbitraryEvents, (content, events) => {
      const any = compileLearniz(content);
      const progress = playEvents(any, events, "LAST").at(-1) ?? createProgress(any, "p");
      const nodes = buildRequirementsTree(any, progress).chapters.flatMap((chapter) => [
        chapter,
        ...chapter.slides.flatMap((slide) => [slide, ...slide.interactivities]),
      ]);
      const forth = nodes.flatMap((node) => node.elementsLocker.map(({ slug }) => `${node.slug} < ${slug}`));
      const back = nodes.flatMap((node) => node.elementsLocked.map(({ slug }) => `${slug} < ${node.slug}`));
      expect(new Set(back)).toEqual(new Set(forth));
    }),
  );
});

test("§4.79 without rules nothing is locked and every slide completes once it is seen", () => {
  fc.assert(
    fc.property(arbitraryLearniz, (content) => {
      const free = compileLearniz(removeRules(content));
      let progress = createProgress(free, "p");
      for (const place of free.slides) progress = applySlideChange(free, progress, place).progress;
      if (free.slides.length > 0) expect([progress.percentage, progress.status]).toEqual([100, "COMPLETE"]);
    }),
  );
});

test("§4.55 §4.79 god mode opens every locked element, reports it, and keeps every result and the place", () => {
  fc.assert(
    fc.property(arbitraryLearniz, arbitraryEvents, (any, events) => {
      const compiled = compileLearniz(any);
      const played = playEvents(compiled, events, "BEST_SCORE").at(-1) ?? createProgress(compiled, "p");
      const god = applyGodMode(compiled, played);
      const elements = [...god.progress.chapters, ...god.progress.chapters.flatMap(({ slides }) => slides)];
      expect(elements.filter(({ status }) => status === "LOCKED")).toEqual([]);
      expect(god.course.lockers.size).toBe(0);
      const before = [...played.chapters, ...played.chapters.flatMap(({ slides }) => slides)];
      const locked = before.filter(({ status }) => status === "LOCKED").map(({ slug }) => slug);
      expect(god.effects.map((effect) => "slug" in effect && effect.slug).sort()).toEqual(locked.sort());
      expect(keepResults(god.progress)).toEqual(keepResults(played));
      expect(god.notices).toEqual([]);
    }),
  );
});
const keepResults = ({ time, status, currentSlideSlug, chapters }: LearnizProgress) => ({
  time,
  status,
  currentSlideSlug,
  interactivities: chapters.flatMap(({ slides }) => slides.flatMap(({ interactivities }) => interactivities)),
});
