// Knows how packages are launched, what may be committed from the content origin, and who reads what they called (§7.126, §7.127, decisions 7).
import { deflateRawSync } from "node:zlib";
import type { RouteName, ScormCall } from "@academiz/contract";
import { escapePackageData, readItemResult, readPackageData, unescapePackageData } from "@academiz/domain/scorm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../adapters/postgres/src/testing/fingerprints.ts";
import { bearer } from "./testing/author.ts";
import { earnPackageCookie } from "./testing/package-cookie.ts";
import { publishProduct, republish } from "./testing/publish.ts";
import {
  FILES,
  MANIFEST,
  type PublishedPackage,
  publishPackage,
  uploadPackage,
  writePackage,
} from "./testing/publish-package.ts";
import { type Answered, call, type Sent } from "./testing/route-case.ts";
import { startTestServer, type TestServer } from "./testing/start-test-server.ts";

const MINUTE = 60_000;
let server: TestServer;
let lookout: Lookout;
let author: string;
let learner: string;
let pack: PublishedPackage;
beforeAll(async () => {
  server = await startTestServer();
  lookout = await openLookout(server.config.dataDir);
  author = (await server.signIn("demo_author")).token;
  learner = (await server.signIn("demo_learner")).token;
  pack = await publishPackage(server, author);
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});
/** The clock of the server was moved: tokens of before are too old. */
afterEach(async () => {
  author = (await server.signIn("demo_author")).token;
  learner = (await server.signIn("demo_learner")).token;
});

const by = (token: string, name: RouteName, sent: Sent = {}) => call(server, name, { ...sent, headers: bearer(token) });
const told = (answer: { statusCode: number; json(): Answered }) => [answer.statusCode, answer.json().detail];
const launch = async (token = learner, slug = pack.perimeter): Promise<Answered> => {
  const answer = await by(token, "launchScorm", { params: { slug }, body: {} });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
};
let seconds = 0;
/** Later than any before it. */
const nextDate = () => {
  seconds += 1;
  return new Date(Math.floor(server.world.clock.now() / 1_000) * 1_000 + seconds).toISOString();
};
const report = (more: object = {}) => ({
  time: 60,
  status: "STARTED",
  score: null,
  percentage: 20,
  scormProperties: { version: "1.2", item: "i1", items: { i1: { "cmi.suspend_data": "here" } } },
  eventDate: nextDate(),
  ...more,
});
const commit = (ticket: string, body: unknown, headers: Record<string, string> = {}) =>
  server.content.inject({
    method: "POST",
    url: `/commit/${ticket}`,
    headers: { "content-type": "text/plain;charset=UTF-8", origin: server.contentOrigin, ...headers },
    payload: typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });
const readProgress = async (slug = pack.perimeter, token = learner) =>
  (await by(token, "getProgress", { params: { slug } })).json().progress;
const callOf = (at: number, more: Partial<ScormCall> = {}): ScormCall => ({
  at,
  item: "i1",
  name: "LMSSetValue",
  args: ["cmi.core.exit", "suspend"],
  result: "true",
  error: 0,
  ...more,
});
async function leavesAllAsItWas(work: () => Promise<void>): Promise<void> {
  const before = await lookout.read();
  await work();
  expect(await lookout.read()).toEqual(before);
}
let recruits = 0;
/** A learner of their own, signed in. */
async function recruit(name = "Recruit") {
  const some = await server.world.users.findByIdentifier("demo_learner");
  if (!some) throw new Error("no learner");
  recruits += 1;
  const [id, login] = [server.world.dice.createId(), `recruit${recruits}`];
  const identifier = `demo_${login}`;
  await server.world.users.add({ ...some, id, login, identifier, firstname: name, lastname: "Élodie" });
  return { id, identifier, home: { clientId: some.clientId }, token: (await server.signIn(identifier)).token };
}

