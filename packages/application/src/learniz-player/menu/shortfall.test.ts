// Proves what is shown at the end of a course whose pages are all done, and whose score is below what it asks for.
import type { Learniz } from "@academiz/domain/learniz";
import { makeCourse, makeSlide } from "@academiz/testkit/course";
import { describe, expect, test } from "vitest";
import { answer, choose, HALF, makeGameOf, makeHalfRight, RIGHT, retry, submit, WRONG } from "../testing/courses.ts";
import { type Player, startPlayer } from "../testing/start-player.ts";

/** Two quizzes on two pages; the course asks for an average of 70. */
function makeMarked(config: Record<string, unknown> = {}): Learniz {
  const course = makeCourse([[makeSlide("a", [makeGameOf("g", config)]), makeSlide("b", [makeGameOf("h", config)])]]);
  return { ...course, validators: [{ minimumAverageScore: 70, elements: [] }] };
}
async function playToTheEnd(course: Learniz) {
  const player = await startPlayer(course);
  // The order matters: an average that was once reached stays reached.
  player.send(answer("g", WRONG), submit("g"), choose(0, 1), answer("h", RIGHT), submit("h"));
  return player;
}

test("§5.33 decisions 7: under the mark it is not finished: what was reached, what is asked, and the quizzes that count, with the way there", async () => {
  const player = await playToTheEnd(makeMarked());
  const { course } = player.view();
  expect(course).toMatchObject({ percentage: 100, status: "STARTED" });
  expect(course?.shortfall).toMatchObject({
    isSeen: true,
    isLost: false,
    conditions: [
      {
        kind: "learniz",
        type: "SCORE",
        said: { reached: { mark: "10/20" }, asked: { mark: "14/20" } },
        counts: [
          { slug: "g", mark: { mark: "0/20" }, place: { chapterIndex: 0, slideIndex: 0 }, isHere: false },
          { slug: "h", mark: { mark: "20/20" }, attemptsLeft: null },
        ],
      },
    ],
  });
  // There is no applause: the dialog at the end tells what is missing.
  player.send({ type: "celebration.asked" });
  expect(player.view().celebration?.kind).not.toBe("learniz");
  player.send({ type: "shortfall.asked" });
  expect(player.view().celebration).toEqual({ kind: "short", slug: "" });
});

test("§4.63 each quiz says how many attempts are left, and a better one ends the course", async () => {
  const player = await playToTheEnd(makeMarked({ maxAttempts: 2 }));
  const left = () => player.view().course?.shortfall?.conditions[0]?.counts.map(({ attemptsLeft }) => attemptsLeft);
  expect(left()).toEqual([1, 1]);
  player.send(choose(0, 0), retry("g"), answer("g", RIGHT), submit("g"), choose(0, 1));
  expect(player.view().course).toMatchObject({ status: "COMPLETE", shortfall: null });
});

test("§4.95 §4.99 where nothing can change the result any more, that is told; the status of the course stays as it is", async () => {
  const player = await playToTheEnd(makeMarked({ maxAttempts: 1 }));
  expect(player.view().course).toMatchObject({ status: "STARTED", shortfall: { isSeen: true, isLost: true } });
  const open = await playToTheEnd(makeMarked({ maxAttempts: 2 }));
  expect(open.view().course?.shortfall?.isLost).toBe(false);
});

test("§4.43 a learner who comes to a quiz on the last page answers it before they are told what is missing", async () => {
  const player = await startPlayer(makeMarked());
  player.send(answer("g", WRONG), submit("g"), choose(0, 1));
  expect(player.view()).toMatchObject({ course: { percentage: 100 }, celebration: null });
  player.send(answer("h", WRONG), submit("h"), { type: "celebration.asked" });
  expect(player.view().celebration).toEqual({ kind: "short", slug: "" });
});

test("§4.43 what is missing never covers a page that is being read: it waits for the learner's next step too", async () => {
  const [quiz, last] = [makeSlide("a", [makeGameOf("g", {})]), makeSlide("b")];
  const player = await startPlayer({
    ...makeCourse([[quiz, last]]),
    validators: [{ minimumAverageScore: 70, elements: [] }],
  });
  player.send(answer("g", WRONG), submit("g"), choose(0, 1), { type: "slide.scrolled" });
  expect(player.view()).toMatchObject({ course: { percentage: 100, status: "STARTED" }, celebration: null });
  player.send({ type: "celebration.asked" });
  expect(player.view().celebration).toEqual({ kind: "short", slug: "" });
});

