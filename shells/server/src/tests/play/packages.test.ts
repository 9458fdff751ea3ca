// Knows how the files of uploaded packages reach a browser, and what they may do there (decisions 1, 7).
// @module-tag wide
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createContentApp } from "../../create-content-app.ts";
import { bearer } from "../../testing/author.ts";
import { earnPackageCookie, givePackageCookie } from "../../testing/package-cookie.ts";
import {
  FILES,
  MANIFEST,
  type PublishedPackage,
  publishPackage,
  uploadPackage,
  writePackage,
} from "../../testing/publish-package.ts";
import { openSocket } from "../../testing/raw-socket.ts";
import { call } from "../../testing/route-case.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import { storeNamed } from "../../testing/store-named.ts";

const EXTRA = {
  "media/film.mp4": Buffer.from(Array.from({ length: 5_000 }, (_, at) => at % 256)),
  "media/subtitles.vtt": "WEBVTT",
  "style/All.CSS": "p{}",
  "a b/c#d?é.svg": "<svg/>",
  "data.xml": "<x/>",
  "paper.pdf": "%PDF-1.4",
  "program.xyz": "?",
  "empty.js": "",
  "game.swf": "FWS",
  "mod.wasm": "\0asm",
};
const film = EXTRA["media/film.mp4"];
let server: TestServer;
let token: string;
let learner: string;
let pack: PublishedPackage;
let appOrigin: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signIn("demo_author")).token;
  learner = (await server.signIn("demo_learner")).token;
  pack = await publishPackage(server, token, writePackage({ ...FILES, ...EXTRA }));
  appOrigin = new URL(server.config.publicUrl).origin;
});
afterAll(() => server.close());

const readCookie = (key = pack.key) => givePackageCookie(server, learner, pack.perimeter, decodeURIComponent(key));
/** As a browser of somebody who may. */
const ask = async (
  path: string,
  headers: Record<string, string> = {},
  method: "GET" | "HEAD" = "GET",
  key = pack.key,
) =>
  server.content.inject({
    method,
    url: `/packages/${key}/${path}`,
    headers: { cookie: await readCookie(key), ...headers },
  });

