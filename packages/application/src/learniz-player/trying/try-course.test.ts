// Knows how an author tries a draft while they write it, and that a simulated learner stands where the rules let them.
import type { Learniz } from "@academiz/domain/learniz";
import { isSlideLocked } from "@academiz/domain/progress";
import { arbitraryLearniz } from "@academiz/testkit/course";
import fc from "fast-check";
import { expect, test } from "vitest";
import { listPlayable, NEWCOMER, type SimulatedLearner, type Trial, tryCourse } from "../index.ts";
import { answer, makeHalfRight, makeLockedCourse, RIGHT, retry, submit, WRONG } from "../testing/courses.ts";
import { type Player, startPlayer } from "../testing/start-player.ts";

const preview = (learniz: Learniz, startSlug = "s0") =>
  startPlayer(learniz, { mode: "PREVIEW", enforcesRules: false, startSlug });

/** As the bar beside an editor does; false where it could not. */
function change(player: Player, trial: Partial<Trial> & { readonly learniz?: Learniz }): boolean {
  const { context } = player.actor.getSnapshot();
  const { toPlay } = context.loaded ?? {};
  if (!toPlay) throw new Error("nothing is played");
  const { learniz, ...rest } = trial;
  const as = tryCourse(context, {
    toPlay: learniz ? { ...toPlay, config: learniz } : toPlay,
    learner: NEWCOMER,
    enforcesRules: context.enforcesRules,
    at: null,
    isAnew: false,
    ...rest,
  });
  if (as) player.send({ type: "course.renewed", as });
  return as !== null;
}
const played = (...games: readonly (readonly [string, number])[]): SimulatedLearner => ({
  ...NEWCOMER,
  played: new Map(games),
});
const retitle = (learniz: Learniz, slug: string, description: string): Learniz => ({
  ...learniz,
  chapters: learniz.chapters.map((chapter) => ({
    ...chapter,
    slides: chapter.slides.map((slide) => (slide.slug === slug ? { ...slide, description } : slide)),
  })),
});

test("§4.77 changes show while the course is played, where the author is, and answers stay", async () => {
  const course = makeLockedCourse();
  const player = await preview(course, "s1");
  const { view, send } = player;
  send(answer("g1", WRONG));
  expect(change(player, { learniz: retitle(course, "s1", "Another title") })).toBe(true);
  expect(view().course?.slide).toMatchObject({ slug: "s1", title: "Another title" });
  expect(view().course?.slide.interactivities).toMatchObject([{ missingCount: 0, isDone: false }]);
  send(submit("g1"));
  expect(view().course).toMatchObject({ score: 0 });
  change(player, { learniz: course });
  expect(view().course).toMatchObject({ slide: { slug: "s1" }, score: 0 });
  expect(view().saving).toBe("off");
});

test("§4.47 answers are judged by the present game, each attempt counted", async () => {
  const course = makeLockedCourse();
  const player = await preview(course, "s1");
  const { view, send } = player;
  send(answer("g1", WRONG), submit("g1"), retry("g1"), answer("g1", RIGHT), submit("g1"));
  expect(view().course).toMatchObject({ score: 100 });
  const [chapter, ...rest] = course.chapters;
  const [s0, s1] = chapter?.slides ?? [];
  if (!chapter || !s0 || !s1) throw new Error("the course has another shape");
  const asking = (game: unknown) =>
    ({ ...course, chapters: [{ ...chapter, slides: [s0, { ...s1, interactivities: [game] }] }, ...rest] }) as Learniz;
  // Another statement was added, which is not answered yet: the attempt goes on.
  change(player, { learniz: asking(makeHalfRight("g1", {})) });
  expect(view().course?.slide.interactivities).toMatchObject([{ isDone: false, missingCount: 1 }]);
  change(player, { learniz: course });
  send(answer("g1", RIGHT), submit("g1"));
  expect(view().course).toMatchObject({ score: 100 });
  // The block was removed and comes back: its answers are forgotten.
  change(player, { learniz: asking({ ...s0.interactivities[0], slug: "t9" }) });
  change(player, { learniz: course });
  expect(view().course?.slide.interactivities).toMatchObject([{ isDone: false, missingCount: 1 }]);
});

