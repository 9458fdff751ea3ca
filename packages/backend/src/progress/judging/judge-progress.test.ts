// Knows that what a learner can do is never refused, and that what was made up is.
import { readGame, scoreGame } from "@academiz/domain/games";
import { countLeft, listParts, readSeen } from "@academiz/domain/interactivities";
import { type CompiledLearniz, compileLearniz, type Interactivity } from "@academiz/domain/learniz";
import {
  applyInteractivityUpdate,
  createProgress,
  type LearnizProgress,
  loadProgress,
  mergeProgress,
} from "@academiz/domain/progress";
import type { ScoreStrategy } from "@academiz/domain/scoring";
import {
  applyEvent,
  arbitraryEvent,
  arbitraryLearniz,
  arbitraryStrategy,
  type CourseEvent,
  makeCourse,
  makeGame,
  makeParts,
  makeSlide,
  makeTextBox,
} from "@academiz/testkit/course";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StoredProgress } from "../../ports/index.ts";
import { judgeEarlierProgress } from "./judge-earlier-progress.ts";
import { judgeProgress } from "./judge-progress.ts";

/** As it travels. */
const send = (progress: LearnizProgress): StoredProgress => JSON.parse(JSON.stringify(progress));

const listContents = (course: CompiledLearniz): readonly Interactivity[] =>
  course.slides.flatMap(({ slide }) => slide.interactivities);

const findResult = ({ chapters }: LearnizProgress, wanted: string) =>
  chapters
    .flatMap(({ slides }) => slides.flatMap(({ interactivities }) => interactivities))
    .find(({ slug }) => slug === wanted);

/** What a player would do: results of games come from their answers, and nothing else has a score. */
function doAsPlayers(course: CompiledLearniz, progress: LearnizProgress, event: CourseEvent, strategy: ScoreStrategy) {
  if (event.type !== "interactivity.updated") return applyEvent(course, progress, event, strategy).progress;
  const contents = listContents(course);
  const content = contents[event.pick % Math.max(1, contents.length)];
  if (!content) return progress;
  const { score: _, ...result } = event.result;
  const parts = listParts(content);
  if (parts.list.length > 0) {
    const keys = parts.list.map(({ key }) => key).slice(0, result.status === "STARTED" ? 1 : undefined);
    const seen = [...new Set([...readSeen(parts, findResult(progress, content.slug)?.data), ...keys])];
    const status = countLeft(parts, seen) === 0 ? "COMPLETE" : "STARTED";
    return applyInteractivityUpdate(course, progress, { slug: content.slug, status, data: { seen } }, "LAST").progress;
  }
  const game = content.type === "game" ? content.medias.map(readGame).find((read) => read.ok) : undefined;
  const scored = game?.ok ? scoreGame(game.value, result.data) : undefined;
  const update = {
    ...result,
    slug: content.slug,
    ...(scored && { status: scored.status, ...(scored.score !== undefined && { score: scored.score }) }),
  };
  return applyInteractivityUpdate(course, progress, update, strategy).progress;
}

const step = fc.oneof(
  { weight: 4, arbitrary: arbitraryEvent },
  { weight: 1, arbitrary: fc.constant("saved" as const) },
);

