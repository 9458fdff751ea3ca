// Knows that statistics are computed from what is stored, tell authors, administrators and managers of their own, and
// name nobody.
// @module-tag wide

import { JOB_KINDS, planStatistics, runNextJob } from "@academiz/backend";
import type { Affectation } from "@academiz/domain/clients";
import { applyScroll, applySlideChange } from "@academiz/domain/progress";
import { beginWeek } from "@academiz/domain/stats";
import { makeCourse, makeSlide } from "@academiz/testkit/course";
import { describe, expect, test, vi } from "vitest";
import { beginProgress } from "../../testing/author.ts";
import { at, author, by, lookout, openPlays, publish, recruit, server, told } from "../../testing/play-desk.ts";
import { CONTENTS, type PublishedProduct, publishProduct } from "../../testing/publish.ts";
import type { Answered } from "../../testing/route-case.ts";

openPlays();

const DAY = 86_400;
const signIn = async (login: string) => (await server.signIn(login)).token;
const compute = async () => {
  const admin = await signIn("demo_admin");
  expect((await by(admin, "computeStatistics")).statusCode).toBe(202);
  server.advance(11_000);
  expect(await server.runJobs()).toEqual([]);
};
const read = async ({ slug }: PublishedProduct, type = "game", query: Record<string, string> = {}) =>
  (await by(author, "readProductStatistics", { params: { type, slug }, query })).json();
const figures = async (token: string, query: Record<string, string> = {}) =>
  (await by(token, "readStatistics", { query })).json();
/** Of the game of four statements: these are answered rightly. */
const go = (right: string, seconds = -60, attempt = 1) => ({
  ...{ status: right.length >= 2 ? "COMPLETE" : "FAILED", score: right.length * 25, percentage: 100, time: 5, attempt },
  data: { answers: Object.fromEntries(["a", "b", "c", "d"].map((slug) => [slug, right.includes(slug)])) },
  eventDate: at(seconds),
});
const save = async (token: string, { perimeter }: PublishedProduct, progress: object) =>
  expect(
    (await by(token, "saveGameProgress", { params: { slug: perimeter }, body: { progress } })).json(),
  ).toMatchObject({ accepted: true });
const dump = async () => {
  const rows: (readonly Record<string, unknown>[])[] = [];
  for (const table of ["learning_days", "statistics_figures", "product_reports"])
    rows.push(await lookout.find(`select t::text as row from ${table} t order by 1`));
  return rows;
};
/** Somebody of the demo who stands at these places. */
async function stand(login: string, affectations: readonly string[], role = "ROLE_LEARNER") {
  const some = await server.world.users.findByIdentifier("demo_learner");
  if (!some) throw new Error("no learner");
  const [id, identifier] = [server.world.dice.createId(), `demo_${login}`];
  await server.world.users.add({ ...some, id, login, identifier, affectations, roles: [role as "ROLE_LEARNER"] });
  return signIn(identifier);
}