test("§4.35 §3.147 under the rules a simulated learner stands where they allow it: what locks the page is told", async () => {
  const player = await preview(makeLockedCourse(), "s2");
  const { view } = player;
  change(player, { enforcesRules: true, at: "s2", isAnew: true });
  expect(view().course).toMatchObject({ slide: { slug: "s1" }, lockedOut: { slug: "s2", isLocked: true } });
  expect(view().course?.lockedOut?.reasons[0]).toMatchObject({ slug: "g1", type: "SCORE" });
  change(player, { learner: played(["g1", 1]), at: "s2", isAnew: true });
  expect(view().course).toMatchObject({ slide: { slug: "s2" }, lockedOut: null, score: 100 });
  change(player, { learner: played(["g1", 0]), at: "s2", isAnew: true });
  expect(view().course).toMatchObject({ slide: { slug: "s1" }, lockedOut: { slug: "s2" }, score: 0 });
  // A learner who read nothing on their way does not reach the quiz, so they cannot have played it.
  change(player, { learner: { ...NEWCOMER, hasReadBefore: false }, at: "s2", isAnew: true });
  expect(view().course).toMatchObject({ slide: { slug: "s0" }, lockedOut: { slug: "s2" } });
});

test("§4.31 a new rule locks at once what the learner has not earned", async () => {
  const course = makeLockedCourse();
  const open = { ...course, chapters: course.chapters.map((one) => ({ ...one, requirements: [] })) };
  const player = await preview(open, "s2");
  change(player, { enforcesRules: true, at: "s2" });
  expect(player.view().course).toMatchObject({ slide: { slug: "s2" }, lockedOut: null });
  change(player, { learniz: course, at: "s2" });
  expect(player.view().course).toMatchObject({ lockedOut: { slug: "s2", isLocked: true } });
});

test("a draft without a page is not played, and the former one stays", async () => {
  const course = makeLockedCourse();
  const player = await preview(course);
  expect(change(player, { learniz: { ...course, chapters: [] } })).toBe(false);
  expect(player.view().course?.slide.slug).toBe("s0");
});

test("decisions 6 a learner's own course takes no change as a draft does", async () => {
  const player = await startPlayer(makeLockedCourse());
  change(player, { enforcesRules: false, at: "s2" });
  expect(player.view().course).toMatchObject({ enforcesRules: true, slide: { slug: "s0" } });
});

test("§4.31 §4.35 whatever they are said to have played, no simulated learner has a result on a locked page", () =>
  fc.assert(
    fc.asyncProperty(
      arbitraryLearniz.filter(({ chapters }) => chapters.some(({ slides }) => slides.length > 0)),
      fc.array(fc.nat(3), { minLength: 8, maxLength: 8 }),
      fc.nat(30),
      async (learniz, rights, pick) => {
        const player = await preview(learniz);
        const { loaded } = player.actor.getSnapshot().context;
        const games = loaded ? listPlayable(loaded.course) : [];
        const pages = learniz.chapters.flatMap(({ slides }) => slides);
        const learner = played(...games.map(({ slug }, at) => [slug, rights[at % rights.length] ?? 0] as const));
        const at = pages[pick % pages.length]?.slug ?? null;
        change(player, { learner, at, enforcesRules: true, isAnew: true });
        const progress = player.progress();
        for (const [chapterIndex, { slides }] of progress.chapters.entries())
          for (const [slideIndex, { interactivities, scrolled }] of slides.entries()) {
            if (!isSlideLocked(progress, { chapterIndex, slideIndex })) continue;
            expect(scrolled).toBe(false);
            for (const { status } of interactivities) expect(["NOT_STARTED", "LOCKED"]).toContain(status);
          }
        const { course } = player.view();
        expect(course?.slide.slug === at || course?.lockedOut?.slug === at).toBe(true);
      },
    ),
    { numRuns: process.env["ACADEMIZ_LONG"] ? 1_000 : 60 },
  ));
