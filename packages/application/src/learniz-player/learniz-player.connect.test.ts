import { makeCourse, makeGame, makeSlide, makeTextBox } from "@academiz/testkit/course";
import { describe, expect, it } from "vitest";
import { answer, choose, makeLockedCourse, RIGHT, submit, WRONG } from "./testing/courses.ts";
import { type Player, startPlayer } from "./testing/start-player.ts";

const scrolled = { type: "slide.scrolled" } as const;
const menu = (player: Player) => player.view().course?.chapters.flatMap(({ slides }) => slides) ?? [];
const locks = (player: Player) => menu(player).map(({ isLocked }) => isLocked);

describe("the menu", () => {
  it("§3.160 §3.166 (decisions 5) names what a locked page waits for, and where that can be done", async () => {
    const player = await startPlayer(makeLockedCourse());
    expect(locks(player)).toEqual([false, true, true]);
    expect(menu(player)[1]?.reasons).toEqual([
      {
        kind: "slide",
        slug: "s0",
        type: "STATUS",
        title: "Page s0",
        place: { chapterIndex: 0, slideIndex: 0 },
        said: null,
        here: "t0",
      },
    ]);
    // The game's own page is locked, so the way leads to what opens that page.
    const reasons = menu(player)[2]?.reasons.map(({ slug, type, score, place }) => ({ slug, type, score, place }));
    expect(reasons).toEqual([
      { slug: "g1", type: "SCORE", score: 50, place: { chapterIndex: 0, slideIndex: 0 } },
      { slug: "c0", type: "STATUS", score: undefined, place: { chapterIndex: 0, slideIndex: 0 } },
    ]);
  });

  it("§4.31 §4.35 opens what is earned, and nothing before", async () => {
    const player = await startPlayer(makeLockedCourse());
    player.send(choose(0, 1));
    expect(player.view().course?.slide.slug).toBe("s0");
    player.send(scrolled);
    expect(locks(player)).toEqual([false, false, true]);
    player.send(choose(0, 1), scrolled, answer("g1", WRONG), submit("g1"));
    expect(locks(player)).toEqual([false, false, true]);
    expect(menu(player)[2]?.reasons.map(({ slug, place }) => [slug, place])).toEqual([
      ["g1", { chapterIndex: 0, slideIndex: 1 }],
    ]);
    player.send({ type: "game.retried", slug: "g1" }, answer("g1", RIGHT), submit("g1"));
    expect(locks(player)).toEqual([false, false, false]);
    expect(menu(player)[2]?.reasons).toEqual([]);
  });

  it("§4.79 is open in a preview without rules, and locked in one that the author plays with them", async () => {
    const course = makeLockedCourse();
    expect(locks(await startPlayer(course, { mode: "PREVIEW", enforcesRules: false }))).toEqual([false, false, false]);
    expect(locks(await startPlayer(course, { mode: "PREVIEW" }))).toEqual([false, true, true]);
  });
});

describe("the way on", () => {
  it("§4.50 is the page before and the page after, over the chapters' bounds", async () => {
    const player = await startPlayer(makeCourse([[makeSlide("a"), makeSlide("b")], [makeSlide("c")]]));
    const way = () => {
      const { previous, next, position, slideCount, slide } = player.view().course ?? {};
      return [previous?.slug ?? null, slide?.slug, next?.slug ?? null, position, slideCount];
    };
    expect(way()).toEqual([null, "a", "b", 1, 3]);
    player.send(choose(0, 1));
    expect(way()).toEqual(["a", "b", "c", 2, 3]);
    player.send(choose(1, 0));
    expect(way()).toEqual(["b", "c", null, 3, 3]);
    expect(player.view().course?.slide.chapterTitle).toBe("Chapter 1");
  });
});

describe("how far the learner is", () => {
  it("§4.57 §4.58 counts complete pages, of each chapter and of the course", async () => {
    const course = makeCourse([
      [makeSlide("a"), makeSlide("b")],
      [makeSlide("c"), makeSlide("d")],
    ]);
    const player = await startPlayer(course);
    player.send(choose(0, 1), choose(1, 0));
    const shown = player.view().course;
    expect([shown?.percentage, ...(shown?.chapters.map(({ percentage }) => percentage) ?? [])]).toEqual([75, 100, 50]);
  });

  it("§1.22 §9.14 shows the score as the client's mark; none without a score", async () => {
    const player = await startPlayer(makeCourse([[makeSlide("a", [makeGame("g", 1)])]]));
    expect(player.view().course).toMatchObject({ score: null, mark: null });
    player.send(answer("g", RIGHT), submit("g"));
    expect(player.view().course).toMatchObject({ score: 100, mark: { mark: "20/20", percent: null } });
  });

  it("§4.46 a page that was scrolled has its texts read", async () => {
    const player = await startPlayer(makeLockedCourse());
    expect(player.view().course?.slide.isScrolled).toBe(false);
    player.send(scrolled);
    expect(player.view().course).toMatchObject({ slide: { isScrolled: true }, chapters: [{ percentage: 50 }, {}] });
  });
});

