// Knows that learners' progress is kept, and that nothing impossible or old replaces it.
import { applyInteractivityUpdate, applyScroll, type LearnizProgress } from "@academiz/domain/progress";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer, beginProgress, type PublishedCourse, publishCourse } from "../../testing/author.ts";
import { HISTORY_ENTRY } from "../../testing/cases/players.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import { storeGoes } from "../../testing/store-goes.ts";

let server: TestServer;
let lookout: Lookout;
let author: Record<string, string>;
let learner: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config);
  author = bearer((await server.signIn("demo_author")).token);
  learner = bearer((await server.signIn("demo_learner")).token);
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

let published: PublishedCourse;
let first: LearnizProgress;
let done: LearnizProgress;
beforeEach(async () => {
  published = await publishCourse(server, author["authorization"]?.slice(7) ?? "", "Course");
  const { course, progress } = beginProgress((await play()).product.config, published.perimeter);
  const slug = progress.chapters[0]?.slides[0]?.interactivities[0]?.slug ?? "";
  first = applyScroll(course, progress).progress;
  done = applyInteractivityUpdate(course, first, { slug, status: "COMPLETE" }, "BEST_SCORE").progress;
});

const play = async () =>
  (await server.app.inject({ method: "GET", url: `/api/learniz/${published.perimeter}`, headers: learner })).json();
const save = (progress: object, headers = learner) =>
  server.app.inject({
    method: "POST",
    url: `/api/learniz/${published.perimeter}/progress`,
    headers,
    payload: { progress },
  });
const at = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

describe("decisions 8: the newest fact wins", () => {
  test("§7.122 an older save is answered with what is stored, unaccepted; a repeated one too", async () => {
    const [early, late] = [at(-20), at(-10)];
    const kept = (await save({ ...done, eventDate: late })).json();
    expect(kept.accepted).toBe(true);
    const stale = await save({ ...first, eventDate: early });
    expect([stale.statusCode, stale.json()]).toEqual([200, { accepted: false, progress: kept.progress }]);
    expect((await save({ ...done, eventDate: late })).json()).toEqual({ accepted: false, progress: kept.progress });
    expect((await play()).progress).toEqual(kept.progress);
  });

  test("whatever the order of arrival, the newest of many is what stands", async () => {
    const dates = Array.from({ length: 12 }, (_, index) => at(index - 60));
    const shuffled = dates
      .map((date, index) => [date, (index * 7) % 12] as const)
      .sort((one, other) => one[1] - other[1]);
    await Promise.all(shuffled.map(([eventDate], index) => save({ ...first, time: index, eventDate })));
    expect((await play()).progress.eventDate).toBe(dates.at(-1));
  });

  test("an instant is one instant, whatever its offset", async () => {
    const date = at(-30);
    const shifted = new Date(Date.parse(date) + 2 * 3_600_000).toISOString().replace("Z", "+02:00");
    expect((await save({ ...first, eventDate: shifted })).json().progress.eventDate).toBe(date);
    expect((await save({ ...first, eventDate: date })).json().accepted).toBe(false);
  });

  test("a fact more than five minutes ahead is dated now, so that it locks nothing out", async () => {
    const answer = (await save({ ...first, eventDate: at(365 * 86_400) })).json();
    expect(Math.abs(Date.parse(answer.progress.eventDate) - Date.now())).toBeLessThan(60_000);
    expect((await save({ ...done, eventDate: at(60) })).json().accepted).toBe(true);
  });
});

describe("decisions 8: what the content cannot produce is refused, and the last good progress stays", () => {
  const chapter = () => done.chapters[0] as LearnizProgress["chapters"][number];
  const slide = () => chapter().slides[0] as (typeof done)["chapters"][number]["slides"][number];
  const forgeries: readonly (readonly [string, () => object])[] = [
    ["a course completed without its slide", () => ({ ...first, status: "COMPLETE" })],
    ["a percentage that nothing gives", () => ({ ...first, percentage: 50 })],
    ["a percentage of 101", () => ({ ...done, percentage: 101 })],
    ["a score where nothing is scored", () => ({ ...done, score: 100 })],
    ["a score as text", () => ({ ...done, chapters: [{ ...chapter(), score: "100" }] })],
    ["a negative time", () => ({ ...done, time: -1 })],
    ["no chapters", () => ({ ...done, chapters: [] })],
    [
      "a slide that does not exist",
      () => ({ ...done, chapters: [{ ...chapter(), slides: [{ ...slide(), slug: "other" }] }] }),
    ],
    [
      "a slide completed without what it asks for",
      () => ({
        ...done,
        chapters: [
          { ...chapter(), slides: [{ ...slide(), interactivities: first.chapters[0]?.slides[0]?.interactivities }] },
        ],
      }),
    ],
    [
      "a score on a text box",
      () => ({
        ...done,
        chapters: [
          {
            ...chapter(),
            slides: [{ ...slide(), interactivities: slide().interactivities.map((one) => ({ ...one, score: 100 })) }],
          },
        ],
      }),
    ],
  ];

  test.each(forgeries)("%s", async (_, forge) => {
    const kept = (await save({ ...first, eventDate: at(-20) })).json().progress;
    const answer = await save({ ...forge(), eventDate: at(-10) });
    expect([answer.statusCode, answer.json().detail]).toEqual([422, "progress.impossible"]);
    expect((await play()).progress).toEqual(kept);
  });

  test("what is possible is let through after a refusal", async () => {
    await save({ ...first, status: "COMPLETE", eventDate: at(-20) });
    expect((await save({ ...done, eventDate: at(-10) })).json().accepted).toBe(true);
  });
});

