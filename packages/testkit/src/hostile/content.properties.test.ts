// Knows that no JSON breaks the loading of a course, and that courses of every version load as if written today.
import { checkLearniz } from "@academiz/domain/checks";
import { listAsked, readGame, scoreGame } from "@academiz/domain/games";
import { isSameJson, type Json } from "@academiz/domain/kernel";
import {
  applyGeneralConditions,
  cleanLearniz,
  compareLearniz,
  compileLearniz,
  findCover,
  type Learniz,
  listDocuments,
  loadLearniz,
  readRequirementTarget,
} from "@academiz/domain/learniz";
import { createProgress } from "@academiz/domain/progress";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryLearniz, makeGame } from "../course/index.ts";
import {
  arbitraryCoursePlan,
  arbitraryDamage,
  arbitraryHostileContent,
  arbitraryHostileJson,
  arbitraryLooseCourse,
  arbitraryOldCourse,
  arbitraryUncleanLearniz,
  CONTENT_VERSIONS,
  damageEverywhere,
  writeCourse,
} from "./index.ts";

const isLong = process.env["ACADEMIZ_LONG"] !== undefined;
const RUNS = { numRuns: isLong ? 5_000 : 50 };
const store = (value: unknown) => JSON.parse(JSON.stringify(value)) as Json;
const savedCourse = arbitraryLearniz.map(store);
const oldCourse = arbitraryOldCourse.map(({ old }) => old);

/** Loads the content, and reads of a course what the platform reads next. Any exception fails the test. */
function openContent(json: unknown): boolean {
  const loaded = loadLearniz(json);
  if (!loaded.ok) {
    expect(loaded.error.faults.length).toBeGreaterThan(0);
    for (const { path, message } of loaded.error.faults)
      expect([Array.isArray(path), message !== ""]).toEqual([true, true]);
    return false;
  }
  const { learniz } = loaded.value;
  const course = compileLearniz(learniz);
  createProgress(course, "perimeter");
  checkLearniz(learniz);
  findCover(learniz);
  listDocuments(learniz);
  for (const { slide } of course.slides)
    for (const { medias } of slide.interactivities) for (const media of medias) readGame(media);
  const saved = { ok: true, value: { learniz: store(learniz), notices: [] } };
  const again = loadLearniz(saved.value.learniz);
  // Vitest takes ten times as long to find that two trees are equal, so it is only asked how they differ.
  if (!isSameJson(again, saved)) expect(again).toEqual(saved);
  return true;
}