describe("of a game", () => {
  test("screens.md Statistics: questions have their difficulty, discrimination and the answers chosen, of first attempts", async () => {
    const game = await publish("game");
    const learners = await Promise.all(Array.from({ length: 5 }, recruit));
    const sheets = ["abcd", "abc", "ab", "a", "d"];
    for (const [index, token] of learners.entries()) await save(token, game, go(sheets[index] ?? ""));
    await save(learners[4] ?? "", game, go("abcd", -30, 2));
    await compute();
    const report = await read(game);
    expect(report).toMatchObject({ learners: 5, isRunning: false, computedAt: expect.any(String) });
    // What is made afterwards has not been computed, whatever was before.
    server.advance(1_000);
    const later = await publish("game");
    expect(await read(later)).toMatchObject({ learners: 0, computedAt: null });
    // Its author need not wait for the hour: to read it is to ask for it.
    server.advance(10_000);
    expect(await read(later)).toMatchObject({ computedAt: null, isRunning: true });
    expect(await server.runJobs()).toEqual([]);
    expect(await read(later)).toMatchObject({ learners: 0, computedAt: expect.any(String), isRunning: false });
    expect(report.items.map((one: Answered) => [one.words, one.answered, one.right, one.difficulty])).toEqual([
      ["a", 5, 4, 0.8],
      ["b", 5, 3, 0.6],
      ["c", 5, 2, 0.4],
      ["d", 5, 2, 0.4],
    ]);
    // Worked out by hand: who answered the last one rightly were the best and the worst.
    expect(report.items[3].discrimination).toBeCloseTo(-0.21, 2);
    expect(report.items[1].discrimination).toBeCloseTo(0.614, 2);
    expect(report.items[0].chosen).toEqual([
      { said: [true], count: 4 },
      { said: [false], count: 1 },
    ]);
    expect(report.items[3].warnings).toEqual(["better-fail"]);
    expect(report.scores.reduce((sum: number, one: number) => sum + one, 0)).toBe(report.scored);
  });

  test("again, it changes nothing; nobody who plays is named in what is kept", async () => {
    await compute();
    const before = await dump();
    await compute();
    expect(await dump()).toEqual(before);
    expect(JSON.stringify(before[1]) + JSON.stringify(before[2])).not.toMatch(/recruit|demo_|@/);
  });

  test("decisions 3: whoever is gone is counted, and nobody is named", async () => {
    const game = await publish("game");
    const token = await recruit();
    await save(token, game, go("abc"));
    await compute();
    const before = await read(game);
    expect((await by(token, "deleteMe", { body: { password: "Demo-Academiz-2026!" } })).statusCode).toBeLessThan(300);
    await compute();
    const after = await read(game);
    expect([after.learners, after.completions, after.average]).toEqual([1, 1, 75]);
    expect(after.weeks.at(-1)).toEqual(before.weeks.at(-1));
    expect(after.items).toEqual([]);
  });

  test("a table is a file in the language of whoever asks, and no cell of it is a formula", async () => {
    const own = CONTENTS.game as { readonly content: { readonly statements: readonly object[] } };
    const [first, ...rest] = own.content.statements;
    const statements = [{ ...first, text: '=HYPERLINK("https://evil")' }, ...rest];
    const game = await publish("game", { ...CONTENTS.game, content: { ...own.content, statements } });
    const token = await recruit();
    await save(token, game, go("abcd"));
    await compute();
    const params = { type: "game", slug: game.slug, table: "items" };
    const file = await by(author, "writeProductStatistics", { params });
    expect(file.headers["content-type"]).toContain("text/csv");
    expect(file.body).toContain("'=HYPERLINK");
    expect(file.body).toContain("(1)");
  });
});