test("§3.93 a quiz that asks for a score of its own says it, as long as it is not reached", async () => {
  const player = await playToTheEnd(makeMarked({ victoryThreshold: 60 }));
  const needed = () =>
    player.view().course?.shortfall?.conditions[0]?.counts.map((one) => [one.slug, one.needed?.mark ?? null]);
  expect(needed()).toEqual([
    ["g", "12/20"],
    ["h", null],
  ]);
});

test("§3.93 §9.14 a quiz's own mark stands on its page, before that of the course, and leaves when it is reached", async () => {
  const player = await startPlayer(makeMarked({ victoryThreshold: 60 }));
  const demands = () => {
    const [quiz] = player.view().course?.slide.interactivities ?? [];
    return quiz?.kind === "game"
      ? quiz.demands.map(({ kind, said }) => [kind, said?.asked.mark, said?.reached?.mark ?? null])
      : [];
  };
  expect(demands()).toEqual([["learniz", "14/20", null]]);
  player.send(answer("g", WRONG), submit("g"));
  expect(demands()).toEqual([
    ["interactivity", "12/20", "0/20"],
    ["learniz", "14/20", "0/20"],
  ]);
  player.send(retry("g"), answer("g", RIGHT), submit("g"));
  expect(demands()).toEqual([]);
});

describe("what is told of an answered quiz", () => {
  const readQuiz = (player: Player) => {
    const [quiz] = player.view().course?.slide.interactivities ?? [];
    if (quiz?.kind !== "game") throw new Error("the page has another shape");
    return quiz;
  };
  test("§4.43 §4.59 an average is not judged before every quiz that counts in it was answered", async () => {
    const player = await startPlayer(makeMarked());
    player.send(answer("g", WRONG), submit("g"));
    expect(readQuiz(player)).toMatchObject({ isMissed: false, demands: [{ kind: "learniz", isOpen: true }] });
    player.send(choose(0, 1), answer("h", WRONG), submit("h"), choose(0, 0));
    expect(readQuiz(player)).toMatchObject({ isMissed: true, demands: [{ kind: "learniz", isOpen: false }] });
  });
  test("§3.93 a quiz whose own mark is reached is passed, whatever the course's average is", async () => {
    const [half, other] = [makeHalfRight("g", { victoryThreshold: 50 }), makeGameOf("h", {})];
    const player = await startPlayer({
      ...makeCourse([[makeSlide("a", [half]), makeSlide("b", [other])]]),
      validators: [{ minimumAverageScore: 70, elements: [] }],
    });
    player.send(answer("g", HALF), submit("g"), choose(0, 1), answer("h", WRONG), submit("h"), choose(0, 0));
    expect(readQuiz(player)).toMatchObject({ isPassed: true, isMissed: false, demands: [{ kind: "learniz" }] });
  });
  test("§4.43 a quiz that reached what the average asks for is not told as the one that missed it", async () => {
    const player = await startPlayer(makeMarked());
    player.send(answer("g", WRONG), submit("g"), choose(0, 1), answer("h", RIGHT), submit("h"));
    expect(readQuiz(player)).toMatchObject({ isPassed: false, isMissed: false, demands: [{ isOpen: false }] });
  });
  test("§3.93 §4.43 a page's demand on its only quiz and the quiz's own are told once, as the higher of the two", async () => {
    for (const [average, mark] of [
      [60, "12/20"],
      [50, "12/20"],
      [80, "16/20"],
    ] as const) {
      const slide = makeSlide("a", [makeGameOf("g", { victoryThreshold: 60 })]);
      const validators = [{ minimumAverageScore: average, elements: [] }];
      const player = await startPlayer(makeCourse([[{ ...slide, validators }]]));
      player.send(answer("g", WRONG), submit("g"));
      const { demands } = readQuiz(player);
      expect(demands.map(({ kind, said }) => [kind, said?.asked.mark])).toEqual([["interactivity", mark]]);
    }
  });
});