describe("§4.81 loading a course answers, and never throws", () => {
  test("whatever the JSON", () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryHostileJson, arbitraryHostileContent), (json) => {
        openContent(json);
      }),
      RUNS,
    );
  });
  test("whatever damage was done to a sound course, or to one of an old version", () => {
    fc.assert(
      fc.property(arbitraryDamage(fc.oneof(savedCourse, oldCourse)), (json) => {
        openContent(json);
      }),
      RUNS,
    );
  });
  const drawn = fc
    .sample(arbitraryOldCourse, { numRuns: isLong ? 40 : 16, seed: 12 })
    .toSorted((a, b) => JSON.stringify(b.old).length - JSON.stringify(a.old).length);
  /** Each of its places is damaged in each way: twice as large takes four times as long. */
  const large = drawn[isLong ? 0 : 2];
  test.each([
    ["the newest", large?.current],
    ["an old", large?.old],
  ])("whatever stands at any place of a course of %s version", (_which, json) => {
    if (json === undefined) throw new Error("no course was drawn");
    let [sound, damaged] = [0, 0];
    for (const { json: broken } of damageEverywhere(json)) {
      if (openContent(broken)) sound++;
      else damaged++;
    }
    expect([sound > 100, damaged > 100]).toEqual([true, true]);
  });
  test.each([
    ["[", "]"],
    ['{"length":', "}"],
  ])("however deep it is, of %s", (open, close) => {
    const deep = JSON.parse(`${open.repeat(200_000)}0${close.repeat(200_000)}`) as Json;
    for (const version of CONTENT_VERSIONS) {
      expect(loadLearniz({ version, chapters: deep }).ok).toBe(false);
      expect(
        loadLearniz({ version, chapters: [{ slug: "a", slides: [{ interactivities: [{ data: deep }] }] }] }).ok,
      ).toBe(false);
    }
  });
  test.each([
    ["[", "]"],
    ['{"length":', "}"],
  ])("however deep is what others keep in it, of %s", { tags: "long" }, (open, close) => {
    const write = () => {
      const deep = JSON.parse(`${open.repeat(200_000)}"document:a"${close.repeat(200_000)}`) as Json;
      const game = {
        slug: "g",
        type: "game",
        data: { deep },
        medias: [{ slug: "m", params: { config: deep, content: deep } }],
      };
      const cards = { slug: "f", type: "flip-card", data: { cardRows: [], cardSize: "m", validationCriteria: deep } };
      const slide = { slug: "s", parameters: { customBackground: deep }, interactivities: [game, cards] };
      const params = { gameParams: { deep } };
      return {
        version: "1.10.0",
        local: "EN",
        params,
        defaultTexts: deep,
        editionInfo: deep,
        chapters: [{ slug: "c", slides: [slide] }],
      };
    };
    const [one, other] = [loadLearniz(write()), loadLearniz(write())];
    if (!one.ok || !other.ok) throw new Error("it is a course");
    const { learniz } = one.value;
    expect(one.value.notices).toEqual([]);
    expect(listDocuments(learniz)).toEqual([{ slug: "a" }]);
    expect(findCover(learniz)).toBeNull();
    expect(() => checkLearniz(learniz)).not.toThrow();
    expect(compareLearniz(learniz, other.value.learniz).isCourseChanged).toBe(false);
    expect(isSameJson(applyGeneralConditions(learniz, () => 0).learniz, cleanLearniz(learniz).learniz)).toBe(true);
    for (const media of learniz.chapters[0]?.slides[0]?.interactivities[0]?.medias ?? []) {
      expect(readGame(media).ok).toBe(false);
      const config = { gameType: "VRAI_FAUX" };
      expect(readGame({ params: { ...media.params, config } }).ok).toBe(false);
      expect(readGame({ params: { config, content: { statements: media.params["content"] } } }).ok).toBe(false);
    }
  });
});

test("§8.32 reading and scoring a game answers, whatever its params and the answers that were kept", () => {
  const sound = readGame({ params: makeGame("g").medias[0]?.params ?? {} });
  fc.assert(
    fc.property(arbitraryHostileJson, arbitraryHostileJson, (config, content) => {
      const read = readGame({ params: { config, content } });
      const named = readGame({ params: { config: { gameType: "VRAI_FAUX" }, content } });
      for (const game of [sound, read, named]) {
        if (!game.ok) continue;
        for (const data of [config, { answers: content }]) {
          const { score = 0, items } = scoreGame(game.value, data);
          expect([score >= 0 && score <= 100, items.length]).toEqual([true, listAsked(game.value).length]);
        }
      }
      expect(sound.ok).toBe(true);
    }),
    RUNS,
  );
});

describe("§4.81 courses of every version", () => {
  test("load, and say what the current version would have written", () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(arbitraryOldCourse, ({ version, old, current }) => {
        met.add(version);
        const loaded = loadLearniz(store(old));
        expect(loaded).toEqual(loadLearniz(store(current)));
        expect(loaded).toMatchObject({ ok: true, value: { learniz: { version: "1.11.0" } } });
      }),
      // So often that a version is left out once in three million times.
      { numRuns: Math.max(200, RUNS.numRuns) },
    );
    expect([...met].sort()).toEqual([...CONTENT_VERSIONS].sort());
  });
  test("load like whole ones where they leave out, or set to null, parts that say nothing", () => {
    fc.assert(
      fc.property(arbitraryLooseCourse(fc.oneof(savedCourse, oldCourse)), ({ whole, loose }) => {
        const loaded = loadLearniz(loose);
        expect(loaded).toMatchObject({ ok: true });
        expect(loaded).toEqual(loadLearniz(whole));
      }),
      RUNS,
    );
  });
  test.each(CONTENT_VERSIONS)(
    "%s: migrated twice is migrated once, and the stored content stays as it was",
    (version) => {
      fc.assert(
        fc.property(arbitraryCoursePlan, (plan) => {
          const old = writeCourse(plan, version);
          const copy = store(old);
          const once = loadLearniz(old);
          if (!isSameJson(old, copy)) expect(old).toEqual(copy);
          if (!once.ok) throw new Error(JSON.stringify(once.error));
          expect(once.value.learniz.version).toBe("1.11.0");
          const migrated = store(once.value.learniz);
          const [again, sound] = [loadLearniz(migrated), { ok: true, value: { learniz: migrated, notices: [] } }];
          if (!isSameJson(again, sound)) expect(again).toEqual(sound);
        }),
        RUNS,
      );
    },
  );
});