describe("of a course", () => {
  test("screens.md Statistics: pages are reached and left, and take the time that visits tell", async () => {
    const course = await publish("learniz");
    const [first, second] = [await recruit(), await recruit()];
    const params = { perimeterSlug: course.perimeter };
    const { product } = (await by(first, "playLearniz", { params })).json();
    const { course: compiled, progress } = beginProgress(product.config, course.perimeter);
    const slug = compiled.learniz.chapters[0]?.slides[0]?.slug ?? "";
    const begun = applySlideChange(compiled, progress, { chapterIndex: 0, slideIndex: 0 }).progress;
    const done = applyScroll(compiled, begun).progress;
    for (const [token, told] of [
      [first, { ...done, status: "STARTED", time: 30 }],
      [second, { ...begun, time: 10 }],
    ] as const) {
      const body = { progress: { ...told, eventDate: at(-5) } };
      await by(token, "saveLearnizProgress", { params, body });
    }
    const visit = { toUrl: "/play/x", toName: "slide", appName: "player", slug: course.perimeter, pageDuration: 20 };
    const body = {
      ...visit,
      navigationEventId: "x".repeat(20),
      routeData: { queryParams: {}, params: { slide: slug }, data: {} },
    };
    expect((await by(first, "noteVisit", { body })).statusCode).toBe(204);
    expect((await by(first, "noteVisit", { body: { ...body, pageDuration: 40 } })).statusCode).toBe(204);
    await compute();
    const report = await read(course, "learniz");
    expect(report.learners).toBe(2);
    expect(report.pages[0]).toMatchObject({ slug, reached: 2, visits: 2, average: 30 });
    // Whoever has not begun it was on no page of it, and nobody looks at one for a day.
    const stranger = await recruit();
    for (const [token, pageDuration] of [
      [stranger, 86_400],
      [first, 86_400],
    ] as const)
      expect((await by(token, "noteVisit", { body: { ...body, pageDuration } })).statusCode).toBe(204);
    await compute();
    expect((await read(course, "learniz")).pages[0]).toMatchObject({ visits: 3, average: (20 + 40 + 1_800) / 3 });
    const left = report.pages.reduce((sum: number, page: Answered) => sum + Number(page.left), 0);
    expect(left + report.completions).toBe(2);
  });

  test("§3.237 screens.md Statistics: ways from page to page are told of one sitting, the most frequent first", async () => {
    const course = await publish("learniz", { ...makeCourse([[makeSlide("a"), makeSlide("b")]]) });
    const learner = await recruit();
    const params = { perimeterSlug: course.perimeter };
    const { product } = (await by(learner, "playLearniz", { params })).json();
    const { progress } = beginProgress(product.config, course.perimeter);
    await by(learner, "saveLearnizProgress", {
      params,
      body: { progress: { ...progress, status: "STARTED", eventDate: at(-5) } },
    });
    const goTo = async (slide: string, sitting: string) => {
      server.advance(1_000);
      const visit = { toUrl: "/play/x", toName: "slide", appName: "player", slug: course.perimeter, pageDuration: 20 };
      const routeData = { queryParams: {}, params: { slide }, data: {} };
      const body = { ...visit, navigationEventId: sitting.repeat(20), routeData };
      expect((await by(learner, "noteVisit", { body })).statusCode).toBe(204);
    };
    for (const slide of ["a", "b", "a", "a"]) await goTo(slide, "y");
    for (const slide of ["b", "a", "gone", "b"]) await goTo(slide, "z");
    await compute();
    expect((await read(course, "learniz")).ways).toEqual([
      { from: "Page b", to: "Page a", count: 2, isNext: false },
      { from: "Page a", to: "Page b", count: 1, isNext: true },
    ]);
    const file = { params: { type: "learniz", slug: course.slug, table: "ways" }, query: { format: "csv" } };
    expect((await by(author, "writeProductStatistics", file)).body).toContain("Page b;Page a;2");
  });
});

