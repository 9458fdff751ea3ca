// Knows how an author goes through a draft: from the page they are writing, with its rules or without.
import { makeCourse, makeSlide } from "@academiz/testkit/course";
import { expect, test } from "vitest";
import { switchRules } from "./index.ts";
import { answer, choose, makeLockedCourse, RIGHT, submit } from "./testing/courses.ts";
import { type Player, type PlayerOptions, startPlayer } from "./testing/start-player.ts";

/** Switches the rules as the bar above a preview does. */
function turn(player: Player, enforced: boolean): void {
  const as = switchRules(player.actor.getSnapshot().context, enforced);
  if (as) player.send({ type: "course.renewed", as });
}

const preview = (options: PlayerOptions = {}) =>
  startPlayer(makeLockedCourse(), { mode: "PREVIEW", enforcesRules: false, ...options });

test.each([
  ["s2", "s2"],
  ["c1", "s2"],
  ["s0", "s0"],
  ["t2", "s0"],
  ["gone", "s0"],
])("§4.77 §4.79 a preview that is asked for at %s begins at %s", async (startSlug, slug) => {
  const { view } = await preview({ startSlug });
  expect(view().course).toMatchObject({ slide: { slug }, enforcesRules: false });
});

test("§4.79 its author switches the rules on, as for a learner who begins, and off again with what was done", async () => {
  const player = await preview({ startSlug: "s1" });
  const { view, send, line } = player;
  send(answer("g1", RIGHT), submit("g1"));
  expect(view().course).toMatchObject({ slide: { slug: "s1" }, score: 100 });
  turn(player, true);
  expect(view().course).toMatchObject({ enforcesRules: true, slide: { slug: "s0" }, score: null, percentage: 0 });
  expect(view().course?.next?.isLocked).toBe(true);
  send({ type: "slide.scrolled" }, choose(0, 1), answer("g1", RIGHT), submit("g1"));
  expect(view().course).toMatchObject({ slide: { slug: "s1" }, score: 100 });
  turn(player, false);
  expect(view().course).toMatchObject({ enforcesRules: false, slide: { slug: "s1" }, score: 100 });
  expect(view().course?.next?.isLocked).toBe(false);
  expect(view().saving).toBe("off");
  expect(line.asked).toEqual(["load"]);
});

test.each([
  ["c1", "a2"],
  ["c3", "b1"],
])("§4.77 a preview that is asked for at the empty chapter %s begins at the nearest page", async (startSlug, slug) => {
  const course = makeCourse([[makeSlide("a1")], [], [makeSlide("a2"), makeSlide("b1")], []]);
  const { view } = await startPlayer(course, { mode: "PREVIEW", enforcesRules: false, startSlug });
  expect(view().course?.slide.slug).toBe(slug);
});

test("§4.79 rules that are on stay at the page where the author is, when a learner could begin there", async () => {
  const player = await preview({ startSlug: "s0" });
  const { view } = player;
  turn(player, true);
  expect(view().course).toMatchObject({ enforcesRules: true, slide: { slug: "s0" } });
});

test("§4.79 rules that lock the page where the author is say so, and why, until the author goes on or they are off again", async () => {
  const player = await preview({ startSlug: "s2" });
  const { view, send } = player;
  expect(view().course?.lockedOut).toBeNull();
  turn(player, true);
  expect(view().course).toMatchObject({ slide: { slug: "s0" }, lockedOut: { slug: "s2", isLocked: true } });
  expect(view().course?.lockedOut?.reasons.length).toBeGreaterThan(0);
  turn(player, false);
  expect(view().course).toMatchObject({ slide: { slug: "s0" }, lockedOut: null });
  send(choose(0, 1));
  turn(player, true);
  expect(view().course).toMatchObject({ lockedOut: { slug: "s1" } });
  // The page that has opened meanwhile was locked before.
  send({ type: "slide.scrolled" });
  expect(view().course).toMatchObject({ slide: { slug: "s0" }, lockedOut: { slug: "s1", isLocked: false } });
  send(choose(0, 1));
  expect(view().course).toMatchObject({ slide: { slug: "s1" }, lockedOut: null });
});

test.each(["NORMAL", "STANDALONE"] as const)(
  "§4.77 §4.79 a learner's course in %s neither begins elsewhere nor loses its rules",
  async (mode) => {
    const player = await startPlayer(makeLockedCourse(), { mode, startSlug: "s2" });
    const { view } = player;
    turn(player, false);
    expect(view().course).toMatchObject({ enforcesRules: true, slide: { slug: "s0" } });
    expect(view().course?.next?.isLocked).toBe(true);
  },
);

test("§4.79 without rules nothing is celebrated, and what nobody did is not shown as done", async () => {
  const { view, send } = await preview({ startSlug: "s0" });
  send(
    { type: "slide.scrolled" },
    choose(0, 1),
    choose(1, 0),
    { type: "slide.scrolled" },
    { type: "celebration.asked" },
  );
  expect(view()).toMatchObject({ celebration: null, hasDue: false });
  const statuses = () => view().course?.chapters.map(({ slides }) => slides.map(({ status }) => status));
  expect(statuses()).toEqual([["COMPLETE", "STARTED"], ["COMPLETE"]]);
  expect(Math.round(view().course?.percentage ?? 0)).toBe(67);
  send(choose(0, 1), answer("g1", RIGHT), submit("g1"), { type: "slide.scrolled" });
  expect(statuses()).toEqual([["COMPLETE", "COMPLETE"], ["COMPLETE"]]);
  expect(view().course?.percentage).toBe(100);
});

test("§4.35 a learner who opens a course at a page that they found begins there, and not where it is locked", async () => {
  const open = async (startSlug: string, isOpened = true) => {
    const { view } = await startPlayer(makeLockedCourse(), { startSlug, isOpened });
    return view().course?.slide.slug;
  };
  expect([await open("s1"), await open("s2"), await open("none")]).toEqual(["s0", "s0", "s0"]);
  const free = async (isOpened: boolean) => {
    const { view } = await startPlayer(makeCourse([[makeSlide("s0", []), makeSlide("s1", [])]]), {
      startSlug: "s1",
      isOpened,
    });
    return view().course?.slide.slug;
  };
  // After a reload it goes on where the author was.
  expect([await free(true), await free(false)]).toEqual(["s1", "s0"]);
});