const listAll = ({ chapters }: Learniz) =>
  chapters.flatMap((chapter) => [
    { kind: "chapter", slug: chapter.slug },
    ...chapter.slides.flatMap((slide) => [
      { kind: "slide", slug: slide.slug },
      ...slide.interactivities.map(({ slug }) => ({ kind: "interactivity", slug })),
    ]),
  ]);

/** Slugs that a rule names and that do not exist, or not where the rule may look. */
function listDangling(learniz: Learniz): readonly string[] {
  const all = new Set(listAll(learniz).map(({ kind, slug }) => `${kind} ${slug}`));
  const inside = (owner: { validators: Learniz["validators"] }, children: readonly { slug: string }[]) =>
    owner.validators
      .flatMap(({ elements }) => elements.map(({ slug }) => slug))
      .filter((slug) => !children.some((child) => child.slug === slug));
  const required = (owner: Learniz["chapters"][number] | Learniz["chapters"][number]["slides"][number]) =>
    owner.requirements
      .flatMap(({ elements }) => elements)
      .map(readRequirementTarget)
      .map((target) => `${target?.kind} ${target?.slug}`)
      .filter((target) => !all.has(target));
  return [
    ...inside(learniz, learniz.chapters),
    ...learniz.chapters.flatMap((chapter) => [
      ...inside(chapter, chapter.slides),
      ...required(chapter),
      ...chapter.slides.flatMap((slide) => [...inside(slide, slide.interactivities), ...required(slide)]),
    ]),
  ];
}

describe("a course that was never cleaned", () => {
  test("§5.26–§5.35 saved and loaded, its rules name only what exists, and no rule is empty; doing it twice changes nothing", () => {
    fc.assert(
      fc.property(arbitraryUncleanLearniz, (unclean) => {
        const saved = applyGeneralConditions(unclean, () => 0.3).learniz;
        const { learniz } = cleanLearniz(saved);
        expect(listDangling(learniz)).toEqual([]);
        const rules = learniz.chapters.flatMap((chapter) => [chapter, ...chapter.slides]);
        for (const { elements } of rules.flatMap(({ requirements }) => requirements)) expect(elements).not.toEqual([]);
        for (const one of [...learniz.validators, ...rules.flatMap(({ validators }) => validators)])
          expect(one.elements.length > 0 || one.minimumAverageScore !== undefined).toBe(true);
        expect(cleanLearniz(learniz)).toEqual({ learniz, notices: [] });
        const again = applyGeneralConditions(learniz, () => 0.7);
        expect(again.notices).toEqual([]);
        expect(cleanLearniz(again.learniz)).toEqual({ learniz, notices: [] });
      }),
      RUNS,
    );
  });
  test("§5.23 after regeneration no two slugs are equal and none is empty, by the author's save and by loading", () => {
    fc.assert(
      fc.property(
        arbitraryUncleanLearniz,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (unclean, die) => {
          for (const { learniz, notices } of [applyGeneralConditions(unclean, () => die), cleanLearniz(unclean)]) {
            const slugs = listAll(learniz).map(({ slug }) => slug);
            expect(slugs).not.toContain("");
            expect(new Set(slugs).size).toBe(slugs.length);
            const before = listAll(unclean).map(({ slug }) => slug);
            const wrong = before.filter((slug, at) => slug === "" || before.indexOf(slug) !== at).length;
            expect(notices.filter(({ code }) => code === "slug.mended")).toHaveLength(wrong);
          }
        },
      ),
      RUNS,
    );
  });
});
