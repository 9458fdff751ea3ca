// Knows that who began in a package of a draft goes on in the packages of later drafts, whatever the author changed
// meanwhile.
// @module-tag wide
import { compileLearniz, type Learniz, loadLearniz } from "@academiz/domain/learniz";
import { applyInteractivityUpdate, type LearnizProgress, loadProgress } from "@academiz/domain/progress";
import { makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";
import fc from "fast-check";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Kept, launch } from "../../../../../adapters/scorm/src/drive/launch.ts";
import { createPackagedLearniz } from "../../../../../adapters/scorm/src/packaged/packaged-learniz.ts";
import { type PackageContent, readPackage } from "../../../../../adapters/scorm/src/packaged/read-package.ts";
import { employ, type Librarian } from "../../testing/librarian.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
let author: Librarian;
beforeAll(async () => {
  server = await startTestServer();
  author = await employ(server, "demo_author");
});
afterAll(() => server.close());

/** A course whose draft the author saves and exports, again and again, and publishes when they are told to. */
async function makeProduct() {
  const { slug, updatedAt, configDraft } = (
    await author.ask("createProduct", { params: { type: "learniz" }, body: { name: "Exported" } })
  ).json();
  let basedOn = updatedAt;
  return async ({ chapters }: Learniz, isPublished: boolean): Promise<PackageContent> => {
    const draft = { ...configDraft, chapters };
    const saved = await author.ask("saveProduct", {
      params: { type: "learniz", slug },
      body: { updatedAt: basedOn, configDraft: draft },
    });
    basedOn = saved.json().updatedAt;
    if (isPublished)
      await author.ask("publishProduct", {
        params: { type: "learniz", slug },
        body: { updatedAt: basedOn, visible: true },
      });
    const { rawPayload } = await author.ask("exportScorm", {
      params: { type: "learniz", slug },
      body: { draft: !isPublished },
    });
    const params = unzipSync(rawPayload)["params.json"];
    const content = readPackage(JSON.parse(Buffer.from(params ?? []).toString()));
    if (!content) throw new Error("the package cannot be read");
    return content;
  };
}

/** Opens the package in an LMS, with what it kept; wins these games, and leaves. */
async function visit(content: PackageContent, kept: Kept | null, games: readonly string[]) {
  const complaints: string[] = [];
  const launched = launch(
    {
      content,
      version: "1.2",
      clock: { now: () => Date.parse("2026-05-01") },
      complain: (text) => complaints.push(text),
      create: createPackagedLearniz,
    },
    kept,
  );
  if (typeof launched === "string") throw new Error(launched);
  const loaded = loadLearniz(content.config);
  const stored = await launched.source.load();
  if (!loaded.ok || !stored.ok) throw new Error("no course");
  const course = compileLearniz(loaded.value.learniz);
  const found = loadProgress(course, stored.value.storedProgress, content.perimeterSlug).progress;
  const won = games.reduce<LearnizProgress>(
    (progress, slug) =>
      applyInteractivityUpdate(
        course,
        progress,
        { slug, status: "COMPLETE", score: 70, data: { answers: { one: true } }, attempt: 1 },
        "BEST_SCORE",
      ).progress,
    found,
  );
  await launched.gateway.send({ ...won, eventDate: "2026-05-01T00:00:00.000Z" });
  expect(complaints).toEqual([]);
  return { found, kept: launched.leave() };
}
const listWon = ({ chapters }: LearnizProgress): readonly string[] =>
  chapters
    .flatMap(({ slides }) => slides.flatMap(({ interactivities }) => interactivities))
    .filter(({ status, score }) => status === "COMPLETE" && score === 70)
    .map(({ slug }) => slug)
    .sort();

const SLIDES = Array.from({ length: 6 }, (_, at) => makeSlide(`slide${at}`, [makeGame(`game${at}`, 1)]));
const GAMES = SLIDES.flatMap(({ interactivities }) => interactivities.map(({ slug }) => slug));
/** Any of the slides in any order, in so many chapters, with others among them, under any names. */
const arbitraryDraft = fc
  .record({
    order: fc.shuffledSubarray(SLIDES, { minLength: 2 }),
    cut: fc.integer({ min: 1, max: 5 }),
    added: fc.integer({ min: 0, max: 2 }),
    names: fc.string({ minLength: 1, maxLength: 20 }),
  })
  .map(({ order, cut, added, names }) => {
    const others = Array.from({ length: added }, (_, at) => makeSlide(`added${at}`, [makeGame(`new${at}`, 1)]));
    const course = makeCourse(
      [[...order.slice(0, cut), ...others], order.slice(cut)].filter(({ length }) => length > 0),
    );
    return { ...course, chapters: course.chapters.map((chapter) => ({ ...chapter, title: names })) };
  });
const hasGame = ({ chapters }: Learniz, game: string): boolean =>
  chapters.some(({ slides }) => slides.some((slide) => slide.interactivities.some(({ slug }) => slug === game)));

test("§4.66 §9.22 a learner who began in an exported draft finds by slug what is still there, in the package of any later draft or publication", {
  tags: "long",
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryDraft, { minLength: 2, maxLength: 4 }),
      fc.subarray(GAMES, { minLength: 1 }),
      fc.boolean(),
      async (drafts, chosen, isPublished) => {
        const exportDraft = await makeProduct();
        const packages: PackageContent[] = [];
        for (const [at, draft] of drafts.entries())
          packages.push(await exportDraft(draft, isPublished && at === drafts.length - 1));
        const [first, last] = [packages[0], packages.at(-1)] as [PackageContent, PackageContent];
        const [began, ends] = [drafts[0], drafts.at(-1)] as [Learniz, Learniz];
        const won = chosen.filter((game) => hasGame(began, game));
        const { kept } = await visit(first, null, won);
        const { found } = await visit(last, kept, []);
        expect(listWon(found)).toEqual(won.filter((game) => hasGame(ends, game)).sort());
      },
    ),
    { numRuns: 6 },
  );
});