describe("what is missing", () => {
  const makeAsking = () => {
    const course = makeCourse([[makeSlide("a", [makeGame("g", 1), makeGame("h", 1)]), makeSlide("b")]]);
    const [c0] = course.chapters;
    const [a, b] = c0?.slides ?? [];
    if (!c0 || !a || !b) throw new Error("the course has another shape");
    const status = (...slugs: string[]) => [{ elements: slugs.map((slug) => ({ slug, type: "STATUS" as const })) }];
    const asking = { ...a, validators: [{ minimumAverageScore: 80, elements: [] }] };
    return {
      ...course,
      validators: status("c0"),
      chapters: [{ ...c0, validators: status("a", "b"), slides: [asking, b] }],
    };
  };
  const half = async () => {
    const player = await startPlayer(makeAsking());
    player.send(answer("g", RIGHT), submit("g"), answer("h", WRONG), submit("h"), scrolled);
    return player;
  };
  const said = { reached: { mark: "10/20", percent: null }, asked: { mark: "16/20", percent: null } };

  it("§4.37 §9.14 is said where it happens and in the menu: what is needed, beside what was reached", async () => {
    const player = await half();
    const [, game] = player.view().course?.slide.interactivities ?? [];
    expect(game).toMatchObject({ kind: "game", mark: { mark: "0/20" }, demands: [{ kind: "slide", said }] });
    expect(menu(player).map(({ missed }) => missed)).toEqual([said, null]);
    player.send({ type: "game.retried", slug: "h" }, answer("h", RIGHT), submit("h"));
    expect(player.view().course?.slide.interactivities[1]).toMatchObject({ demands: [] });
    expect(menu(player).map(({ missed }) => missed)).toEqual([null, null]);
  });
  it("§4.43 is listed at the last page of a course that is not complete, with the way to each quiz that counts", async () => {
    const player = await half();
    expect(player.view().course?.shortfall).toBeNull();
    player.send(choose(0, 1));
    const place = { chapterIndex: 0, slideIndex: 0 };
    expect(player.view().course).toMatchObject({
      next: null,
      percentage: 50,
      shortfall: {
        isSeen: false,
        isLost: false,
        conditions: [
          { kind: "slide", slug: "a", said, place, isHere: false, counts: [{ slug: "h", place }, { place: null }] },
        ],
      },
    });
    player.send(choose(0, 0), { type: "game.retried", slug: "h" }, answer("h", RIGHT), submit("h"), choose(0, 1));
    expect(player.view().course).toMatchObject({ status: "COMPLETE", shortfall: null });
  });
  it("§3.160 a lock whose way leads to the page one is on says so, and what to look at", async () => {
    const player = await startPlayer(makeLockedCourse());
    player.send(scrolled, choose(0, 1), scrolled, answer("g1", WRONG), submit("g1"));
    expect(menu(player)[2]?.reasons).toMatchObject([
      { slug: "g1", here: "g1", said: { reached: { mark: "0/20" }, asked: { mark: "10/20" } } },
    ]);
    player.send(choose(0, 0));
    expect(menu(player)[2]?.reasons.map(({ here }) => here)).toEqual([null]);
  });
});