test("§4.43 the menu says the course's mark once, with the course, and beside a quiz that lowered it that quiz's own, once all were answered", async () => {
  const player = await startPlayer(makeMarked());
  const readMenu = () => {
    const { missed, chapters } = player.view().course ?? {};
    return {
      course: missed,
      chapter: chapters?.[0]?.missed,
      pages: chapters?.[0]?.slides.map((slide) => slide.missed),
    };
  };
  player.send(answer("g", WRONG), submit("g"), choose(0, 1));
  expect(readMenu()).toEqual({ course: null, chapter: null, pages: [null, null] });
  player.send(answer("h", RIGHT), submit("h"));
  expect(readMenu()).toMatchObject({
    course: { asked: { mark: "14/20" }, reached: { mark: "10/20" } },
    chapter: null,
    pages: [{ asked: null, reached: { mark: "0/20" } }, null],
  });
});

test("§4.43 of the quizzes that count the worst comes first, and nothing leads to a full score", async () => {
  const player = await startPlayer(makeMarked());
  player.send(choose(0, 1), answer("h", WRONG), submit("h"), choose(0, 0), answer("g", RIGHT), submit("g"));
  const counts = player.view().course?.shortfall?.conditions[0]?.counts;
  expect(counts?.map(({ slug, place }) => [slug, place])).toEqual([
    ["h", { chapterIndex: 0, slideIndex: 1 }],
    ["g", null],
  ]);
});

test("§4.43 of two scores that are asked of one quiz its page tells the higher one", async () => {
  const [a] = makeMarked({ victoryThreshold: 50 }).chapters[0]?.slides ?? [];
  if (!a) throw new Error("the course has another shape");
  for (const [score, mark] of [
    [80, "16/20"],
    [30, "10/20"],
  ] as const) {
    const slide = { ...a, validators: [{ elements: [{ slug: "g", type: "SCORE" as const, score }] }] };
    const player = await startPlayer(makeCourse([[slide]]));
    player.send(answer("g", WRONG), submit("g"));
    const [quiz] = player.view().course?.slide.interactivities ?? [];
    expect(quiz).toMatchObject({ demands: [{ kind: "interactivity", said: { asked: { mark } } }] });
  }
});

describe("each quiz is listed once", () => {
  const status = (...slugs: string[]) => slugs.map((slug) => ({ slug, type: "STATUS" as const }));
  /**
   * The first page asks for its quiz with `validators`. The course asks for everything or, with `isMarked`, for an
   * average of 70.
   */
  function makeAsking(validators: Learniz["validators"], isMarked: boolean): Learniz {
    const course = makeMarked({ victoryThreshold: 60 });
    const [chapter] = course.chapters;
    const [a, b] = chapter?.slides ?? [];
    if (!chapter || !a || !b) throw new Error("the course has another shape");
    return {
      ...course,
      validators: [{ ...(isMarked && { minimumAverageScore: 70 }), elements: status("c0") }],
      chapters: [{ ...chapter, validators: [{ elements: status("a", "b") }], slides: [{ ...a, validators }, b] }],
    };
  }
  const list = async (course: Learniz) => {
    const player = await playToTheEnd(course);
    return player
      .view()
      .course?.shortfall?.conditions.map(({ kind, slug, counts }) => [
        kind,
        slug,
        counts.map((one) => [one.slug, one.needed?.mark ?? null]),
      ]);
  };
  test("§4.43 a page that waits only for quizzes which the course's mark already lists is not listed again", async () => {
    expect(await list(makeAsking([{ elements: status("g") }], true))).toEqual([
      [
        "learniz",
        "",
        [
          ["g", "12/20"],
          ["h", null],
        ],
      ],
    ]);
  });
  test("§4.43 what a page asks of a quiz is said with that quiz", async () => {
    const asked = [{ elements: [{ slug: "g", type: "SCORE" as const, score: 80 }] }];
    expect(await list(makeAsking(asked, true))).toEqual([
      [
        "learniz",
        "",
        [
          ["g", "16/20"],
          ["h", null],
        ],
      ],
    ]);
    expect(await list(makeAsking(asked, false))).toEqual([["interactivity", "g", [["g", "16/20"]]]]);
  });
  test("§4.43 a page's own average is told beside the course's, without its quizzes again", async () => {
    expect(await list(makeAsking([{ minimumAverageScore: 50, elements: [] }], true))).toEqual([
      [
        "learniz",
        "",
        [
          ["g", "12/20"],
          ["h", null],
        ],
      ],
      ["slide", "a", []],
    ]);
  });
});
