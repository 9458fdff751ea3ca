// Knows what may be committed from the content origin (§7.127, decisions 7).
import { randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { escapePackageData, readItemResult, readPackageData, unescapePackageData } from "@academiz/domain/scorm";
import { describe, expect, test, vi } from "vitest";
import { openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
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
  readProgress,
  recruit,
  report,
  server,
  told,
} from "../../testing/launch-desk.ts";
import { publishPackage } from "../../testing/publish-package.ts";
import type { Answered } from "../../testing/route-case.ts";

openLaunches();

describe("§7.127 decisions 7: a commit from the content origin", () => {
  test("is stored as any other save, whichever way it was written", async () => {
    const { commit: given } = await launch();
    const ways: readonly [(text: string) => string | Buffer, string][] = [
      [(text) => text, "text/plain;charset=UTF-8"],
      [(text) => text, "application/json"],
      [(text) => deflateRawSync(text), "application/octet-stream"],
    ];
    for (const [at, [write, type]] of ways.entries()) {
      const progress = report({ percentage: 20 + at, scormProperties: { item: `é ${at}` } });
      const answer = await commit(given.ticket, write(JSON.stringify({ progress })), { "content-type": type });
      expect([answer.statusCode, answer.json()]).toEqual([200, { accepted: true }]);
      expect(answer.headers["cache-control"]).toBe("no-store");
      const { score: _, ...kept } = progress;
      expect(await readProgress()).toMatchObject({ ...kept, slug: pack.perimeter });
    }
  });

  test("decisions 8: what is older, or the same again, changes nothing and says so", async () => {
    const { commit: given } = await launch();
    const [older, newer] = [report({ percentage: 1 }), report({ percentage: 60 })];
    expect((await commit(given.ticket, { progress: newer })).json()).toEqual({ accepted: true });
    for (const progress of [older, newer])
      expect((await commit(given.ticket, { progress })).json()).toEqual({ accepted: false });
    expect(await readProgress()).toMatchObject({ percentage: 60 });
    const saved = await by(learner, "saveScormProgress", {
      params: { slug: pack.perimeter },
      body: { progress: older },
    });
    expect(saved.json()).toMatchObject({ accepted: false, progress: { percentage: 60 } });
  });

  test("attack 87: of a package that is deleted while it is read nothing is stored, and it is no fault", async () => {
    const { perimeter } = await publishPackage(server, author);
    const { commit: given } = await launch(learner, perimeter);
    const other = await openLookout(server.config);
    await other.find("begin");
    await other.find(`delete from scorm_launches where perimeter_slug = '${perimeter}'`);
    await other.find(`delete from perimeters where slug = '${perimeter}'`);
    const answer = commit(given.ticket, { progress: report() });
    await vi.waitFor(async () =>
      expect(await lookout.find("select 1 as one from pg_locks where not granted")).toHaveLength(1),
    );
    await other.find("commit");
    await other.close();
    expect(told(await answer)).toEqual([403, "ticket.invalid"]);
  });

  const save = (body: object, token = learner, slug = pack.perimeter) =>
    by(token, "saveScormProgress", { params: { slug }, body });

  test.each(["commit", "save"])(
    "decisions 8: a %s of a launch undoes nothing that a later one stored, whatever its date",
    async (door) => {
      const { perimeter } = await publishPackage(server, author);
      const [first, second] = [await launch(learner, perimeter), await launch(learner, perimeter)];
      expect(first.commit.startedAt < second.commit.startedAt).toBe(true);
      const say = async ({ ticket, launch: launched }: Answered, more: object) => {
        const progress = report({ attempt: 1, ...more });
        const answer =
          door === "commit" ? commit(ticket, { progress }) : save({ progress, launch: launched }, learner, perimeter);
        return (await answer).json().accepted;
      };
      // Beginning alone closes nothing.
      expect(await say(first.commit, { percentage: 5 })).toBe(true);
      expect(await say(second.commit, { status: "COMPLETE", score: 90, percentage: 100 })).toBe(true);
      const stored = await readProgress(perimeter);
      expect(stored).toMatchObject({ status: "COMPLETE", score: 90, launchedAt: second.commit.startedAt });
      expect(await say(first.commit, { percentage: 6, scormProperties: { item: "of the first" } })).toBe(false);
      expect(await readProgress(perimeter)).toEqual(stored);
      expect(await say(second.commit, { status: "COMPLETE", score: 95, percentage: 100 })).toBe(true);
      expect(await readProgress(perimeter)).toMatchObject({ score: 95 });
    },
  );

  test("decisions 8: a launch that stood still undoes nothing that an earlier one stored since it began", async () => {
    const { perimeter } = await publishPackage(server, author);
    const [worked, stood] = [await launch(learner, perimeter), await launch(learner, perimeter)];
    const say = async ({ launch: launched }: Answered, more: object) =>
      (await save({ progress: report({ attempt: 1, ...more }), launch: launched }, learner, perimeter)).json().accepted;
    expect(await say(worked.commit, { percentage: 5 })).toBe(true);
    server.advance(60_000);
    expect(await say(worked.commit, { status: "COMPLETE", score: 90, percentage: 100 })).toBe(true);
    const stored = await readProgress(perimeter);
    expect(await say(stood.commit, { percentage: 6 })).toBe(false);
    expect(await readProgress(perimeter)).toEqual(stored);
    // Who opens it again goes on from there.
    expect(await say((await launch(learner, perimeter)).commit, { percentage: 7 })).toBe(true);
    expect(await say(worked.commit, { percentage: 8 })).toBe(false);
  });

  test("decisions 8: a save that names no launch is judged by its date alone, and opens no door to an earlier launch", async () => {
    const { perimeter } = await publishPackage(server, author);
    const [first, second] = [await launch(learner, perimeter), await launch(learner, perimeter)];
    const tell = (more: object) => save({ progress: report(), ...more }, learner, perimeter);
    expect((await tell({ launch: second.commit.launch })).json().accepted).toBe(true);
    expect((await tell({})).json()).toMatchObject({
      accepted: true,
      progress: { launchedAt: second.commit.startedAt },
    });
    const outdated = (await tell({ launch: first.commit.launch })).json();
    expect(outdated).toEqual({ accepted: false, progress: await readProgress(perimeter) });
  });

  test("decisions 7: a save names a launch of its own learner and product; one that is not kept any more is the earliest", async () => {
    const { perimeter } = await publishPackage(server, author);
    const own = await launch(learner, perimeter);
    const { token } = await recruit();
    const strangers = [await launch(token, perimeter), await launch(learner)].map((one) => one.commit.launch);
    await leavesAllAsItWas(async () => {
      for (const launched of strangers)
        expect(told(await save({ progress: report(), launch: launched }, learner, perimeter))).toEqual([
          404,
          "not-found",
        ]);
    });
    const gone = server.world.dice.createId();
    const tell = async (launched: string) =>
      (await save({ progress: report(), launch: launched }, learner, perimeter)).json().accepted;
    expect([await tell(gone), await tell(own.commit.launch), await tell(gone)]).toEqual([true, true, false]);
  });

  test("comes from a page of the content origin, or from none", async () => {
    const { commit: given } = await launch();
    for (const origin of [
      server.config.publicUrl,
      "https://evil.example",
      "null",
      `${server.contentOrigin}.evil.example`,
    ]) {
      await leavesAllAsItWas(async () => {
        expect(told(await commit(given.ticket, { progress: report() }, { origin }))).toEqual([403, "ticket.invalid"]);
      });
    }
    const plain = { method: "POST", url: `/commit/${given.ticket}`, payload: { progress: report() } } as const;
    expect((await server.content.inject(plain)).json()).toEqual({ accepted: true });
    const preflight = await server.content.inject({
      method: "OPTIONS",
      url: plain.url,
      headers: { origin: "https://evil.example" },
    });
    expect(preflight.statusCode).toBe(404);
    expect(preflight.headers).not.toHaveProperty("access-control-allow-origin");
    expect((await server.app.inject(plain)).statusCode).toBe(404);
  });

  test.each<[string, (ticket: string) => string]>([
    ["none", () => "x"],
    ["changed in one letter", (ticket) => `${ticket.slice(0, 60)}${ticket[60] === "A" ? "B" : "A"}${ticket.slice(61)}`],
    ["cut", (ticket) => ticket.slice(0, -4)],
    ["a part of an access token", () => learner.slice(0, 400)],
    ["something else that was sealed", () => server.world.vault.seal(Buffer.from("[]"))],
    ["a sealed text that is no word", () => server.world.vault.seal(Buffer.from("{"))],
    ["a sealed picture", () => server.world.vault.seal(Buffer.alloc(100, 255))],
  ])("by a ticket that is %s is refused, and nothing is changed", async (_, change) => {
    const { commit: given } = await launch();
    await leavesAllAsItWas(async () => {
      const answer = await commit(change(given.ticket), { progress: report() });
      expect(told(answer)).toEqual([403, "ticket.invalid"]);
      expect(answer.headers["content-type"]).toContain("application/problem+json");
    });
  });

  test("by a ticket that is older than 15 minutes is refused; another one is given while the launch goes on", async () => {
    const { commit: given } = await launch();
    const params = { slug: pack.perimeter, launch: given.launch };
    server.advance(14 * MINUTE);
    expect((await commit(given.ticket, { progress: report() })).json()).toEqual({ accepted: true });
    const again = (await server.signIn("demo_learner")).token;
    const renewed = (await by(again, "renewLaunch", { params, body: {} })).json();
    expect(Date.parse(renewed.expiresAt) - Date.parse(given.expiresAt)).toBeGreaterThan(13 * MINUTE);
    server.advance(MINUTE);
    expect((await commit(renewed.ticket, { progress: report() })).json()).toEqual({ accepted: true });
    await leavesAllAsItWas(async () => {
      expect(told(await commit(given.ticket, { progress: report() }))).toEqual([403, "ticket.invalid"]);
    });
  });

  test("after the end of its launch: last words for a minute, then it is refused, and no other ticket is given", async () => {
    const { commit: given } = await launch();
    const params = { slug: pack.perimeter, launch: given.launch };
    expect((await commit(given.ticket, { progress: report(), isEnd: true })).json()).toEqual({ accepted: true });
    server.advance(MINUTE - 1_000);
    expect((await commit(given.ticket, { progress: report(), isEnd: true })).json()).toEqual({ accepted: true });
    const other = await launch();
    const itsOwn = { slug: pack.perimeter, launch: other.commit.launch };
    await by(learner, "logLaunch", { params: itsOwn, body: { calls: [], isEnd: true } });
    server.advance(MINUTE);
    await leavesAllAsItWas(async () => {
      expect(told(await commit(given.ticket, { progress: report() }))).toEqual([403, "ticket.invalid"]);
      expect(told(await by(learner, "renewLaunch", { params, body: {} }))).toEqual([404, "not-found"]);
      expect(told(await commit(other.commit.ticket, { progress: report() }))).toEqual([403, "ticket.invalid"]);
    });
  });

  test("is refused once its session has ended, its account was closed or erased, or its product is not open any more", async () => {
    const refuses = async (ticket: string) =>
      leavesAllAsItWas(async () => {
        expect(told(await commit(ticket, { progress: report() }))).toEqual([403, "ticket.invalid"]);
        expect(told(await commit(ticket, { progress: null, seconds: 3 }))).toEqual([403, "ticket.invalid"]);
      });
    const out = await recruit();
    const first = await launch(out.token);
    const user = await server.world.users.read(out.home, out.id);
    await server.world.sessions.endOthers(out.home, out.id, null, new Date(server.world.clock.now()).toISOString());
    await refuses(first.commit.ticket);

    const closed = await recruit();
    const second = await launch(closed.token);
    await server.world.users.change(closed.home, closed.id, { active: false });
    await refuses(second.commit.ticket);

    const erased = await recruit();
    const third = await launch(erased.token);
    expect((await commit(third.commit.ticket, { progress: report(), calls: [callOf(1)] })).statusCode).toBe(200);
    await server.world.users.remove(erased.home, [erased.id], server.world.dice.createId);
    await refuses(third.commit.ticket);
    expect(await lookout.find(`select 1 from scorm_launches where user_id = '${erased.id}'`)).toEqual([]);
    expect(await lookout.find(`select 1 from scorm_calls where launch_id = '${third.commit.launch}'`)).toEqual([]);

    const outside = await recruit();
    const shut = await launch(outside.token);
    await server.world.clients.change(outside.home, () => ({ active: false }));
    await refuses(shut.commit.ticket);
    await server.world.clients.change(outside.home, () => ({ active: true }));
    expect((await commit(shut.commit.ticket, { progress: report() })).json()).toEqual({ accepted: true });

    const hidden = await publishPackage(server, author);
    const fourth = await launch(learner, hidden.perimeter);
    const until = new Date(server.world.clock.now() - MINUTE).toISOString();
    const from = new Date(server.world.clock.now() - 2 * MINUTE).toISOString();
    const audience = { everyone: true, affectations: [], criterias: [], users: [] };
    const body = { name: "Closed", audience, from, until };
    const settled = await by(author, "settlePerimeter", { params: { type: "scorm", slug: hidden.slug }, body });
    expect(settled.statusCode).toBe(200);
    await server.world.livePublisher.settle();
    await refuses(fourth.commit.ticket);
    expect(user?.active).toBe(true);
  });

  test("what cannot be read is refused, with where it is wrong, and changes nothing", async () => {
    const { commit: given } = await launch();
    const bodies: readonly [unknown, string, number][] = [
      ["", "text/plain", 422],
      ["{", "text/plain", 422],
      [`${"[".repeat(300)}${"]".repeat(300)}`, "text/plain", 422],
      ['{"__proto__":{"x":1}}', "application/json", 422],
      [JSON.stringify({ progress: report({ scormProperties: { x: "\0" } }) }), "text/plain", 422],
      [{ progress: { ...report(), percentage: 101 } }, "text/plain", 422],
      [{ progress: { ...report(), status: "LOCKED" } }, "text/plain", 422],
      [{ progress: report({ eventDate: "yesterday" }) }, "text/plain", 422],
      [{}, "text/plain", 422],
      [{ progress: report() }, "multipart/form-data", 422],
      [Buffer.from("no deflate at all"), "application/octet-stream", 422],
      [deflateRawSync(Buffer.alloc(10 * 1_048_576 + 1, 32)), "application/octet-stream", 413],
      [deflateRawSync(Buffer.alloc(40_000_000, 32)), "application/octet-stream", 413],
      [" ".repeat(60_001), "text/plain", 413],
    ];
    await leavesAllAsItWas(async () => {
      for (const [at, [body, type, status]] of bodies.entries()) {
        const answer = await commit(given.ticket, body, { "content-type": type });
        expect({ at, status: answer.statusCode }).toEqual({ at, status });
        expect(answer.headers["content-type"]).toContain("application/problem+json");
      }
    });
    const tooMuch = { progress: report({ scormProperties: { a: "x".repeat(320_001) } }) };
    const pressed = deflateRawSync(JSON.stringify(tooMuch));
    const refused = await commit(given.ticket, pressed, { "content-type": "application/octet-stream" });
    expect(told(refused)).toEqual([422, "progress.impossible"]);
  });

  test("suspend data of 64,000 characters arrives in one small message, and resumes", async () => {
    const { commit: given } = await launch();
    const suspended = Array.from({ length: 8_000 }, (_, at) => `é${at % 10}${at % 7}0000`.slice(0, 8))
      .join("")
      .slice(0, 64_000);
    const scormProperties = { version: "1.2", items: { i1: { "cmi.suspend_data": suspended } } };
    const pressed = deflateRawSync(JSON.stringify({ progress: report({ scormProperties }) }));
    const answer = await commit(given.ticket, pressed, { "content-type": "application/octet-stream" });
    expect(answer.json()).toEqual({ accepted: true });
    expect((await readProgress()).scormProperties).toEqual(scormProperties);
  });

  test("§3.182 the time of a launch is added once, whichever door tells it, and changes nothing else", async () => {
    const { token } = await recruit("Timed");
    const begun = (await launch(token)).commit;
    const visit = (one: Answered, seconds: number) => ({ launchedAt: one.startedAt, seconds });
    const told = await commit(begun.ticket, { progress: report({ time: 60, visit: visit(begun, 60) }) });
    expect(told.json()).toEqual({ accepted: true });
    const before = await readProgress(pack.perimeter, token);
    expect(before.time).toBe(60);
    const silent = (await launch(token)).commit;
    const end = (seconds: number) =>
      by(token, "logLaunch", {
        params: { slug: pack.perimeter, launch: silent.launch },
        body: { calls: [], seconds, isEnd: true },
      });
    for (const seconds of [30, 40, 40, 35])
      expect((await commit(silent.ticket, { progress: null, seconds })).json()).toEqual({ accepted: true });
    expect((await end(45)).statusCode).toBe(204);
    await end(45);
    const after = await readProgress(pack.perimeter, token);
    expect(after).toEqual({ ...before, time: 105, visits: { ...before.visits, [silent.startedAt]: 45 } });
    // What is told by state afterwards knows nothing of it, and takes nothing back.
    const third = (await launch(token)).commit;
    await commit(third.ticket, { progress: report({ time: 70, visit: visit(third, 10) }) });
    expect((await readProgress(pack.perimeter, token)).time).toBe(115);
    const bad = await commit(third.ticket, { progress: null, seconds: -1 });
    expect([bad.statusCode, (await commit(third.ticket, { progress: null, seconds: 400_000_000 })).statusCode]).toEqual(
      [422, 422],
    );
  });

  test("§3.182 times and saves that cross each other are all counted", async () => {
    const { token } = await recruit("Crossing");
    const first = (await launch(token)).commit;
    await commit(first.ticket, { progress: report({ time: 0, visit: { launchedAt: first.startedAt, seconds: 1 } }) });
    const others = await Promise.all([1, 2, 3, 4].map(() => launch(token)));
    const saves = others.map(({ commit: one }) => commit(one.ticket, { progress: null, seconds: 10 }));
    const states = [1, 2, 3].map((seconds) =>
      commit(first.ticket, { progress: report({ time: 0, visit: { launchedAt: first.startedAt, seconds } }) }),
    );
    await Promise.all([...saves, ...states]);
    expect((await readProgress(pack.perimeter, token)).time).toBeGreaterThanOrEqual(41);
  });

  test("decisions 7: what a content wrote that no database holds is read back as it was, by both doors", async () => {
    const { perimeter } = await publishPackage(server, author);
    const { commit: given } = await launch(learner, perimeter);
    const odd = String.fromCharCode(...Array.from({ length: 0x10000 }, (_, unit) => (unit * 40_503) % 0x10000));
    const data = { item: "i1", items: { i1: { "cmi.suspend_data": odd } }, sequencing: "\0", earlierTime: 0 };
    const scormProperties = escapePackageData(data);
    const readBack = async () => unescapePackageData(readPackageData((await readProgress(perimeter)).scormProperties));
    expect((await save({ progress: report({ scormProperties }) }, learner, perimeter)).json().accepted).toBe(true);
    expect(await readBack()).toEqual(data);
    const part = { ...data, items: { i1: { "cmi.suspend_data": odd.slice(0, 8_000) } } };
    const pressed = deflateRawSync(JSON.stringify({ progress: report({ scormProperties: escapePackageData(part) }) }));
    const answer = await commit(given.ticket, pressed, { "content-type": "application/octet-stream" });
    expect(answer.json()).toEqual({ accepted: true });
    expect(await readBack()).toEqual(part);
  });

  test("decisions 7: 3,000,000 characters of data are kept by both doors, of three bytes each too, and no more", {
    tags: "long",
  }, async () => {
    const { perimeter } = await publishPackage(server, author);
    const { commit: given } = await launch(learner, perimeter);
    // No content's data presses as one letter does.
    const noise = Array.from({ length: 10 }, () => randomBytes(3_750).toString("base64"));
    const dataOf = (character: string, length = 299_900) => {
      const values = noise.map((part, at) => [
        `cmi.interactions.${at}.learner_response`,
        part + character.repeat(length - part.length),
      ]);
      return { item: "i1", items: { i1: Object.fromEntries(values) } };
    };
    const wide = dataOf("€");
    expect((await save({ progress: report({ scormProperties: wide }) }, learner, perimeter)).json().accepted).toBe(
      true,
    );
    expect((await readProgress(perimeter)).scormProperties).toEqual(wide);
    const pressed = deflateRawSync(JSON.stringify({ progress: report({ scormProperties: dataOf("e", 310_000) }) }));
    expect(pressed.length).toBeLessThan(60_000);
    await leavesAllAsItWas(async () => {
      const refused = await commit(given.ticket, pressed, { "content-type": "application/octet-stream" });
      expect(told(refused)).toEqual([422, "validation"]);
    });
    const fitting = deflateRawSync(JSON.stringify({ progress: report({ scormProperties: dataOf("é") }) }));
    const answer = await commit(given.ticket, fitting, { "content-type": "application/octet-stream" });
    expect(answer.json()).toEqual({ accepted: true });
    expect((await readProgress(perimeter)).scormProperties).toEqual(dataOf("é"));
  });

  test("§3.184 the longest time that a package can tell is taken, as far as it can have passed", async () => {
    const { perimeter } = await publishPackage(server, author);
    await by(learner, "launchScorm", { params: { slug: perimeter }, body: {} });
    const data = { "cmi.session_time": "PT1763800000S" };
    const { time } = readItemResult("2004", { kind: "sco" }, data);
    expect((await save({ progress: report({ time }) }, learner, perimeter)).json()).toMatchObject({
      accepted: true,
      progress: { time: 86_400 },
    });
  });

  test("decisions 7: a call that cannot be noted costs nobody the progress that it came with", async () => {
    const { commit: given } = await launch();
    const bad = [{ ...callOf(1), at: -1 }, { ...callOf(2), item: "x".repeat(501) }, null, "call"];
    const progress = report({ percentage: 77 });
    expect((await commit(given.ticket, { progress, calls: [...bad, callOf(3)] })).json()).toEqual({ accepted: true });
    expect(await readProgress()).toMatchObject({ percentage: 77 });
    expect(await readLog(given.launch)).toMatchObject({ calls: 1, log: [callOf(3)] });
    const many = Array.from({ length: 501 }, (_, at) => callOf(at + 10));
    const body = deflateRawSync(JSON.stringify({ progress: report({ percentage: 78 }), calls: many }));
    expect((await commit(given.ticket, body, { "content-type": "application/octet-stream" })).json()).toEqual({
      accepted: true,
    });
    expect((await readLog(given.launch)).calls).toBe(501);
    expect((await commit(given.ticket, { progress: report({ percentage: 79 }), calls: 7 })).json()).toEqual({
      accepted: true,
    });
    expect(await readProgress()).toMatchObject({ percentage: 79 });
  });

  test("whoever guesses tickets is held up, and nobody who holds one is", async () => {
    const { commit: given } = await launch();
    const remoteAddress = "203.0.113.77";
    const guess = (ticket: string) =>
      server.content.inject({
        method: "POST",
        url: `/commit/${ticket}`,
        remoteAddress,
        payload: { progress: report() },
      });
    for (let tries = 0; tries < 100; tries += 1) expect((await guess(`v1.${tries}`)).statusCode).toBe(403);
    const held = await guess("v1.x");
    expect([...told(held), held.headers["retry-after"]]).toEqual([429, "guesses.too-many", expect.any(String)]);
    expect((await guess(given.ticket)).json()).toEqual({ accepted: true });
  });

  test("commits that cross each other leave the newest", async () => {
    const { commit: given } = await launch();
    const all = Array.from({ length: 20 }, (_, at) => report({ percentage: at }));
    const answers = await Promise.all(
      all.map((progress, at) => commit(given.ticket, { progress, calls: [callOf(at)] })),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await readProgress()).toMatchObject({ percentage: 19, eventDate: all[19]?.eventDate });
    expect(await readLog(given.launch)).toMatchObject({ calls: 20, dropped: 0 });
  });
});