describe("§7.126 decisions 7: a launch", () => {
  test("§4.122 §5.25 §9.25 tells what plays the package where its files are and what each item is told", async () => {
    const launched = await launch();
    const user = (await server.world.users.findByIdentifier("demo_learner"))?.id;
    expect(launched).toEqual({
      shellUrl: `${server.contentOrigin}/shell/`,
      contentUrl: `${server.contentOrigin}/packages/${pack.key}/`,
      pass: expect.any(String),
      version: "1.2",
      title: "Safety",
      language: "EN",
      organization: {
        identifier: "o",
        title: "Safety",
        sequencing: null,
        item: [
          expect.objectContaining({ identifier: "i1", href: "index.html", kind: "sco", launchData: null, item: [] }),
          expect.objectContaining({
            identifier: "i2",
            href: "Pages/The%20second.html?level=2#top",
            kind: "asset",
            launchData: "begin",
            masteryScore: 80,
          }),
        ],
      },
      problems: [],
      completion: { by: "content" },
      learner: { id: user, name: `user_${user}` },
      commit: {
        ticket: expect.any(String),
        expiresAt: expect.any(String),
        launch: expect.any(String),
        startedAt: expect.any(String),
        journalKey: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
    const cookie = await earnPackageCookie(server, launched);
    for (const { href } of launched.organization.item) {
      const { pathname } = new URL(launched.contentUrl + href);
      expect((await server.content.inject({ method: "GET", url: pathname, headers: { cookie } })).statusCode).toBe(200);
    }
  });

  test("§3.182 tells what its author says makes it complete; a save is judged by that, whatever its player says", async () => {
    const { config, document } = await uploadPackage(server, author, writePackage());
    const content = { context: { title: "" }, package: `document:${document.slug}`, manifest: config.manifest };
    const completion = { by: "score", minimum: 70 };
    const { perimeter } = await publishProduct(server, author, "scorm", { ...content, completion });
    const launched = await launch(learner, perimeter);
    expect(launched.completion).toEqual(completion);
    const saved = async (more: object) => {
      const body = { launch: launched.commit.launch, progress: report({ attempt: 1, ...more }) };
      return (await by(learner, "saveScormProgress", { params: { slug: perimeter }, body })).json().progress;
    };
    expect(await saved({ status: "COMPLETE", score: 40 })).toMatchObject({ status: "FAILED", score: 40 });
    expect((await commit(launched.commit.ticket, { progress: report({ attempt: 1, score: 80 }) })).statusCode).toBe(
      200,
    );
    expect(await readProgress(perimeter)).toMatchObject({ status: "COMPLETE", score: 80, percentage: 100 });
    await expect(publishProduct(server, author, "scorm", { ...content, completion: { by: "luck" } })).rejects.toThrow();
  });

  test("§4.122 speaks French where the manifest says no English; §5.25 has the author's title", async () => {
    const bytes = writePackage({ ...FILES, "imsmanifest.xml": MANIFEST.replace("en-GB", "fr-FR") });
    const { config, document } = await uploadPackage(server, author, bytes);
    const content = {
      context: { title: "By its author" },
      package: `document:${document.slug}`,
      manifest: config.manifest,
    };
    const { perimeter } = await publishProduct(server, author, "scorm", content);
    expect(await launch(learner, perimeter)).toMatchObject({ language: "FR", title: "By its author" });
  });

  test("§3.189 knows what stands in a file beside the manifest, and tells what may not work", async () => {
    const beside = MANIFEST.replace(
      /<metadata>.*<\/metadata>/s,
      "<metadata><schemaversion>1.2</schemaversion><adlcp:location>meta.xml</adlcp:location></metadata>",
    );
    const lom = "<lom><general><title><langstring>Beside</langstring></title><language>en</language></general></lom>";
    const files = { ...FILES, "imsmanifest.xml": beside };
    const sound = await publishPackage(server, author, writePackage({ ...files, "meta.xml": lom }));
    expect(await launch(learner, sound.perimeter)).toMatchObject({ title: "Beside", language: "EN", problems: [] });
    const { config } = await uploadPackage(server, author, writePackage({ ...files, "meta.xml": "<lom>" }));
    expect(config.problems).toEqual([{ code: "metadata.unreadable", at: "meta.xml" }]);
    const broken = await publishPackage(
      server,
      author,
      writePackage({ ...files, "meta.xml": "<!DOCTYPE lom [<!ENTITY a 'b'>]><lom/>" }),
    );
    const problems = [{ code: "metadata.unreadable", at: "meta.xml" }];
    expect(await launch(learner, broken.perimeter)).toMatchObject({ title: "Safety", problems });
  });

  test("seals what waits on a device with one key a learner and product, that nobody else has", async () => {
    const other = await publishPackage(server, author);
    const recruited = await recruit();
    const keys = await Promise.all([
      launch(),
      launch(),
      launch(learner, other.perimeter),
      launch(recruited.token),
    ]).then((all) => all.map(({ commit: { journalKey } }) => journalKey));
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });

  test("decisions 6: in a preview is of the draft, by the product's slug, and commits nothing", async () => {
    const { config, document } = await uploadPackage(server, author, writePackage({ ...FILES, "new.txt": "new" }));
    const content = { context: { title: "Draft" }, package: `document:${document.slug}`, manifest: config.manifest };
    const made = await by(author, "createProduct", {
      params: { type: "scorm" },
      body: { name: "New", configDraft: content },
    });
    const { slug } = made.json();
    const preview = (await by(author, "previewProduct", { params: { type: "scorm", slug } })).json();
    expect(preview.url).toBe(`${server.config.publicUrl}/play/scorm/${slug}`);
    await leavesAllAsItWas(async () => {
      expect(await launch(preview.token, slug)).toMatchObject({ title: "Draft", commit: null });
      const elsewhere = await by(preview.token, "launchScorm", { params: { slug: pack.perimeter }, body: {} });
      expect(told(elsewhere)).toEqual([403, "scope.refused"]);
    });
  });

  test("decisions 3: whoever stands in for a learner plays, and commits nothing", async () => {
    const admin = (await server.signIn("demo_admin")).token;
    const body = { identifier: "demo_learner", platform: "FRONT_DYNAMIC" };
    const { token } = (await by(admin, "impersonate", { body })).json();
    expect(token).toEqual(expect.any(String));
    await leavesAllAsItWas(async () => {
      expect((await launch(token)).commit).toBeNull();
      for (const name of ["renewLaunch", "logLaunch"] as const) {
        const sent = { params: { slug: pack.perimeter, launch: "x" }, body: { calls: [] } };
        expect(told(await by(token, name, sent))).toEqual([403, "scope.refused"]);
      }
    });
  });

  test("refuses what is no package, and tells of one whose file is not there", async () => {
    const game = await publishProduct(server, author, "game");
    const missing = await publishPackage(server, author, writePackage({ ...FILES, "missing.txt": "removed" }));
    const removed = { params: { type: "client", slug: missing.document }, query: { force: "1" } };
    expect((await by(author, "deleteDocument", removed)).statusCode).toBe(204);
    await leavesAllAsItWas(async () => {
      expect(told(await by(learner, "launchScorm", { params: { slug: game.perimeter }, body: {} }))).toEqual([
        404,
        "not-found",
      ]);
      const launched = await by(learner, "launchScorm", { params: { slug: missing.perimeter }, body: {} });
      expect(told(launched)).toEqual([404, "package.missing"]);
    });
    const gone = await publishPackage(server, author, writePackage({ ...FILES, "gone.txt": "soon" }));
    const cookie = await earnPackageCookie(server, await launch(learner, gone.perimeter));
    await server.world.documentStore.remove(gone.key);
    expect(told(await by(learner, "launchScorm", { params: { slug: gone.perimeter }, body: {} }))).toEqual([
      404,
      "package.missing",
    ]);
    const url = `/packages/${gone.key}/index.html`;
    expect((await server.content.inject({ method: "GET", url, headers: { cookie } })).statusCode).toBe(404);
  });

  test("of a package that was replaced and published again is of the new one", async () => {
    const first = await publishPackage(server, author, writePackage({ ...FILES, "a.txt": "1" }));
    const before = await launch(learner, first.perimeter);
    const { document, config } = await uploadPackage(server, author, writePackage({ ...FILES, "a.txt": "2" }));
    const content = { context: { title: "" }, package: `document:${document.slug}`, manifest: config.manifest };
    const params = { type: "scorm", slug: first.slug };
    const saved = await by(author, "saveProduct", {
      params,
      body: { configDraft: content, updatedAt: first.updatedAt },
    });
    await republish(server, author, "scorm", first.slug, saved.json().updatedAt);
    const after = await launch(learner, first.perimeter);
    expect(after.contentUrl).not.toBe(before.contentUrl);
    const read = async (launched: Answered) => {
      const headers = { cookie: await earnPackageCookie(server, launched) };
      return (
        await server.content.inject({ method: "GET", url: `${new URL(launched.contentUrl).pathname}a.txt`, headers })
      ).body;
    };
    expect([await read(before), await read(after)]).toEqual(["1", "2"]);
  });

  test("§2.17 a link into the player leads to the player of packages, and its token launches this one alone", async () => {
    const answer = await by(learner, "playerLink", { params: { slug: pack.perimeter } });
    const link = new URL(answer.json().link);
    expect(link.pathname).toBe(`/play/scorm/${pack.perimeter}`);
    const refreshToken = link.searchParams.get("refreshToken");
    const { token } = (await call(server, "refresh", { body: { refreshToken } })).json();
    const { commit: given } = await launch(token);
    expect((await commit(given.ticket, { progress: report() })).json()).toEqual({ accepted: true });
    const other = await publishPackage(server, author);
    const elsewhere = await by(token, "launchScorm", { params: { slug: other.perimeter }, body: {} });
    expect(told(elsewhere)).toEqual([403, "scope.refused"]);
  });
});

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
    learner = (await server.signIn("demo_learner")).token;
    const renewed = (await by(learner, "renewLaunch", { params, body: {} })).json();
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

  test("decisions 7: 3,000,000 characters of data are kept by both doors, of three bytes each too, and no more", async () => {
    const { perimeter } = await publishPackage(server, author);
    const { commit: given } = await launch(learner, perimeter);
    const dataOf = (character: string, length = 299_900) => {
      const values = Array.from({ length: 10 }, (_, at) => [
        `cmi.interactions.${at}.learner_response`,
        character.repeat(length),
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
    const refused = await commit(given.ticket, pressed, { "content-type": "application/octet-stream" });
    expect(told(refused)).toEqual([422, "progress.impossible"]);
    const fitting = deflateRawSync(JSON.stringify({ progress: report({ scormProperties: dataOf("é") }) }));
    const answer = await commit(given.ticket, fitting, { "content-type": "application/octet-stream" });
    expect(answer.json()).toEqual({ accepted: true });
    expect((await readProgress(perimeter)).scormProperties).toEqual(dataOf("é"));
  });

  test("§3.184 the longest time that a package can tell is taken, as far as it can have passed", async () => {
    const { perimeter } = await publishPackage(server, author);
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

const readLog = async (launched: string, slug = pack.slug, token = author): Promise<Answered> =>
  (await by(token, "readLaunch", { params: { slug, launch: launched } })).json();

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

  test("is kept up to the newest 2,000 calls and a megabyte, and counted beyond", async () => {
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

  test("of one learner and product 50 launches are kept, and none that was not heard of for 180 days", async () => {
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