describe("decisions 8: judging a progress", () => {
  test("whatever learners do in whatever course, and whenever it is saved, it is possible and is stored as it was", () => {
    fc.assert(
      fc.property(
        arbitraryLearniz,
        fc.array(step, { maxLength: 50 }),
        arbitraryStrategy,
        (learniz, steps, strategy) => {
          const course = compileLearniz(learniz);
          let [progress, stored] = [createProgress(course, "p"), null as StoredProgress | null];
          for (const one of [...steps, "saved" as const]) {
            if (one !== "saved") progress = doAsPlayers(course, progress, one, strategy);
            else {
              const verdict = judgeProgress(course, stored, send(progress), "p");
              expect(verdict).toMatchObject({ possible: true });
              if (verdict.possible) stored = send(verdict.progress);
              expect(stored).toEqual(send(progress));
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test("what two devices did apart, and what they did before, is possible together, whichever is stored", () => {
    const deeds = fc.array(arbitraryEvent, { maxLength: 25 });
    fc.assert(
      fc.property(arbitraryLearniz, deeds, deeds, deeds, arbitraryStrategy, (learniz, common, one, other, strategy) => {
        const course = compileLearniz(learniz);
        const go = (from: LearnizProgress, events: readonly CourseEvent[]) =>
          events.reduce((progress, event) => doAsPlayers(course, progress, event, strategy), from);
        const parting = go(createProgress(course, "p"), common);
        const [here, there] = [go(parting, one), go(parting, other)];
        const merged = mergeProgress(course, here, there);
        if (merged === there) return;
        for (const stored of [here, there]) {
          const verdict = judgeProgress(course, send(stored), send(merged), "p");
          expect(verdict).toMatchObject({ possible: true });
          if (verdict.possible) expect(send(verdict.progress)).toEqual(send(merged));
        }
      }),
      { numRuns: 200 },
    );
  });

  test("any JSON is judged without throwing", () => {
    const course = compileLearniz(makeCourse([[makeSlide("s", [makeGame("g", 1)])]]));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (json) => {
        expect(judgeProgress(course, null, json as StoredProgress, "p").possible).toBe(false);
      }),
    );
  });

  const slide = { ...makeSlide("s", [makeGame("g", 1)]), validators: [{ minimumAverageScore: 50, elements: [] }] };
  const course = compileLearniz(makeCourse([[slide]]));
  const play = (answer: boolean) => {
    const fresh = createProgress(course, "p");
    const data = { answers: { one: answer } };
    return applyInteractivityUpdate(
      course,
      fresh,
      { slug: "g", status: answer ? "COMPLETE" : "FAILED", score: answer ? 100 : 0, data, attempt: 1 },
      "BEST_SCORE",
    ).progress;
  };

  test("a score that does not follow from the answers beside it is refused", () => {
    const forged = JSON.parse(JSON.stringify(play(true)).replace('"one":true', '"one":false'));
    expect(judgeProgress(course, null, forged, "p")).toMatchObject({
      possible: false,
      reason: expect.stringContaining("'g'"),
    });
    expect(judgeProgress(course, null, send(play(false)), "p").possible).toBe(true);
    expect(judgeProgress(course, null, send(play(true)), "p").possible).toBe(true);
  });

  const wrap = (gameType: string, content: object, config: object = {}): Interactivity => ({
    ...{ slug: "g", type: "game", weight: 1, data: {} },
    medias: [{ slug: "m", params: { config: { gameType, ...config }, content } }],
  });
  const scene = (slug: string, ending?: object) => ({ slug, text: slug, ...(ending && { ending }) });
  const way = (to: string, points: number) => ({ slug: to, text: to, to, points });
  const makeStory = (scoring: string): Interactivity =>
    wrap("ACADEMIZ_STORY", {
      scoring,
      scenes: [
        { slug: "begin", text: "Begin", ways: [way("bad", 0), way("good", 5)] },
        scene("bad", { failed: true, score: 0 }),
        scene("good", { score: 80 }),
      ],
    });
  const form = wrap("JUMP_FORM", { questions: [{ slug: "q", text: "Who?", kind: "short", required: true }] });
  const path = (...choices: string[]) => ({ answers: { path: choices } });
  const tell = (one: Interactivity, result: object) => {
    const told = compileLearniz(makeCourse([[makeSlide("s", [one])]]));
    const update = { ...{ slug: one.slug, status: "COMPLETE" as const, attempt: 1 }, ...result };
    return judgeProgress(
      told,
      null,
      send(applyInteractivityUpdate(told, createProgress(told, "p"), update, "LAST").progress),
      "p",
    );
  };
  test.each([
    ["a story that ended badly", makeStory("endings"), { score: 0, data: path("bad") }],
    ["a story with points without answers", makeStory("points"), {}],
    ["a story with points without its score", makeStory("points"), { data: path("good") }],
    ["a form without answers", form, {}],
    ["a true/false game without answers", makeGame("g", 1), {}],
    [
      "a game whose answers are wrong as passed",
      wrap(
        "VRAI_FAUX",
        { statements: [{ slug: "one", text: "One.", correct: true, explanation: "" }] },
        { victoryThreshold: 50 },
      ),
      { score: 0, data: { answers: { one: false } } },
    ],
    ["a set of cards of which none was seen", makeParts("c", "flip-card"), {}],
    ["a set of cards of which some were seen", makeParts("c", "card-modal"), { data: { seen: ["one", "two"] } }],
    ["files of which none was seen", makeParts("c", "attachment"), { attempt: 2, data: { seen: [] } }],
  ])("%s is not COMPLETE", (_, one, result) => {
    expect(tell(one, result)).toMatchObject({ possible: false, reason: expect.stringContaining(`'${one.slug}'`) });
  });
  test.each([
    ["a story that ended well", makeStory("endings"), { score: 80, data: path("good") }],
    ["a story that ended badly", makeStory("endings"), { status: "FAILED", score: 0, data: path("bad") }],
    ["a story without a score", makeStory("none"), { data: path("good") }],
    ["a form", form, { data: { answers: { q: "Me" } } }],
    ["a set of cards", makeParts("c", "flip-card", "ANY"), { data: { seen: ["two"] } }],
    ["files", makeParts("c", "attachment"), { data: { seen: ["two", "one", "three"] } }],
    ["a game of which a former attempt may have been better", makeStory("endings"), { attempt: 2, data: path("bad") }],
  ])("%s may end as its answers say", (_, one, result) => {
    expect(tell(one, result)).toMatchObject({ possible: true });
  });

  test("§4.66 §4.68 what was done without a network in the publication of what is stored, and carried over by the device, is possible", () => {
    const published = (day: number, ...pages: readonly Interactivity[]) =>
      compileLearniz({ ...makeCourse([[makeSlide("s", pages)]]), publishedDate: `2026-01-0${day}T00:00:00.000Z` });
    const begun = makeParts("c", "flip-card", "ANY");
    const first = published(1, begun, form);
    const next = published(2, makeParts("c", "flip-card"), form, makeParts("new", "attachment"));
    const start = createProgress(first, "p");
    const done = [
      { slug: "c", status: "COMPLETE" as const, data: { seen: ["one"] } },
      { slug: "g", status: "COMPLETE" as const, data: { answers: { q: "Me" } }, attempt: 1 },
    ].reduce((progress, update) => applyInteractivityUpdate(first, progress, update, "LAST").progress, start);
    const carried = send(loadProgress(next, done, "p").progress);
    expect(judgeProgress(next, send(start), carried, "p", first)).toMatchObject({ possible: true });
    expect(judgeProgress(next, send(start), carried, "p")).toMatchObject({ possible: false });
    const forged = JSON.parse(JSON.stringify(carried).replace('["one"]', "[]"));
    expect(judgeProgress(next, send(start), forged, "p", first)).toMatchObject({ possible: false });
  });

  test("a course stays complete when a text of it that was read is told to be begun again", () => {
    const asks = (slug: string) => [{ elements: [{ slug, type: "STATUS" as const }] }];
    const [[chapter], slide] = [makeCourse([[]]).chapters, makeSlide("s", [makeTextBox("t")])];
    if (!chapter) throw new Error("a course has a chapter");
    const chapters = [{ ...chapter, validators: asks("s"), slides: [{ ...slide, validators: asks("t") }] }];
    const read = compileLearniz({ ...makeCourse([]), validators: asks("c0"), chapters });
    const tell = (progress: LearnizProgress, update: object) =>
      applyInteractivityUpdate(read, progress, { slug: "t", status: "STARTED", ...update }, "LAST").progress;
    const fresh = applyEvent(read, createProgress(read, "p"), { type: "slide.scrolled" }, "LAST").progress;
    const again = tell(tell(fresh, { status: "COMPLETE", attempt: 1 }), {});
    expect([again.status, again.chapters[0]?.slides[0]?.status]).toEqual(["COMPLETE", "STARTED"]);
    expect(judgeProgress(read, null, send(again), "p")).toMatchObject({ possible: true });
  });

  test("a score that was stored already is not judged again: the answers may be those of another day", () => {
    const stored = JSON.parse(JSON.stringify(play(true)).replace('"one":true', '"one":false'));
    expect(judgeProgress(course, stored, stored, "p").possible).toBe(true);
  });

  test("§4.66 of an earlier publication, it is judged by the content of its day, then carried over", () => {
    const LATER = "2026-02-02T00:00:00.000Z";
    const present = compileLearniz({ ...makeCourse([[slide], [makeSlide("new")]]), publishedDate: LATER });
    const forged = JSON.parse(JSON.stringify(play(true)).replace('"one":true', '"one":false'));
    const undated = { ...send(play(true)), publishedDate: undefined };
    expect(judgeProgress(present, null, send(play(true)), "p").possible).toBe(false);
    expect(judgeProgress(course, null, undated, "p").possible).toBe(false);
    expect(judgeEarlierProgress(present, course, null, forged, "p").possible).toBe(false);
    expect(judgeEarlierProgress(present, null, null, send(play(true)), "p").possible).toBe(false);
    const verdict = judgeEarlierProgress(present, course, null, send(play(true)), "p");
    expect(verdict).toMatchObject({ possible: true, progress: { publishedDate: LATER, score: 100 } });
  });

  test("what a first good result completed stays possible when a second result lowers the average before anything is saved", () => {
    const validator = { minimumAverageScore: 50, elements: [] };
    const two = compileLearniz({
      ...makeCourse([[makeSlide("s", [makeGame("g", 1), makeGame("h", 5)])]]),
      validators: [validator],
    });
    const answer = (progress: LearnizProgress, slug: string, right: boolean) => {
      const result = { slug, status: right ? "COMPLETE" : "FAILED", score: right ? 100 : 0, attempt: 1 } as const;
      return applyInteractivityUpdate(two, progress, { ...result, data: { answers: { one: right } } }, "BEST_SCORE")
        .progress;
    };
    const lowered = answer(answer(createProgress(two, "p"), "g", true), "h", false);
    expect([lowered.status, lowered.score]).toEqual(["COMPLETE", 100 / 6]);
    expect(judgeProgress(two, null, send(lowered), "p").possible).toBe(true);
    const failed = answer(answer(createProgress(two, "p"), "g", false), "h", false);
    expect(judgeProgress(two, null, send({ ...failed, status: "COMPLETE" }), "p").possible).toBe(false);
  });

  test("a course is not completed by telling that a game was played again", () => {
    const asked = compileLearniz({
      ...makeCourse([[makeSlide("a"), slide], [makeSlide("b")]]),
      validators: [
        {
          elements: [
            { slug: "c0", type: "STATUS" as const },
            { slug: "c1", type: "STATUS" as const },
          ],
        },
      ],
    });
    const fresh = createProgress(asked, "p");
    const told = JSON.parse(JSON.stringify(fresh)) as Record<string, never> & LearnizProgress;
    const again = {
      ...told,
      status: "COMPLETE",
      chapters: told.chapters.map((chapter) => ({
        ...chapter,
        slides: chapter.slides.map((one) => ({
          ...one,
          interactivities: one.interactivities.map((game) => ({
            ...game,
            status: "STARTED",
            nbTimeDone: 2,
            attempt: 2,
          })),
        })),
      })),
    };
    expect(judgeProgress(asked, null, again as never, "p")).toMatchObject({ possible: false });
    expect(judgeProgress(asked, null, { ...again, status: "STARTED" } as never, "p").possible).toBe(true);
  });

  test("§4.31 a slide that was opened before what it waits for is refused", () => {
    const second = { ...makeSlide("t"), requirements: [{ elements: [{ type: "STATUS" as const, slideSlug: "s" }] }] };
    const locked = compileLearniz(makeCourse([[slide, second]]));
    const forced = JSON.parse(
      JSON.stringify(createProgress(locked, "p")).replace('"status":"LOCKED"', '"status":"NOT_STARTED"'),
    );
    expect(judgeProgress(locked, null, forced, "p")).toMatchObject({ possible: false });
    expect(judgeProgress(locked, null, send(createProgress(locked, "p")), "p").possible).toBe(true);
  });
});