describe("progress belongs to its learner and survives what authors do", () => {
  test("each learner has their own", async () => {
    await save({ ...done, eventDate: at(-10) });
    const trainer = bearer((await server.signIn("demo_trainer")).token);
    const theirs = await server.app.inject({
      method: "GET",
      url: `/api/learniz/${published.perimeter}`,
      headers: trainer,
    });
    expect(theirs.json().progress).toBeNull();
  });

  test("§4.66 a save begun before a republication is carried over, not refused", async () => {
    const url = `/api/admin/learniz/publish/${published.slug}`;
    await server.app.inject({ method: "PATCH", url, headers: author, payload: { updatedAt: published.updatedAt } });
    const answer = (await save({ ...done, eventDate: at(-10) })).json();
    expect(answer).toMatchObject({ accepted: true, progress: { status: "COMPLETE" } });
    expect(answer.progress.publishedDate).toBe((await play()).publishedAt);
  });

  describe("decisions 8: a progress that names another publication is judged as well", () => {
    const everything = () =>
      JSON.parse(JSON.stringify(first).replaceAll('"status":"NOT_STARTED"', '"status":"COMPLETE"'));
    const republish = () =>
      server.app.inject({
        method: "PATCH",
        url: `/api/admin/learniz/publish/${published.slug}`,
        headers: author,
        payload: { updatedAt: published.updatedAt },
      });
    const forge = (change: object) => ({ ...everything(), status: "COMPLETE", percentage: 100, score: 100, ...change });

    test.each([
      ["a date at which nothing was published", { publishedDate: "2000-01-01T00:00:00.000Z" }],
      ["no date", { publishedDate: undefined }],
      ["no date but text", { publishedDate: "yesterday" }],
      ["the date before, with what its content does not give", {}],
    ])("%s: what is stored stays, and is the answer", async (_, change) => {
      const kept = (await save({ ...first, eventDate: at(-20) })).json().progress;
      await republish();
      const answer = await save({ ...forge(change), eventDate: at(-10) });
      expect([answer.statusCode, answer.json()]).toEqual([200, { accepted: false, progress: kept }]);
      expect((await play()).progress).toEqual(kept);
      expect((await save({ ...done, eventDate: at(-5) })).json()).toMatchObject({
        accepted: true,
        progress: { status: "COMPLETE" },
      });
    });

    test("with nothing stored the answer is a new progress, and nothing is stored", async () => {
      const answer = await save({ ...forge({ publishedDate: undefined }), eventDate: at(-10) });
      expect(answer.json()).toMatchObject({ accepted: false, progress: { status: "NOT_STARTED", percentage: 0 } });
      expect((await play()).progress).toBeNull();
    });
  });

  test("authors see how far each learner is", async () => {
    await save({ ...done, time: 42, eventDate: at(-10) });
    const list = await server.app.inject({
      method: "GET",
      url: `/api/admin/learniz/${published.slug}/progress`,
      headers: author,
    });
    expect(list.json().learners).toMatchObject([
      { identifier: "demo_learner", status: "COMPLETE", percentage: 100, time: 42 },
    ]);
  });
});

describe("§7.136 histories", () => {
  const send = (entries: readonly object[]) =>
    server.app.inject({ method: "POST", url: "/api/histories", headers: learner, payload: entries as object[] });

  const readDates = async () => {
    const rows = await lookout.find(
      `select event_date as at from histories where perimeter_slug = '${published.perimeter}' order by at`,
    );
    return rows.map(({ at }) => (at as Date).getTime());
  };

  beforeEach(() => storeGoes(server, { by: "demo_learner", perimeter: published.perimeter, games: ["game-1"] }));

  test("a batch is added, repeated without harm", async () => {
    const entry = { ...HISTORY_ENTRY, productPerimeterSlug: published.perimeter };
    expect((await send([entry, entry])).statusCode).toBe(204);
    expect((await send([entry])).statusCode).toBe(204);
  });

  test.each([
    ["status", "STARTED"],
    ["score", 101],
    ["score", -1],
    ["percentage", 100.5],
    ["time", -1],
    ["slug", ""],
    ["slug", "x".repeat(201)],
    ["badge", "x".repeat(201)],
    ["extra", { text: "x".repeat(10_000) }],
    ["eventDate", "2026-01-01"],
    ["eventDate", "2026-02-30T25:00:00Z"],
  ])("one entry with %s %j: 422 with its path, and none is stored", async (field, value) => {
    const good = { ...HISTORY_ENTRY, productPerimeterSlug: published.perimeter };
    const answer = await send([good, { ...good, slug: "game-2", [field]: value }]);
    expect([answer.statusCode, answer.json().detail]).toEqual([422, "validation"]);
    expect(JSON.stringify(answer.json())).toContain(field);
    expect(await readDates()).toEqual([]);
  });

  test("an attempt more than five minutes ahead is dated now; one within is believed", async () => {
    const entry = { ...HISTORY_ENTRY, productPerimeterSlug: published.perimeter, score: null, extra: { a: 1 } };
    const [ahead, soon] = [at(365 * 86_400), at(60)];
    const sent = [
      { ...entry, eventDate: ahead },
      { ...entry, eventDate: soon },
    ];
    expect((await send(sent)).statusCode).toBe(204);
    const [now, believed] = await readDates();
    expect(Math.abs((now ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(believed).toBe(Date.parse(soon));
  });

  test("decisions 2: an entry for a perimeter that is not open to the learner is a 404", async () => {
    expect((await send([HISTORY_ENTRY])).statusCode).toBe(404);
  });
});
