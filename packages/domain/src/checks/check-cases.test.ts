// Knows, problem by problem, how grave it is and which elements it names, and what is no problem though it looks like
// one.
import { makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import { describe, expect, test } from "vitest";
import type { Interactivity, Learniz, Requirement, RichTextBlock, Slide, Validator } from "../learniz/index.ts";
import { checkLearniz as checkAll } from "./index.ts";

const paragraph = (text: string): RichTextBlock => ({ type: "paragraph", children: [{ text }] });
const write = (slug: string, ...nodes: RichTextBlock[]): Interactivity => ({
  slug,
  type: "text-box",
  medias: [],
  data: { boxes: [{ contents: [{ nodes }] }] },
});
const words = (slug: string): Interactivity => write(slug, paragraph("Words"));
const text = (slug: string) => makeSlide(slug, [words(`${slug}-text`)]);
const image: RichTextBlock = { type: "image", src: "document:s", alt: "", children: [] };
const sound = (transcript: string): RichTextBlock => ({
  type: "audio",
  src: "document:s",
  title: "t",
  transcript,
  children: [],
});
const film = (captionsSrc: string): RichTextBlock => ({
  type: "video",
  src: "document:s",
  title: "t",
  captionsSrc,
  children: [],
});
const cards = (type: "flip-card" | "card-modal", front?: RichTextBlock[], back?: RichTextBlock[]): Interactivity => ({
  slug: type,
  type,
  medias: [],
  data: {
    cardSize: "m",
    cardRows: [[], [{ slug: "k", ...(front && { front }), ...(back && { back }) }, { slug: "l" }]],
  },
});

const need = (target: object): Requirement => ({ elements: [{ type: "STATUS", ...target }] });
const needScore = (target: object, score?: number): Requirement => ({
  elements: [{ type: "SCORE", ...target, ...(score === undefined ? {} : { score }) }],
});
const all = (slug: string): Validator => ({ elements: [{ slug, type: "STATUS" }] });
const score = (slug: string, asked?: number): Validator => ({
  elements: [{ slug, type: "SCORE", ...(asked === undefined ? {} : { score: asked }) }],
});
const minimum = (minimumAverageScore: number): Validator => ({ minimumAverageScore, elements: [] });
/** Most of these small courses complete at once, which `check-completion.test.ts` covers. */
const checkLearniz = (learniz: Learniz) => checkAll(learniz).filter(({ code }) => code !== "completes-at-first-slide");
const make = (chapters: Slide[][], validators: Validator[] = [{ elements: [] }]): Learniz => ({
  ...makeCourse(chapters),
  validators,
});
const withChapter = (learniz: Learniz, index: number, change: Partial<Learniz["chapters"][number]>): Learniz => ({
  ...learniz,
  chapters: learniz.chapters.map((chapter, c) => (c === index ? { ...chapter, ...change } : chapter)),
});
const named = (fields: object) => expect.objectContaining(fields);
const error = (code: string, ...slugs: string[]) => named({ code, severity: "error", slugs });
const circle = (...slugs: string[]) => error("waits-in-circle", ...slugs);
const warning = (code: string, ...slugs: string[]) => named({ code, severity: "warning", slugs });

describe("emptiness", () => {
  test("§3.126 an empty course, and only it, is said to be one; an empty chapter is an error, an empty slide a warning", () => {
    expect(checkLearniz(makeCourse([]))).toEqual([error("empty-course")]);
    expect(checkLearniz(makeCourse([[], []]))).toEqual([error("empty-course")]);
    expect(checkLearniz(make([[makeSlide("a"), text("b")], []]))).toEqual([
      error("empty-chapter", "c1"),
      warning("empty-slide", "a"),
    ]);
  });
  test("§3.141 a slide is empty when all on it is blank text; a picture, a sound, a game or a card is something", () => {
    const blank = write("blank", paragraph(""), {
      type: "bulleted-list",
      children: [{ type: "list-item", children: [{ text: " \n\u00a0\t" }] }],
    });
    const something: Interactivity[] = [write("i", image), write("s", sound("Words")), makeGame("g", 1)];
    for (const one of something) {
      expect(checkLearniz(make([[makeSlide("a", [one])]]))).toEqual([]);
      // A page that shows something else as well is not empty, but its blank text still is.
      expect(checkLearniz(make([[makeSlide("a", [blank, one])]]))).toEqual([warning("empty-text", "blank", "a")]);
    }
    const noPicture = write("n", { ...image, src: "" } as RichTextBlock);
    expect(checkLearniz(make([[makeSlide("a", [noPicture])]]))).toContainEqual(warning("empty-slide", "a"));
    const shown = checkLearniz(make([[makeSlide("a", [blank, cards("flip-card")])]])).map(({ code }) => code);
    expect(shown).not.toContain("empty-slide");
    const inList: RichTextBlock = {
      type: "bulleted-list",
      children: [{ type: "list-item", children: [{ text: " x " }] }],
    };
    expect(checkLearniz(make([[makeSlide("a", [write("t", paragraph(""), inList)])]]))).toEqual([]);
    expect(checkLearniz(make([[makeSlide("a", [blank])]]))).toEqual([warning("empty-slide", "a")]);
  });
});

describe("scores", () => {
  const game = makeSlide("a", [makeGame("g", 1)]);
  test("§4.37 100 can be reached and more cannot, of an element, an average or a requirement; what is asked is told", () => {
    const beyond = (...slugs: string[]) =>
      named({ code: "score-out-of-reach", severity: "error", slugs, score: 100.5 });
    const never = error("never-completes");
    expect(checkLearniz(make([[game]], [score("c0", 100)]))).toEqual([]);
    expect(checkLearniz(make([[game]], [minimum(100)]))).toEqual([]);
    expect(checkLearniz(make([[game]], [score("c0", 100.5)]))).toEqual([beyond("c0"), never]);
    expect(checkLearniz(make([[game]], [minimum(100.5)]))).toEqual([beyond(), never]);
    expect(checkLearniz(make([[{ ...game, validators: [score("g", 100.5)] }]]))).toEqual([beyond("a", "g"), never]);
    expect(checkLearniz(make([[{ ...game, validators: [minimum(100.5)] }]]))).toEqual([beyond("a"), never]);
    expect(checkLearniz(withChapter(make([[game]], [all("c0")]), 0, { validators: [minimum(100.5)] }))).toEqual([
      beyond("c0"),
      never,
    ]);
    const bound = { ...text("b"), requirements: [needScore({ interactivitySlug: "g" }, 100.5)] };
    expect(checkLearniz(make([[game, bound]]))).toEqual([beyond("b", "g"), error("never-opens", "b")]);
    const told = [...checkLearniz(make([[game, bound]])), ...checkLearniz(make([[game]], [score("c0", 100.5)]))];
    expect(told).toContainEqual(named({ rule: "opening", owner: "b", asked: "g", score: 100.5 }));
    expect(told).toContainEqual(named({ rule: "completion", owner: null, asked: "c0", score: 100.5 }));
  });
  test("§4.59 a score is never given to what holds no game with a weight above 0, however little of it is asked", () => {
    const never = (...slugs: string[]) => error("score-never-given", ...slugs);
    for (const weight of [0, undefined]) {
      const light = makeSlide("a", [makeGame("g", weight), words("t")]);
      expect(checkLearniz(make([[light]], [minimum(0)]))).toEqual([never(), error("never-completes")]);
      expect(checkLearniz(make([[light]], [score("c0")]))).toEqual([never("c0"), error("never-completes")]);
      expect(checkLearniz(make([[{ ...light, validators: [minimum(0)] }]]))).toEqual([
        never("a"),
        error("never-completes"),
      ]);
      expect(checkLearniz(make([[{ ...light, validators: [score("g"), all("t")] }]]))).toEqual([]);
      expect(checkLearniz(make([[{ ...light, validators: [score("t"), all("t")] }]]))).toEqual([
        warning("score-never-given", "a", "t"),
      ]);
    }
    const bound = {
      ...text("b"),
      requirements: [needScore({ slideSlug: "z" }), need({ interactivitySlug: "z-text" })],
    };
    expect(checkLearniz(make([[text("z"), game, bound]]))).toEqual([never("b", "z"), error("never-opens", "b")]);
  });
  test("§4.59 the games of another slide or chapter give no score to one without games, nor does what is not there", () => {
    const never = (...slugs: string[]) => error("score-never-given", ...slugs);
    const bare = { ...text("b"), validators: [minimum(0)] };
    expect(checkLearniz(make([[game, bare]]))).toEqual([never("b")]);
    const chapter = withChapter(make([[game], [text("b")]]), 1, { validators: [minimum(0)] });
    expect(checkLearniz(chapter)).toEqual([never("c1")]);
    expect(checkLearniz(make([[game]], [score("nowhere"), all("c0")]))).toEqual([
      warning("score-never-given", "nowhere"),
    ]);
  });
  test("§4.59 a game without a weight is told as the cause, whether the score opens or completes", () => {
    const weightless = (learniz: Learniz) =>
      checkLearniz(learniz).flatMap((one) => (one.code === "score-never-given" ? [one.weightless] : []));
    const bound = (target: object) => ({ ...text("b"), requirements: [needScore(target, 10)] });
    for (const weight of [0, undefined]) {
      const light = makeSlide("a", [words("t"), makeGame("h", weight), makeGame("g", weight)]);
      expect(weightless(make([[light, bound({ slideSlug: "a" })]]))).toEqual(["h"]);
      expect(weightless(make([[light], [bound({ chapterSlug: "c0" })]]))).toEqual(["h"]);
      expect(weightless(make([[{ ...light, validators: [minimum(1)] }]], [minimum(1)]))).toEqual(["h", "h"]);
      expect(weightless(make([[light, bound({ interactivitySlug: "t" })]]))).toEqual([null]);
      expect(weightless(make([[light, bound({ interactivitySlug: "h" })]]))).toEqual([]);
    }
    const lost = makeSlide("a", [{ ...makeGame("h"), medias: [] }]);
    expect(weightless(make([[lost, bound({ slideSlug: "a" })], [makeSlide("d", [makeGame("i")])]]))).toEqual([null]);
  });
  test("§4.36 a slide that stays closed is described as if it were open: completed by another validator, or not", () => {
    const closed = { ...text("b"), requirements: [need({ slideSlug: "nowhere" })] };
    const told = (validators: Validator[]) =>
      checkLearniz(make([[game, { ...closed, validators }]])).filter(({ code }) => code === "score-never-given");
    expect(told([score("b-text"), all("b-text")])).toEqual([warning("score-never-given", "b", "b-text")]);
    expect(told([score("b-text")])).toEqual([error("score-never-given", "b", "b-text")]);
  });
  test("§4.59 one game with a weight anywhere is a score of its slide, its chapter and the course", () => {
    const learniz = make(
      [[text("z")], [text("b"), { ...game, validators: [minimum(1)] }]],
      [{ minimumAverageScore: 1, elements: score("c1", 1).elements }],
    );
    expect(checkLearniz(learniz)).toEqual([]);
  });
});

describe("locks", () => {
  const bind = (slide: Slide, ...targets: object[]): Slide => ({ ...slide, requirements: targets.map(need) });
  test("§4.31 what waits for something later is a warning, named once; for something before it nothing is said", () => {
    const first = bind(
      text("a"),
      { slideSlug: "b" },
      { slideSlug: "b", interactivitySlug: "b-text" },
      { slideSlug: "b" },
    );
    expect(checkLearniz(make([[first, text("b")]]))).toEqual([
      warning("requires-later", "a", "b"),
      warning("requires-later", "a", "b-text"),
    ]);
    const last = bind(
      text("b"),
      { slideSlug: "a" },
      { interactivitySlug: "a-text" },
      { chapterSlug: "c0" },
      { slideSlug: "z" },
    );
    expect(
      checkLearniz(
        make([
          [text("z"), text("y")],
          [text("a"), last],
        ]),
      ),
    ).toEqual([]);
    expect(checkLearniz(make([[bind(text("a"), { chapterSlug: "c1" })], [text("b")]]))).toEqual([
      warning("requires-later", "a", "c1"),
    ]);
    expect(checkLearniz(make([[text("z")], [bind(text("a"), { chapterSlug: "c0" })]]))).toEqual([]);
  });
  test("§4.31 a lower index in a later chapter is later, a higher one in an earlier chapter is not", () => {
    expect(checkLearniz(make([[text("z"), bind(text("a"), { slideSlug: "b" })], [text("b")]]))).toEqual([
      warning("requires-later", "a", "b"),
    ]);
    expect(checkLearniz(make([[text("z"), text("b")], [bind(text("a"), { slideSlug: "b" })]]))).toEqual([]);
  });
  test("§4.31 what waits for what it holds, or for itself, waits for something that never comes", () => {
    const holder = withChapter(make([[text("a")], [text("b")]]), 1, { requirements: [need({ slideSlug: "b" })] });
    expect(checkLearniz(holder)).toEqual([circle("c1")]);
    expect(checkLearniz(make([[text("a"), bind(text("b"), { slideSlug: "b" })]]))).toEqual([circle("b")]);
    expect(checkLearniz(make([[text("a"), bind(text("b"), { interactivitySlug: "b-text" })]]))).toEqual([circle("b")]);
  });
  test("§4.31 what stands inside the element, the very first there too, is later than it", () => {
    const byScore = { requirements: [needScore({ slideSlug: "b" }, 1)] };
    expect(checkLearniz(withChapter(make([[text("a")], [text("b")]]), 1, byScore))).toEqual([
      error("score-never-given", "c1", "b"),
      error("never-opens", "c1"),
      warning("requires-later", "c1", "b"),
    ]);
    const slide = { ...text("b"), requirements: [needScore({ interactivitySlug: "b-text" }, 1)] };
    expect(checkLearniz(make([[text("a"), slide]]))).toEqual([
      error("score-never-given", "b", "b-text"),
      error("never-opens", "b"),
      warning("requires-later", "b", "b-text"),
    ]);
    const outer = { ...text("b"), requirements: [needScore({ chapterSlug: "c1" }, 1)] };
    expect(checkLearniz(make([[text("a")], [outer]]))).toEqual([
      error("score-never-given", "b", "c1"),
      error("never-opens", "b"),
    ]);
  });
  test("§4.35 an element that never opens is not named again when its chapter never opens; it is when the chapter opens", () => {
    const inside = bind(text("b"), { slideSlug: "nowhere" });
    const learniz = make([[text("a")], [inside, bind(text("c"), { slideSlug: "c" })]]);
    expect(checkLearniz(learniz)).toEqual([error("never-opens", "b"), circle("c")]);
    const shut = withChapter(learniz, 1, { requirements: [need({ slideSlug: "nowhere" })] });
    expect(checkLearniz(shut)).toEqual([error("never-opens", "c1")]);
  });
  test("§4.35 the slides of a chapter that never opens are not named again; one that is shut by its own rules is", () => {
    const inside = bind(text("b"), { slideSlug: "a" });
    const shut = bind(text("d"), { slideSlug: "d" });
    const learniz = withChapter(make([[text("a")], [inside, shut], [shut, text("e")]]), 1, {
      requirements: [need({ chapterSlug: "c1" })],
    });
    const renamed = withChapter(learniz, 2, { slides: [bind(text("f"), { slideSlug: "f" }), text("e")] });
    expect(checkLearniz(renamed)).toEqual([circle("c1"), circle("f")]);
  });
  test("§4.31 what a course does not have never opens anything, and is not told as a later element", () => {
    expect(checkLearniz(make([[text("a"), bind(text("b"), { slideSlug: "nowhere" })]]))).toEqual([
      error("never-opens", "b"),
    ]);
  });
  test("§4.43 a course never completes when what it asks for stays shut; an empty course is not told so", () => {
    const shut = make([[text("a")], [bind(text("b"), { slideSlug: "b" })]], [all("c1")]);
    expect(checkLearniz(shut)).toEqual([circle("b"), error("never-completes")]);
    expect(checkLearniz({ ...shut, validators: [all("c1"), all("c0")] })).toEqual([circle("b")]);
    expect(checkLearniz(make([[]], [all("nowhere")]))).toEqual([error("empty-course")]);
    expect(checkLearniz(make([[bind(text("a"), { slideSlug: "a" })]]))).toEqual([
      circle("a"),
      error("never-completes"),
    ]);
  });
  test("§4.31 a slide that opens but is never done still opens others by its score", () => {
    const byGame = { ...text("a"), requirements: [needScore({ interactivitySlug: "g" }, 50)] };
    const endless = { ...bind(makeSlide("b", [makeGame("g", 1)]), { slideSlug: "d" }), validators: [all("nowhere")] };
    const learniz = make([[byGame, endless, makeSlide("c", [makeGame("h", 1)]), text("d")]]);
    expect(checkLearniz(learniz)).toEqual([warning("requires-later", "a", "g"), warning("requires-later", "b", "d")]);
  });
  test("§4.31 the last element opens even where the one that opened before it was failed", () => {
    const config = { gameType: "VRAI_FAUX", victoryThreshold: 101 };
    const failed = makeGame("g", 1);
    const medias = failed.medias.map((media) => ({ ...media, params: { ...media.params, config } }));
    const learniz = make([
      [
        bind(text("p"), { slideSlug: "q" }),
        bind(makeSlide("q", [{ ...failed, medias }]), { slideSlug: "r" }),
        text("r"),
        makeSlide("s", [makeGame("h", 1)]),
      ],
    ]);
    expect(checkLearniz(learniz).map(({ code }) => code)).toEqual([
      "game-never-passed",
      "requires-later",
      "requires-later",
    ]);
  });
  test("§4.36 §4.42 what opens by a score, by a chapter or by a slide further on opens in the end", () => {
    const game = makeSlide("g-slide", [makeGame("g", 1)]);
    const byScore = (slug: string, target: object): Slide => ({
      ...text(slug),
      requirements: [needScore(target, 100)],
    });
    const learniz = make(
      [
        [
          byScore("a", { chapterSlug: "c1" }),
          byScore("b", { slideSlug: "g-slide" }),
          bind(text("e"), { slideSlug: "b" }),
        ],
        [{ ...game, validators: [minimum(100), all("nowhere")] }, byScore("d", { interactivitySlug: "g" })],
        [bind(text("f"), { chapterSlug: "c0" })],
      ],
      [{ minimumAverageScore: 100, elements: [...all("c2").elements, ...score("c1", 100).elements] }],
    );
    expect(checkLearniz(learniz)).toEqual([
      warning("requires-later", "a", "c1"),
      warning("requires-later", "b", "g-slide"),
    ]);
  });
});

describe("alternatives", () => {
  const missing = (medium: string, ...slugs: string[]) =>
    named({ code: "missing-alternative", severity: "warning", slugs, medium });
  test("§3.141 sounds and films are named with the element that holds them, on both sides of cards too", () => {
    const learniz = make([
      [
        makeSlide("a", [write("t", image, sound(" "), film("\t"), sound("Words"), film("document:c"))]),
        makeSlide("b", [
          cards("flip-card", [sound("")], [film("")]),
          cards("card-modal", [film("")]),
          makeGame("g", 1),
        ]),
      ],
    ]);
    expect(checkLearniz(learniz).filter(({ code }) => code === "missing-alternative")).toEqual([
      missing("audio", "t", "a"),
      missing("video", "t", "a"),
      missing("audio", "flip-card", "b"),
      missing("video", "flip-card", "b"),
      missing("video", "card-modal", "b"),
    ]);
  });
  test("§4.89 a background that shows something and has no alternative is named; without a picture, or with an empty one, it is not", () => {
    const style = (slideBackground: object) => ({
      ...make([[text("a")]]),
      params: { styleParams: { status: "CUSTOM", slideBackground: { type: "IMAGE", ...slideBackground } } },
    });
    expect(checkLearniz(style({ src: "document:x" }))).toEqual([missing("image")]);
    expect(checkLearniz(style({ src: "document:x", alt: "" }))).toEqual([]);
    expect(checkLearniz(style({}))).toEqual([]);
    expect(checkLearniz({ ...make([[text("a")]]), params: { styleParams: { status: "CUSTOM" } } })).toEqual([]);
  });
});