describe("decisions 7: a file of a package", () => {
  test.each<[string, string, string]>([
    ["index.html", "text/html", String(FILES["index.html"])],
    ["Pages/The%20second.html", "text/html", String(FILES["Pages/The second.html"])],
    ["script/run.js", "text/javascript; charset=utf-8", String(FILES["script/run.js"])],
    ["style/All.CSS", "text/css; charset=utf-8", "p{}"],
    ["media/subtitles.vtt", "text/vtt; charset=utf-8", "WEBVTT"],
    ["a%20b/c%23d%3F%C3%A9.svg", "image/svg+xml", "<svg/>"],
    ["data.xml", "application/xml", "<x/>"],
    ["paper.pdf", "application/pdf", "%PDF-1.4"],
    ["game.swf", "application/x-shockwave-flash", "FWS"],
    ["mod.wasm", "application/wasm", "\0asm"],
    ["program.xyz", "application/octet-stream", "?"],
    ["empty.js", "text/javascript; charset=utf-8", ""],
    ["imsmanifest.xml", "application/xml", MANIFEST],
  ])("%s is given as %s, to be kept", async (path, type, content) => {
    const answer = await ask(path);
    expect([answer.statusCode, answer.headers["content-type"], answer.body]).toEqual([200, type, content]);
    expect(answer.headers).toMatchObject({
      "cache-control": "private, max-age=31536000, immutable",
      "content-length": String(Buffer.byteLength(content)),
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "same-origin",
      "accept-ranges": "bytes",
    });
    expect(answer.headers).not.toHaveProperty("set-cookie");
    const head = await ask(path, {}, "HEAD");
    expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([
      200,
      "",
      answer.headers["content-length"],
    ]);
    const etag = String(answer.headers["etag"]);
    expect((await ask(path, { "if-none-match": etag })).statusCode).toBe(304);
  });

  test.each([
    ["INDEX.HTML", "index.html"],
    ["pages/the%20SECOND.html", "Pages/The second.html"],
    ["Pages%5CThe%20second.html", "Pages/The second.html"],
    ["Pages%2FThe%20second.html", "Pages/The second.html"],
    ["./Pages//The%20second.html?x=1", "Pages/The second.html"],
  ])("%s is %s, as servers that such contents were made for find it", async (asked, path) => {
    expect((await ask(asked)).body).toBe(FILES[path as keyof typeof FILES]);
  });

  test.each<[string, number, number, number]>([
    ["bytes=0-9", 0, 9, 206],
    ["bytes=4990-", 4_990, 4_999, 206],
    ["bytes=-5", 4_995, 4_999, 206],
    ["bytes=10-99999", 10, 4_999, 206],
  ])("a part of a film is that part: %s", async (range, start, end, status) => {
    const answer = await ask("media/film.mp4", { range });
    expect([answer.statusCode, answer.headers["content-range"]]).toEqual([status, `bytes ${start}-${end}/5000`]);
    expect(answer.rawPayload.equals(film.subarray(start, end + 1))).toBe(true);
  });

  test("a part of a packed text too; one that lies outside is refused, several are all of it", async () => {
    const whole = String(FILES["script/run.js"]);
    const answer = await ask("script/run.js", { range: "bytes=19000-19009" });
    expect([answer.statusCode, answer.body]).toEqual([206, whole.slice(19_000, 19_010)]);
    const outside = await ask("media/film.mp4", { range: "bytes=5000-" });
    expect([outside.statusCode, outside.headers["content-range"]]).toEqual([416, "bytes */5000"]);
    expect((await ask("media/film.mp4", { range: "bytes=0-1,3-4" })).statusCode).toBe(200);
  });

  test.each([
    "..%2f..%2fsecret",
    "%2e%2e/index.html",
    "..%5cindex.html",
    "Pages%2f%2e%2e%2findex.html",
    "index.html%00",
    "%00",
    "index.html%0a",
    "index",
    "",
    "Pages/",
    "Pages",
    "%252e%252e/index.html",
    "toString",
    "constructor",
    `${"a".repeat(3_000)}`,
    "%zz",
    "%E9",
  ])("%s is not there, in plain words", async (path) => {
    const answer = await ask(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain("<!doctype");
    expect(answer.headers["content-security-policy"]).toContain("sandbox");
  });

  test("a key that is no package's opens nothing, and any other file is no package", async () => {
    const html = await server.world.documentStore.put(await demo(), Buffer.from("<!doctype html><p>A page"));
    const zip = await server.world.documentStore.put(
      await demo(),
      writePackage({ "index.html": "not looked through" }),
    );
    const keys = [html.key, zip.key, "x", "a".repeat(43), pack.slug, `${pack.key.slice(0, -1)}_`, "..", "%2e%2e%2f"];
    for (const key of keys) {
      const answer = await ask("index.html", {}, "GET", key);
      expect({ key, status: answer.statusCode }).toEqual({ key, status: 404 });
    }
    const words = (await ask("index.html", {}, "GET", zip.key)).body;
    expect(words).toBe(
      "This file is not in the package, or the package is not there any more.\nCe fichier n’est pas dans le contenu, ou le contenu n’est plus là.\n",
    );
  });

  test("the same zip as an archive of a library is a download, and its files are nowhere", async () => {
    const bytes = writePackage({ ...FILES, "other.txt": "an archive" });
    const sender = (await call(server, "uploadToken", { headers: bearer(token) })).json();
    const form = { file: { name: "a.zip", bytes } };
    const headers = bearer(sender.token);
    const sent = (await call(server, "uploadDocument", { headers, params: { type: "client" }, form })).json();
    const key = sent.source.split("/")[2];
    expect((await ask("index.html", {}, "GET", key)).statusCode).toBe(404);
    await uploadPackage(server, token, bytes);
    expect((await ask("index.html", {}, "GET", key)).statusCode).toBe(200);
  });

  test("its zip is at no address of files: whoever launched it knows its key", async () => {
    for (const app of [server.app, server.content])
      expect((await app.inject({ method: "GET", url: `/files/${pack.key}/course.zip` })).statusCode).toBe(404);
  });

  test("§7.71 of a package that was removed nothing is given, though it was read a moment before", async () => {
    const removed = await publishPackage(server, token, writePackage({ ...FILES, "other.txt": "to be removed" }));
    expect((await ask("index.html", {}, "GET", removed.key)).statusCode).toBe(200);
    const answer = await call(server, "deleteDocument", {
      params: { type: "client", slug: removed.document },
      query: { force: "1" },
      headers: bearer(token),
    });
    expect(answer.statusCode).toBe(204);
    expect((await ask("index.html", {}, "GET", removed.key)).statusCode).toBe(404);
  });

  test("neither the address of the apps nor another method gives any of it", async () => {
    const url = `/packages/${pack.key}/index.html`;
    expect((await server.app.inject({ method: "GET", url })).body).not.toContain("<title>One");
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"] as const)
      expect((await server.content.inject({ method, url })).statusCode).toBe(404);
  });

  test("what no browser sends, a path that climbs as it is written, leads nowhere", async () => {
    const at = await listen();
    for (const path of ["../index.html", "Pages/../index.html", "Pages/%2e%2e/index.html", "../../../../etc/passwd"]) {
      const { closed, socket } = await openSocket(at);
      const cookie = await readCookie();
      socket.write(
        `GET /packages/${pack.key}/${path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\nconnection: close\r\n\r\n`,
      );
      expect(await closed).toMatch(/^HTTP\/1\.1 404 /);
    }
  });

  test("whoever goes away in the middle leaves nothing open", { tags: "long" }, async () => {
    const large = await publishPackage(
      server,
      token,
      writePackage({ ...FILES, "big.bin": Buffer.alloc(20_000_000, 7), "big.txt": "seven ".repeat(3_000_000) }),
    );
    const at = await listen();
    for (const path of ["big.bin", "big.txt"]) {
      const { socket, until, closed } = await openSocket(at);
      const cookie = await readCookie(large.key);
      socket.write(`GET /packages/${large.key}/${path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`);
      await until((text) => text.length > 100_000);
      socket.destroy();
      await closed;
      expect((await ask(path, { range: "bytes=0-4" }, "GET", large.key)).statusCode).toBe(206);
    }
  });
});

/** On a free port, once. Answers the address. */
let listening: Promise<string> | undefined;
const listen = () => {
  listening ??= server.content.listen({ host: "127.0.0.1", port: 0 });
  return listening;
};
const demo = async () => {
  const author = await server.world.users.findByIdentifier("demo_author");
  return { clientId: author?.clientId ?? "" };
};
const readPolicy = (header: unknown): ReadonlyMap<string, readonly string[]> =>
  new Map(
    String(header)
      .split("; ")
      .map((directive) => directive.split(" "))
      .map(([name = "", ...values]) => [name, values]),
  );

describe("§2.17 decisions 7: the right to read a package", () => {
  const launch = async (by: string, slug = pack.perimeter) =>
    (await call(server, "launchScorm", { params: { slug }, body: {}, headers: bearer(by) })).json();
  const readIndex = async (cookie?: string, key = pack.key) =>
    (
      await server.content.inject({
        method: "GET",
        url: `/packages/${key}/index.html`,
        headers: cookie === undefined ? {} : { cookie },
      })
    ).statusCode;
  let readers = 0;
  const recruit = async () => {
    const some = await server.world.users.findByIdentifier("demo_learner");
    if (!some) throw new Error("no learner");
    readers += 1;
    const [id, login] = [server.world.dice.createId(), `reader${readers}`];
    const identifier = `demo_${login}`;
    await server.world.users.add({ ...some, id, login, identifier });
    return { id, identifier, ...(await server.signIn(identifier)) };
  };

  test("is a cookie that a launch earns, of that package's path alone, and no script's", async () => {
    const { contentUrl, pass } = await launch(learner);
    const url = new URL(contentUrl).pathname;
    const answer = await server.content.inject({ method: "POST", url, payload: { pass } });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers["set-cookie"]).toBe(`package=${pass}; Path=${url}; HttpOnly; SameSite=Lax`);
    expect(await readIndex(`package=${pass}`)).toBe(200);
    expect(await readIndex(`a=b; package=${pass}; c=d`)).toBe(200);
  });

  test("by https it is secure; where the content origin is of another site its frames have no cookies, and the key is the right", async () => {
    const openAt = (origin: string) => {
      const config = { ...server.config, publicUrl: "https://learn.example.org" };
      const files = {
        open: server.world.documentStore.open,
        rule: () => ({ type: "", way: "apart", isPicture: false }) as const,
      };
      const content = { ...config.content, origin };
      return createContentApp(
        { ...config, content },
        { world: server.world, files, isUnavailable: () => false, isOfGone: () => false },
      );
    };
    const [beside, elsewhere] = [
      await openAt("https://content.example.org"),
      await openAt("https://content.example.net"),
    ];
    const { contentUrl, pass } = await launch(learner);
    const url = new URL(contentUrl).pathname;
    const earned = await beside.inject({ method: "POST", url, payload: { pass } });
    expect(earned.headers["set-cookie"]).toBe(`package=${pass}; Path=${url}; HttpOnly; Secure; SameSite=Lax`);
    const read = async (app: typeof beside) =>
      (await app.inject({ method: "GET", url: `${url}index.html` })).statusCode;
    expect([await read(beside), await read(elsewhere)]).toEqual([403, 200]);
    await Promise.all([beside.close(), elsewhere.close()]);
  });

  test("where the content origin is of another site no launch is issued a pass, and a page that asks with one of before goes on", async () => {
    const env = { PUBLIC_URL: "https://learn.example.org", CONTENT_ORIGIN: "https://content.example.net" };
    const other = await startTestServer(env);
    const { perimeter } = await publishPackage(other, (await other.signIn("demo_author")).token);
    const headers = bearer((await other.signIn("demo_learner")).token);
    const answer = await call(other, "launchScorm", { params: { slug: perimeter }, headers, body: {} });
    const { contentUrl, pass } = answer.json();
    expect([answer.statusCode, pass]).toEqual([200, ""]);
    const url = new URL(contentUrl).pathname;
    const asked = await other.content.inject({ method: "POST", url, payload: { pass: "one of before" } });
    expect([asked.statusCode, asked.headers["set-cookie"]]).toEqual([204, undefined]);
    expect((await other.content.inject({ method: "GET", url: `${url}index.html` })).statusCode).toBe(200);
    await other.close();
  });

  test("without it the address alone opens nothing, in words that a frame may show", async () => {
    const other = await publishPackage(server, token, writePackage({ ...FILES, "other.txt": "another" }));
    const elsewhere = await earnPackageCookie(server, await launch(learner, other.perimeter));
    const { pass } = await launch(learner);
    const ticket = (await launch(learner)).commit.ticket;
    for (const cookie of [undefined, "", "package=", "package=x", `package=${pass}x`, `package=${ticket}`, elsewhere])
      expect([cookie, await readIndex(cookie)]).toEqual([cookie, 403]);
    expect(await readIndex(elsewhere, other.key)).toBe(200);
    const answer = await server.content.inject({ method: "GET", url: `/packages/${pack.key}/index.html` });
    expect(answer.body).toContain("Open it again from your courses.");
    expect(readPolicy(answer.headers["content-security-policy"]).get("frame-ancestors")).toEqual(["'self'", appOrigin]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    for (const payload of [{ pass: `${pass}x` }, { pass: ticket }, { pass: "" }, {}]) {
      const refused = await server.content.inject({ method: "POST", url: `/packages/${other.key}/`, payload });
      expect(refused.statusCode).toBeGreaterThanOrEqual(400);
      expect(refused.statusCode).toBeLessThan(500);
      expect(refused.headers).not.toHaveProperty("set-cookie");
    }
  });

  test("ends with the right to the product: closed perimeter, closed account, ended session", async () => {
    const closed = await publishPackage(server, token, writePackage({ ...FILES, "closed.txt": "soon" }));
    const [stays, leaves] = [await recruit(), await recruit()];
    const earn = async (by: string) => earnPackageCookie(server, await launch(by, closed.perimeter));
    const [ofStays, ofLeaves, ofLearner] = [await earn(stays.token), await earn(leaves.token), await earn(learner)];
    const readAll = () => Promise.all([ofStays, ofLeaves, ofLearner].map((cookie) => readIndex(cookie, closed.key)));
    expect(await readAll()).toEqual([200, 200, 200]);

    const headers = bearer((await server.signIn("demo_admin")).token);
    const answer = await call(server, "activateUser", { params: { id: leaves.id }, body: { active: false }, headers });
    expect(answer.statusCode).toBe(200);
    expect(await readAll()).toEqual([200, 403, 200]);

    const audience = { everyone: false, affectations: [], criterias: [], users: [stays.id] };
    const body = { name: "For one", from: null, until: null, audience };
    const params = { type: "scorm", slug: closed.slug };
    const narrowed = await call(server, "settlePerimeter", { params, body, headers: bearer(token) });
    expect(narrowed.statusCode).toBe(200);
    expect(await readAll()).toEqual([200, 403, 403]);
    const { contentUrl, pass } = await launch(stays.token, closed.perimeter);
    const entrance = new URL(contentUrl).pathname;

    const url = `/packages/${closed.key}/script/run.js`;
    const refused = await server.content.inject({ method: "GET", url, headers: { cookie: ofLearner } });
    expect(refused.headers["clear-site-data"]).toBe('"cache"');

    const { refreshToken } = stays;
    const out = { body: { refreshToken, identifier: stays.identifier }, headers: bearer(stays.token) };
    expect((await call(server, "logout", out)).statusCode).toBeLessThan(300);
    // A yes that was given a moment before is believed for three seconds.
    await vi.waitFor(async () => expect(await readAll()).toEqual([403, 403, 403]), { timeout: 10_000, interval: 100 });
    const again = await server.content.inject({ method: "POST", url: entrance, payload: { pass } });
    expect(again.statusCode).toBe(403);
  });
});

describe("decisions 7: what a package may not", () => {
  test("a page of it runs beside its files, never leaves its frame, and is framed by the shell and the apps alone", async () => {
    for (const path of ["index.html", "a%20b/c%23d%3F%C3%A9.svg", "data.xml", "script/run.js", "program.xyz"]) {
      const policy = readPolicy((await ask(path)).headers["content-security-policy"]);
      const sandbox = policy.get("sandbox") ?? [];
      expect(sandbox).toEqual(
        expect.arrayContaining(["allow-scripts", "allow-same-origin", "allow-forms", "allow-modals"]),
      );
      expect(sandbox.filter((one) => one.startsWith("allow-top-navigation"))).toEqual([]);
      expect(policy.get("frame-ancestors")).toEqual(["'self'", appOrigin]);
      expect(policy.get("default-src")).toEqual(expect.arrayContaining(["'self'", "https:", "'unsafe-eval'"]));
      expect([policy.get("object-src"), policy.get("base-uri")]).toEqual([["'self'"], ["'self'"]]);
    }
    expect(readPolicy((await ask("paper.pdf")).headers["content-security-policy"]).has("sandbox")).toBe(false);
  });

  test("it may play films and fill the screen, and neither see, hear nor find anybody", async () => {
    const features = String((await ask("index.html")).headers["permissions-policy"]);
    for (const one of ["autoplay", "fullscreen", "encrypted-media", "picture-in-picture"])
      expect(features).toContain(`${one}=(self)`);
    for (const one of ["camera", "microphone", "geolocation", "clipboard-read", "usb", "storage-access", "payment"])
      expect(features).toContain(`${one}=()`);
  });

  test("attack 64: no package keeps a worker that stands between the others and their learners", async () => {
    for (const url of [`/packages/${pack.key}/script/run.js`, "/shell/assets/shell-1.js", "/nothing"]) {
      const answer = await server.content.inject({ method: "GET", url, headers: { "service-worker": "script" } });
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([403, "text/plain; charset=utf-8"]);
      expect(answer.body).toContain("No content may keep a worker here");
    }
  });

  test("attack 64: programs and settings of other servers are bytes that nobody runs here", async () => {
    const programs = {
      ".htaccess": "AddType text/html .txt\nErrorDocument 404 /stolen",
      "web.config": "<configuration/>",
      "shell.php": "<?php system($_GET['c']); ?><script>alert(1)</script>",
      "page.jsp": '<% Runtime.getRuntime().exec("id"); %>',
      "page.shtml": '<!--#exec cmd="id" -->',
      "cgi-bin/run.cgi": "#!/bin/sh\nid",
      "setup.exe": "MZ",
      "run.sh": "#!/bin/sh\nid",
      "worker.js": "self.addEventListener('fetch', () => {})",
    };
    const { key } = await publishPackage(server, token, writePackage({ ...FILES, ...programs }));
    for (const [path, content] of Object.entries(programs)) {
      const answer = await ask(`${path}?c=id`, {}, "GET", key);
      expect([path, answer.statusCode, answer.body]).toEqual([path, 200, content]);
      expect(answer.headers).toMatchObject({ "x-content-type-options": "nosniff" });
      expect(answer.headers).not.toHaveProperty("service-worker-allowed");
      if (!path.endsWith(".js") && !path.endsWith(".config"))
        expect([path, answer.headers["content-type"]]).toEqual([path, "application/octet-stream"]);
    }
    expect((await ask("nothing.txt", {}, "GET", key)).body).not.toContain("stolen");
  });

  test("what is not there says so where a page of it would stand, in its own frame", async () => {
    const answer = await ask("nothing.html");
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
    expect(readPolicy(answer.headers["content-security-policy"]).get("frame-ancestors")).toEqual(["'self'", appOrigin]);
  });

  test("what it shows by http: is asked for by https where the platform is reached so, and never on a plain one", async () => {
    const { world, config } = server;
    const files = {
      open: world.documentStore.open,
      rule: () => ({ type: "", way: "apart", isPicture: false }) as const,
    };
    expect((await ask("index.html")).headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
    const content = { ...config.content, origin: "https://content.example.org" };
    const secure = await createContentApp(
      { ...config, content },
      { world, files, isUnavailable: () => false, isOfGone: () => false },
    );
    const url = `/packages/${pack.key}/index.html`;
    const answer = await secure.inject({ method: "GET", url, headers: { cookie: await readCookie() } });
    expect(answer.headers["content-security-policy"]).toContain("upgrade-insecure-requests");
    await secure.close();
  });

  test("a single page of a library stays in an origin that is nobody's", async () => {
    const html = await storeNamed(server, Buffer.from("<!doctype html><p>Alone"));
    const answer = await server.content.inject({ method: "GET", url: `/files/${html.key}/x` });
    expect(readPolicy(answer.headers["content-security-policy"]).get("sandbox")).not.toContain("allow-same-origin");
    expect(answer.headers["permissions-policy"]).toContain("fullscreen=()");
  });
});

describe("decisions 7: the shell", () => {
  test("is told which origin alone may speak to it, and runs no script but its own", async () => {
    const answer = await server.content.inject({ method: "GET", url: "/shell/" });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(answer.body).toBe(`<!doctype html><meta name="app-origin" content="${appOrigin}">`);
    const policy = readPolicy(answer.headers["content-security-policy"]);
    expect([policy.get("script-src"), policy.get("frame-ancestors")]).toEqual([["'self'"], [appOrigin]]);
    expect(policy.get("sandbox")).toContain("allow-same-origin");
    expect(answer.headers["permissions-policy"]).toContain("fullscreen=(self)");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    const script = await server.content.inject({ method: "GET", url: "/shell/assets/shell-1.js" });
    expect([script.statusCode, script.body]).toEqual([200, "start();"]);
    expect(script.headers["cache-control"]).toContain("immutable");
    for (const url of [
      "/shell/index.html",
      "/shell/assets/none.js",
      "/shell/..%2findex.html",
      "/shell/assets/%2e%2e/%2e%2e/secret",
    ])
      expect((await server.content.inject({ method: "GET", url })).statusCode).toBe(404);
  });

  test("that nobody built is missing in plain words", async () => {
    const { world, config } = server;
    const files = {
      open: world.documentStore.open,
      rule: () => ({ type: "", way: "apart", isPicture: false }) as const,
    };
    const without = await createContentApp(
      { ...config, packageShell: join(config.dataDir, "nothing") },
      { world, files, isUnavailable: () => false, isOfGone: () => false },
    );
    const answer = await without.inject({ method: "GET", url: "/shell/" });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, "text/plain; charset=utf-8"]);
    expect(answer.body).toContain("npm start");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    await without.close();
  });
});