describe("a celebration", () => {
  const asked = { type: "celebration.asked" } as const;
  const dismissed = { type: "celebration.dismissed" } as const;
  const makeOfTexts = () =>
    makeCourse([[makeSlide("a", [makeTextBox("ta")]), makeSlide("b", [makeTextBox("tb")])], [makeSlide("c")]]);

  it("§4.42 §4.43 is shown for a chapter, then for the course, until it is dismissed", async () => {
    const player = await startPlayer(makeLockedCourse());
    player.send(scrolled, choose(0, 1), scrolled, answer("g1", RIGHT), submit("g1"));
    expect(player.view()).toMatchObject({ celebration: null, hasDue: true });
    player.send(asked);
    expect(player.view()).toMatchObject({ celebration: { kind: "chapter", slug: "c0" }, hasDue: false });
    player.send(dismissed);
    expect(player.view().celebration).toBeNull();
    player.send(choose(1, 0), scrolled, asked);
    expect(player.view()).toMatchObject({ celebration: { kind: "learniz" }, course: { status: "COMPLETE" } });
    player.send(dismissed, asked);
    expect(player.view().celebration).toEqual({ kind: "learniz", slug: "" });
  });
  it("§3.93 never covers what a page says: neither coming to a page nor an end that is in sight at once opens it", async () => {
    const player = await startPlayer(makeLockedCourse());
    player.send(scrolled, choose(0, 1), scrolled, answer("g1", RIGHT), submit("g1"), asked, dismissed);
    player.send(choose(1, 0), scrolled);
    expect(player.view()).toMatchObject({ celebration: null, hasDue: true, course: { status: "COMPLETE" } });

    const texts = await startPlayer(makeOfTexts());
    texts.send(scrolled, choose(0, 1), scrolled);
    expect(texts.view()).toMatchObject({ celebration: null, hasDue: true });
    texts.send(asked, dismissed, choose(1, 0));
    expect(texts.view()).toMatchObject({ celebration: null, hasDue: true, course: { percentage: 100 } });
    texts.send(asked);
    expect(texts.view().celebration).toEqual({ kind: "learniz", slug: "" });
  });
  it("§4.43 a course that is complete at its only page is not covered when it opens", async () => {
    const player = await startPlayer(makeCourse([[makeSlide("a", [makeTextBox("ta")])]]));
    player.send(scrolled);
    expect(player.view()).toMatchObject({ celebration: null, hasDue: true, course: { status: "COMPLETE" } });
  });
  it("§4.93 §9.34 only the dialog waits: the completion is kept and sent at once", async () => {
    const player = await startPlayer(makeOfTexts());
    player.send(scrolled, choose(0, 1), scrolled, choose(1, 0));
    await player.save();
    expect(player.store.stored()).toMatchObject({ status: "COMPLETE", percentage: 100 });
    expect(player.view()).toMatchObject({ celebration: null, hasDue: true });
  });
  it("§4.42 §4.43 waits for the last page where nothing is asked, though the chapter and the course are complete before", async () => {
    const player = await startPlayer(makeOfTexts());
    expect(player.view()).toMatchObject({ course: { status: "COMPLETE" }, celebration: null, hasDue: false });
    player.send(choose(0, 1), asked);
    expect(player.view().celebration).toEqual({ kind: "chapter", slug: "c0" });
    player.send(dismissed, choose(1, 0), asked);
    expect(player.view().celebration).toEqual({ kind: "learniz", slug: "" });
  });
  it("§4.43 the end of the course is still shown on another page, that of a chapter is not", async () => {
    const chapter = await startPlayer(makeOfTexts());
    chapter.send(choose(0, 1));
    expect(chapter.view().hasDue).toBe(true);
    chapter.send(choose(0, 0));
    expect(chapter.view().hasDue).toBe(false);
    const course = await startPlayer(makeOfTexts());
    course.send(choose(0, 1), choose(1, 0), choose(0, 0));
    expect(course.view()).toMatchObject({ celebration: null, hasDue: true });
  });
  it("§4.43 a learner who asks for the end a moment before the last page counts as read sees it as soon as it does", async () => {
    const status = (slug: string) => [{ elements: [{ slug, type: "STATUS" as const }] }];
    const { chapters } = makeCourse([[makeSlide("a", [makeTextBox("ta")])]]);
    const [c0] = chapters;
    const [a] = c0?.slides ?? [];
    if (!c0 || !a) throw new Error("the course has another shape");
    const read = { ...c0, validators: status("a"), slides: [{ ...a, validators: status("ta") }] };
    const player = await startPlayer({ ...makeCourse([]), chapters: [read], validators: status("c0") });
    expect(player.view().course?.shortfall?.conditions.map(({ isHere }) => isHere)).toEqual([true]);
    player.send({ type: "shortfall.asked" }, scrolled);
    expect(player.view()).toMatchObject({ celebration: { kind: "learniz" }, hasDue: false });
  });
  it("§4.43 is not shown in a finished course that is looked through again", async () => {
    const again = await startPlayer(makeCourse([[makeSlide("a"), makeSlide("b")]]));
    again.send(choose(0, 1), asked, dismissed);
    const review = await startPlayer(makeCourse([[makeSlide("a"), makeSlide("b")]]), {
      toPlay: { finished: again.progress() },
    });
    review.send({ type: "review.chosen" });
    expect(review.view()).toMatchObject({
      course: { status: "COMPLETE", percentage: 100 },
      celebration: null,
      hasDue: false,
    });
  });
  it("§3.93 never covers explanations: answers that complete the end of a course wait for the learner's next step, in whatever order they come", async () => {
    const course = makeLockedCourse();
    for (const events of [
      [scrolled, answer("g1", RIGHT), submit("g1")],
      [answer("g1", RIGHT), submit("g1"), scrolled],
    ]) {
      const player = await startPlayer(course);
      player.send(scrolled, choose(0, 1), ...events);
      expect(player.view()).toMatchObject({ celebration: null, hasDue: true });
      player.send(choose(0, 0));
      expect(player.view()).toMatchObject({ celebration: null, hasDue: false });
    }
  });
});