describe("of a client", () => {
  test("decisions 10: what is done in a section counts once for all products together, on the day when it was done", async () => {
    const admin = await signIn("demo_admin");
    const game = await publish("game");
    await save(await recruit(), game, go("abcd", -8 * DAY));
    await compute();
    const { total } = await figures(admin);
    const content = { context: { title: "A section" }, sectionDetails: { productsSlugs: [{ slug: game.slug }] } };
    const section = await publish("section", content);
    await compute();
    const { scored, average, time } = (await figures(admin)).total;
    expect([scored, average, time]).toEqual([total.scored, total.average, total.time]);
    const [ofGame, ofSection] = [
      await figures(admin, { product: game.slug }),
      await figures(admin, { product: section.slug }),
    ];
    expect([ofSection.total, ofSection.weeks]).toEqual([ofGame.total, ofGame.weeks]);
    expect(ofSection.total).toMatchObject({ active: 1, completions: 1, average: 100, time: 5 });
  });

  test("decisions 3: whoever is gone is not taken for several people: of all products together they are nobody", async () => {
    const admin = await signIn("demo_admin");
    const token = await recruit();
    await compute();
    const total = async () => (await figures(admin)).total;
    const before = await total();
    for (const _ of [1, 2, 3]) await save(token, await publish("game"), go("abcd"));
    await compute();
    const here = await total();
    expect([here.active, here.starts]).toEqual([before.active + 1, before.starts + 3]);
    expect((await by(token, "deleteMe", { body: { password: "Demo-Academiz-2026!" } })).statusCode).toBeLessThan(300);
    await compute();
    const gone = await total();
    expect([gone.active, gone.starts, gone.completions]).toEqual([before.active, here.starts, here.completions]);
    expect(gone.weeks?.at(-1)?.active).toBe(here.weeks?.at(-1)?.active);
  });

  test("another client reads of nobody here, whatever it asks for", async () => {
    const game = await publish("game");
    const theirs = await signIn("atelier_author");
    const params = { type: "game", slug: game.slug };
    expect(told(await by(theirs, "readProductStatistics", { params }))).toEqual([404, "not-found"]);
    const own = await lookout.find(
      "select count(*)::int as n from statistics_figures f join clients c on c.id = f.client_id where c.slug = 'atelier'",
    );
    expect(own).toEqual([{ n: 0 }]);
  });

  test("asked for twice at once it is computed once, and not within ten seconds of the last time", async () => {
    const admin = await signIn("demo_admin");
    await Promise.all([by(admin, "computeStatistics"), by(admin, "computeStatistics")]);
    const waiting = "select count(*)::int as n from jobs where type = 'statistics' and state = 'queued'";
    expect(await lookout.find(waiting)).toEqual([{ n: 1 }]);
    server.advance(11_000);
    expect(await server.runJobs()).toEqual([]);
    await by(admin, "computeStatistics");
    expect(await server.runJobs()).toEqual([]);
    expect(await lookout.find(waiting)).toEqual([{ n: 1 }]);
    server.advance(10_000);
    await server.runJobs();
    expect(await lookout.find(waiting)).toEqual([{ n: 0 }]);
  });

  test("whoever reads numbers of a quarter of an hour ago has them computed, and younger ones are left", async () => {
    await compute();
    const look = async () => figures(await signIn("demo_admin"));
    const { computedAt } = await look();
    server.advance(880_000);
    expect(await look()).toMatchObject({ computedAt, isRunning: false });
    server.advance(20_000);
    expect(await look()).toMatchObject({ computedAt, isRunning: true });
    expect(await look()).toMatchObject({ computedAt, isRunning: true });
    expect(await server.runJobs()).toEqual([]);
    const next = await look();
    expect(next.isRunning).toBe(false);
    expect(next.computedAt > computedAt).toBe(true);
  });

  test("each hour is each hour: it is planned again although the last job began a while after it was planned", async () => {
    const waiting = "select count(*)::int as n from jobs where type = 'statistics' and state = 'queued'";
    await compute();
    server.advance(40 * 60_000);
    await planStatistics(server.world);
    const ours = `${waiting} and client_id = (select id from clients where slug = 'demo')`;
    expect(await lookout.find(ours)).toEqual([{ n: 0 }]);
    server.advance(19 * 60_000);
    await planStatistics(server.world);
    expect(await lookout.find(ours)).toEqual([{ n: 1 }]);
    expect(await server.runJobs()).toEqual([]);
  });

  test("where nothing is new nothing is computed, and it is said that it was looked at; what is new is computed", async () => {
    const hour = async () => {
      server.advance(3_600_000);
      await planStatistics(server.world);
      expect(await server.runJobs()).toEqual([]);
      const [last] = await lookout.find(
        `select j.result, s.computed_at >= j.created_at as looked from jobs j join clients c on c.id = j.client_id
         join statistics_runs s on s.client_id = c.id
         where c.slug = 'demo' and j.type = 'statistics' order by j.created_at desc limit 1`,
      );
      return [(last?.["result"] as Answered | undefined)?.["products"] !== 0, last?.["looked"]];
    };
    // With a new week all is computed anew: the hours of this test are the first of one.
    const now = server.world.clock.now();
    server.advance(beginWeek(now) + 7 * DAY * 1_000 - now);
    // Hours go by: whoever signed in before is signed out.
    const game = await publishProduct(server, await signIn("demo_author"), "game");
    await save(await recruit(), game, go("abc"));
    expect(await hour()).toEqual([true, true]);
    expect(await hour()).toEqual([false, true]);
    // It was done long ago, offline, and comes now.
    await save(await recruit(), game, go("abcd", -7_200));
    expect(await hour()).toEqual([true, true]);
    const [kept] = await lookout.find(`select report from product_reports where product_slug = '${game.slug}' limit 1`);
    expect(kept?.["report"]).toMatchObject({ learners: 2 });
    expect(await hour()).toEqual([false, true]);
  });

  test("screens.md Statistics: learners, starts, completions, scores and time, by week, product and place", async () => {
    const place = (id: string, title: string, children: readonly Affectation[] = []): Affectation => ({
      ...{ id, title, lvl: 0, children },
    });
    const tree = [place("n", "North", [place("n1", "Harbour")]), place("s", "South")];
    const clientId = (await server.world.users.findByIdentifier("demo_learner"))?.clientId ?? "";
    await server.world.clients.change({ clientId }, () => ({ affectations: tree }));
    const game = await publishProduct(server, await signIn("demo_author"), "game");
    await save(await stand("harbour", ["n1"]), game, go("abcd"));
    await compute();
    // What is done counts from the publication on: the next week comes by waiting for it.
    server.advance(7 * DAY * 1_000);
    await save(await signIn("demo_harbour"), game, go("abcd", -60, 2));
    await save(await stand("south", ["s"]), game, go("a"));
    const [north, nobody] = [await stand("north", ["n"], "ROLE_MANAGER"), await stand("lonely", [], "ROLE_MANAGER")];
    await compute();
    const admin = await signIn("demo_admin");
    const all = await figures(admin, { product: game.slug });
    expect(all.total).toMatchObject({ active: 2, starts: 2, completions: 1, scored: 2, average: 62.5 });
    const [stored] = await lookout.find(
      `select sum(time) as time from progress where perimeter_slug = '${game.perimeter}'`,
    );
    expect(all.total.time).toBe(stored?.["time"]);
    expect(all.weeks.reduce((sum: number, week: Answered) => sum + Number(week.time), 0)).toBe(all.total.time);
    const weeks = all.weeks.filter((week: Answered) => week.active > 0);
    expect(weeks.map((week: Answered) => [week.active, week.starts, week.completions])).toEqual([
      [1, 1, 1],
      [2, 1, 0],
    ]);
    expect(all.byPlace.map((one: Answered) => [one.title, one.active])).toEqual([
      ["North", 1],
      ["Harbour", 1],
      ["South", 1],
    ]);
    const theirs = await figures(north, { product: game.slug });
    expect(theirs.places.map((one: Answered) => one.title)).toEqual(["North", "Harbour"]);
    expect([theirs.place, theirs.total.active, theirs.total.completions]).toEqual(["n", 1, 1]);
    expect(JSON.stringify(theirs)).not.toContain("South");
    expect(told(await by(north, "readStatistics", { query: { place: "s" } }))).toEqual([404, "not-found"]);
    const file = await by(north, "writeStatistics", { query: { table: "places" } });
    expect(file.body).not.toContain("South");
    const none = await figures(nobody);
    expect([none.place, none.total, none.products, none.byPlace, none.places]).toEqual([null, null, [], [], []]);
    expect(told(await by(north, "computeStatistics"))).toEqual([403, "role.refused"]);
  });

  test("decisions 15: however long figures take, the job stays in the hands of who computes them", {
    tags: "long",
  }, async () => {
    const until = async () => {
      const [held] = await lookout.find(
        "select due_at as at from jobs where type = 'statistics' and state = 'running'",
      );
      return Date.parse(String(held?.["at"]));
    };
    const seen: unknown[] = [];
    const { statistics } = server.world;
    const slowly = async <T>(work: () => Promise<T>): Promise<T> => {
      // Longer than a job is left alone, in steps that are.
      for (const _ of [1, 2]) {
        const before = await until();
        server.advance(20_000);
        await vi.waitFor(async () => expect(await until()).toBeGreaterThan(before), { timeout: 5_000 });
      }
      seen.push(await runNextJob(server.world, runner));
      return work();
    };
    const runner = {
      kinds: JOB_KINDS,
      isStopping: () => false,
      onFailure: (failure: object) => void seen.push(failure),
    };
    const world = {
      ...server.world,
      statistics: {
        ...statistics,
        noteDays: (...sent: Parameters<typeof statistics.noteDays>) => slowly(() => statistics.noteDays(...sent)),
        computeFigures: (...sent: Parameters<typeof statistics.computeFigures>) =>
          slowly(() => statistics.computeFigures(...sent)),
      },
    };
    server.advance(11_000);
    await by(await signIn("demo_admin"), "computeStatistics");
    expect(await runNextJob(world, runner)).toBe(true);
    expect(seen).toEqual([false, false]);
    const ends = await lookout.find(
      "select state, attempts from jobs where type = 'statistics' order by created_at desc limit 1",
    );
    expect(ends).toEqual([{ state: "done", attempts: 1 }]);
  });
});
