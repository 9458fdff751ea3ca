// Knows who reads what contents called (decisions 7).
// @module-tag wide
import { escapePackageData, readPackageData } from "@academiz/domain/scorm";
import { describe, expect, test } from "vitest";
import {
  author,
  by,
  callOf,
  commit,
  launch,
  learner,
  leavesAllAsItWas,
  lookout,
  MINUTE,
  openLaunches,
  pack,
  readLog,
  recruit,
  report,
  server,
  told,
} from "../../testing/launch-desk.ts";
import { publishPackage } from "../../testing/publish-package.ts";
import type { Answered } from "../../testing/route-case.ts";

openLaunches();

describe("decisions 7: what contents called", () => {
  test("is read by their authors, in the order of the calls, with the end of the launch", async () => {
    const { commit: given } = await launch();
    const params = { slug: pack.perimeter, launch: given.launch };
    const calls = [callOf(1), callOf(5, { name: "LMSGetValue", error: 201, result: "" })];
    expect((await by(learner, "logLaunch", { params, body: { calls } })).statusCode).toBe(204);
    expect((await commit(given.ticket, { progress: report(), calls: [callOf(9)], isEnd: true })).statusCode).toBe(200);
    const log = await readLog(given.launch);
    expect(log).toMatchObject({ uuid: given.launch, calls: 3, errors: 1, dropped: 0, log: [...calls, callOf(9)] });
    expect([log.startedAt <= log.seenAt, log.endedAt]).toEqual([true, log.seenAt]);
    await by(learner, "logLaunch", { params, body: { calls: [callOf(10)], isEnd: true } });
    expect(await readLog(given.launch)).toMatchObject({ calls: 4, endedAt: log.endedAt });
  });

  test("§3.182 is told with what it said of its learner: result, time, and the answers to its questions", async () => {
    const { token } = await recruit("Answering");
    const { commit: one } = await launch(token);
    const interaction = (version: "student" | "learner", place: number) => ({
      [`cmi.interactions.${place}.id`]: `q${place}`,
      [`cmi.interactions.${place}.type`]: "choice",
      [`cmi.interactions.${place}.${version}_response`]: "a\u0000",
      [`cmi.interactions.${place}.correct_responses.0.pattern`]: "b",
      [`cmi.interactions.${place}.result`]: "wrong",
      [`cmi.interactions.${place}.latency`]: "00:00:05",
    });
    const items = { i1: { ...interaction("student", 1), ...interaction("learner", 0) } };
    const scormProperties = escapePackageData(readPackageData({ item: "i1", items }));
    const progress = report({ status: "FAILED", score: 40, percentage: 100, attempt: 2, scormProperties });
    await commit(one.ticket, { progress: { ...progress, visit: { launchedAt: one.startedAt, seconds: 75 } } });
    const params = { slug: pack.slug, launch: one.launch };
    const found = (await by(author, "readLaunch", { params })).json();
    const answer = { item: "i1", description: "", type: "choice", right: "b", result: "wrong", latency: "00:00:05" };
    expect(found).toMatchObject({ status: "FAILED", score: 40, percentage: 100, attempt: 2, time: 75 });
    expect(found.answers).toEqual([
      { ...answer, id: "q0", answer: "a\\u0000" },
      { ...answer, id: "q1", answer: "a\\u0000" },
    ]);
    const listed = await by(author, "listLaunches", { params: { slug: pack.slug }, query: { query: "Answering" } });
    expect(listed.json().launches).toMatchObject([{ status: "FAILED", score: 40, time: 75 }]);
    const saved = { launch: one.launch, progress: report({ status: "COMPLETE", score: 90, attempt: 2 }) };
    await by(token, "saveScormProgress", { params: { slug: pack.perimeter }, body: saved });
    expect((await by(author, "readLaunch", { params })).json()).toMatchObject({
      status: "COMPLETE",
      score: 90,
      time: 75,
    });
  });

  test("counts no read of a value that is not there yet among the errors", async () => {
    const { commit: one } = await launch();
    const calls = [
      callOf(1, { name: "GetValue", error: 403 }),
      callOf(2, { name: "LMSGetValue", error: 403 }),
      callOf(3, { name: "SetValue", error: 403 }),
      callOf(4, { error: 405 }),
    ];
    const params = { slug: pack.perimeter, launch: one.launch };
    await by(learner, "logLaunch", { params, body: { calls } });
    const found = (await by(author, "readLaunch", { params: { slug: pack.slug, launch: one.launch } })).json();
    expect([found.calls, found.errors]).toEqual([4, 3]);
  });

  test("is kept up to the newest 2,000 calls and a megabyte, and counted beyond", { tags: "long" }, async () => {
    const { commit: given } = await launch();
    const params = { slug: pack.perimeter, launch: given.launch };
    for (let batch = 0; batch < 6; batch += 1) {
      const calls = Array.from({ length: 450 }, (_, at) => callOf(batch * 450 + at));
      await by(learner, "logLaunch", { params, body: { calls } });
    }
    const many = await readLog(given.launch);
    expect([many.calls, many.dropped, many.log.length]).toEqual([2_700, 700, 2_000]);
    expect([many.log[0].at, many.log.at(-1).at]).toEqual([700, 2_699]);
    const [stored] = await lookout.find(
      `select sum(count)::int as count from scorm_calls where launch_id = '${given.launch}'`,
    );
    expect(stored?.["count"]).toBe(2_250);
    const long = callOf(1, { args: ["x".repeat(500), "y".repeat(500)], result: "z".repeat(500) });
    for (let batch = 0; batch < 4; batch += 1)
      await by(learner, "logLaunch", { params, body: { calls: Array.from({ length: 500 }, () => long) } });
    const heavy = await readLog(given.launch);
    expect(JSON.stringify(heavy.log).length).toBeLessThan(1_000_001);
    expect(heavy.calls).toBe(4_700);
    expect(heavy.dropped).toBe(4_700 - heavy.log.length);
    const [kept] = await lookout.find(
      `select sum(size)::int as size from scorm_calls where launch_id = '${given.launch}'`,
    );
    expect(kept?.["size"]).toBeLessThan(1_000_001);
  });

  test("of one learner and product 50 launches are kept, and none that was not heard of for 180 days", {
    tags: "long",
  }, async () => {
    const { id, token } = await recruit("Many");
    const all: string[] = [];
    for (let count = 0; count < 52; count += 1) all.push((await launch(token)).commit.launch);
    const rows = await lookout.find(`select id, number from scorm_launches where user_id = '${id}' order by number`);
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, at) => at + 3));
    const keep = all.at(-1) ?? "";
    const old = new Date(server.world.clock.now() - 179 * 24 * 60 * MINUTE).toISOString();
    await server.world.launches.prune(old);
    expect(await lookout.find(`select 1 from scorm_launches where id = '${keep}'`)).toHaveLength(1);
    await server.world.launches.prune(new Date(server.world.clock.now() + 1_000).toISOString());
    expect(await lookout.find("select 1 from scorm_launches")).toEqual([]);
    expect(await lookout.find("select 1 from scorm_calls")).toEqual([]);
  });

  test("two tabs that launch at once are two launches", async () => {
    const { id, token } = await recruit();
    await Promise.all(Array.from({ length: 8 }, () => launch(token)));
    const rows = await lookout.find(`select number from scorm_launches where user_id = '${id}' order by number`);
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("is found by the names of learners, whatever their accents, page by page", async () => {
    const fresh = await publishPackage(server, author);
    const [one, two] = [await recruit("Zoé"), await recruit("Anna")];
    for (const token of [one.token, two.token, one.token]) await launch(token, fresh.perimeter);
    const list = async (query: Record<string, string>) =>
      (await by(author, "listLaunches", { params: { slug: fresh.slug }, query })).json();
    const names = (found: Answered) => found.launches.map((row: Answered) => [row.learner.name, row.number]);
    expect(names(await list({}))).toEqual([
      ["Zoé Élodie", 2],
      ["Anna Élodie", 1],
      ["Zoé Élodie", 1],
    ]);
    expect(names(await list({ query: "ELODIE zoe" }))).toEqual([
      ["Zoé Élodie", 2],
      ["Zoé Élodie", 1],
    ]);
    expect(await list({ query: "%" })).toMatchObject({ launches: [] });
    const second = await list({ page: "2", limit: "2" });
    expect([names(second), second.meta]).toEqual([[["Zoé Élodie", 1]], { totalItems: 3, page: 2, limit: 2 }]);
  });

  test("is nobody else's: neither another learner's, nor another product's, nor another client's", async () => {
    const { commit: given } = await launch();
    const other = await publishPackage(server, author);
    const { token } = await recruit();
    const theirs = (await server.signIn("atelier_author")).token;
    const own = { slug: pack.perimeter, launch: given.launch };
    await leavesAllAsItWas(async () => {
      for (const [name, body] of [
        ["renewLaunch", {}],
        ["logLaunch", { calls: [callOf(1)] }],
      ] as const) {
        expect(told(await by(token, name, { params: own, body }))).toEqual([404, "not-found"]);
        expect(told(await by(learner, name, { params: { ...own, slug: other.perimeter }, body }))).toEqual([
          404,
          "not-found",
        ]);
        expect(told(await by(theirs, name, { params: own, body }))).toEqual([404, "not-found"]);
        expect(told(await by(learner, name, { params: { ...own, launch: "none" }, body }))).toEqual([404, "not-found"]);
      }
      const read = (who: string, slug: string, launched = given.launch) =>
        by(who, "readLaunch", { params: { slug, launch: launched } });
      for (const answer of [read(theirs, pack.slug), read(author, other.slug), read(author, pack.slug, "none")])
        expect(told(await answer)).toEqual([404, "not-found"]);
      expect(told(await by(theirs, "listLaunches", { params: { slug: pack.slug } }))).toEqual([404, "not-found"]);
      expect(told(await read(learner, pack.slug))).toEqual([403, "role.refused"]);
    });
  });
});
