// Knows how the apps reach a browser, and what protects them there.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findHostedPage } from "./find-hosted-page.ts";
import { type ServedPages, serveApps } from "./serve-apps.ts";

const PLAIN: ServedPages = {
  embedHosts: [],
  speechScript: null,
  outputRoute: null,
  production: true,
  playerHosts: null,
  publicUrl: "https://learn.example",
};
const HOSTED = { ...PLAIN, playerHosts: "https://*.learn.example" };
let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "academiz-test-"));
  const apps = await Promise.all(
    (["/", "/admin/", "/play/"] as const).map(async (prefix) => {
      const home = join(folder, prefix.replaceAll("/", "") || "front");
      await mkdir(join(home, "assets"), { recursive: true });
      await writeFile(join(home, "index.html"), `app of ${prefix}`);
      await writeFile(join(home, "assets/a-1234.js"), "1;");
      await writeFile(join(home, "assets/a-1234.js.map"), "{}");
      await writeFile(join(home, "assets/a-1234.js.br"), "brotli");
      if (prefix === "/") await writeFile(join(home, "worker.js"), "2;");
      return { prefix, folder: home };
    }),
  );
  const shared = join(folder, "shared");
  await mkdir(join(shared, "assets"), { recursive: true });
  await writeFile(join(shared, "assets/react-1234.js"), "3;");
  app = fastify();
  await serveApps(
    app,
    [
      ...apps,
      { prefix: "/libraries/", folder: shared, hasPages: false },
      { prefix: "/unbuilt/", folder: join(folder, "nowhere") },
      { prefix: "/unbuilt-libraries/", folder: join(folder, "nowhere"), hasPages: false },
    ],
    PLAIN,
  );
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
const get = (url: string) => app.inject({ method: "GET", url });

describe("decisions 1: three apps on one server", () => {
  test.each([
    ["/", "app of /"],
    ["/auth/login", "app of /"],
    ["/admin", "app of /admin/"],
    ["/admin/", "app of /admin/"],
    ["/admin/learniz/abc?x=1", "app of /admin/"],
    ["/play/abcdefghij?token=a.b.c", "app of /play/"],
    ["/administration", "app of /"],
  ])("%s is a page of its app, asked anew each time", async (url, body) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body, answer.headers["cache-control"]]).toEqual([200, body, "no-cache"]);
  });

  test("decisions 1 the worker answers for the site and the player, and is asked for anew each time", async () => {
    const { headers, statusCode } = await get("/worker.js");
    expect([statusCode, headers["service-worker-allowed"], headers["cache-control"]]).toEqual([200, "/", "no-cache"]);
    expect(headers["content-type"]).toMatch(/javascript/);
    expect((await get("/assets/a-1234.js")).headers["service-worker-allowed"]).toBeUndefined();
  });

  test("what was built comes as it lies compressed to whoever takes it so, and has no other address", async () => {
    const ask = (encoding: string) =>
      app.inject({ method: "GET", url: "/admin/assets/a-1234.js", headers: { "accept-encoding": encoding } });
    const [squeezed, plain] = [await ask("gzip, br"), await ask("gzip")];
    expect([squeezed.body, squeezed.headers["content-encoding"], plain.body]).toEqual(["brotli", "br", "1;"]);
    expect(squeezed.headers["content-type"]).toMatch(/javascript/);
    expect(squeezed.headers["cache-control"]).toMatch(/immutable/);
    expect((await get("/admin/assets/a-1234.js.br")).statusCode).toBe(404);
  });

  test("a page that plays packages lets the windows of their contents find it; all other pages are isolated", async () => {
    const policyOf = async (url: string) => (await get(url)).headers["cross-origin-opener-policy"];
    expect(await policyOf("/play/scorm/abc?token=a.b.c")).toBe("same-origin-allow-popups");
    for (const url of ["/", "/admin/scorm/abc", "/play/abc", "/play/game/abc", "/play/scorm"])
      expect(await policyOf(url)).not.toBe("same-origin-allow-popups");
  });

  test("§3.141 each page names the hosts whose pages it may embed, and nothing where there are none", async () => {
    await writeFile(join(folder, "play/index.html"), "<head></head>");
    const hosts = ["films.example", "maps.example:8443"];
    for (const allowed of [hosts, []]) {
      const other = fastify();
      await serveApps(other, [{ prefix: "/play/", folder: join(folder, "play") }], {
        ...PLAIN,
        embedHosts: allowed,
      });
      const { body } = await other.inject({ method: "GET", url: "/play/abc" });
      const named = '<meta name="embed-hosts" content="films.example maps.example:8443" />';
      expect(body).toBe(`<head>${allowed.length > 0 ? named : ""}</head>`);
      await other.close();
    }
  });

  test("§7.146 each page names the script that may read it aloud, where there is one", async () => {
    await writeFile(join(folder, "play/index.html"), "<head></head>");
    const other = fastify();
    const speechScript = "https://voice.example/{clientId}.js?a=1&b=$&";
    await serveApps(other, [{ prefix: "/play/", folder: join(folder, "play") }], { ...PLAIN, speechScript });
    const { body } = await other.inject({ method: "GET", url: "/play/abc" });
    const named = `<meta name="speech-script" content="${speechScript.replaceAll("&", "&amp;")}" />`;
    expect(body).toBe(`<head>${named}</head>`);
    await other.close();
  });

  test("§2.6 §6.6 a page says where the refused go, and which platform it is outside production alone", async () => {
    await writeFile(join(folder, "play/index.html"), '<html lang="fr"><head></head>');
    const show = async (told: Partial<ServedPages>) => {
      const other = fastify();
      const served = { prefix: "/play/", folder: join(folder, "play"), platform: "LEARNIZ" } as const;
      await serveApps(other, [served], { ...PLAIN, ...told });
      const { body } = await other.inject({ method: "GET", url: "/play/abc" });
      await other.close();
      return body;
    };
    expect(await show({})).toBe('<html lang="fr"><head></head>');
    expect(await show({ production: false })).toBe('<html data-platform="LEARNIZ" lang="fr"><head></head>');
    const said = '<html data-output="/bye?a=&quot;1&quot;&amp;b=2" lang="fr"><head></head>';
    expect(await show({ outputRoute: '/bye?a="1"&b=2' })).toBe(said);
  });

  test("§2.14 §2.16 on the host of a product each page leads to the platform, where its address or its host says", async () => {
    const other = fastify();
    await serveApps(other, [{ prefix: "/", folder: join(folder, "front") }], HOSTED);
    const ask = async (host: string, url: string) => {
      const { statusCode, headers } = await other.inject({ method: "GET", url, headers: { host } });
      return statusCode === 302 ? headers.location : statusCode;
    };
    const home = "https://learn.example";
    expect(await ask("abc.learn.example", "/")).toBe(`${home}/open/abc`);
    expect(await ask("ABC.learn.example:8443", "/?at=page-2&x=1")).toBe(`${home}/open/abc?at=page-2`);
    expect(await ask("abc.learn.example.", "/")).toBe(`${home}/open/abc`);
    expect(await ask("abc.learn.example", "/play?productPerimeterSlug=other")).toBe(`${home}/open/abc`);
    const tokens = "token=a.b.c&refreshToken=d&returnUrl=%2Fx";
    expect(await ask("abc.learn.example", `/?${tokens}`)).toBe(`${home}/play/abc?${tokens}`);
    expect(await ask("abc.learn.example", "/play/game/other?at=x")).toBe(`${home}/play/game/other?at=x`);
    expect(findHostedPage("abc.learn.example", "//evil.example/x", HOSTED)).toBe(`${home}//evil.example/x`);
    expect(findHostedPage("abc.learn.example", "@evil.example", HOSTED)).toBeNull();
    for (const host of ["learn.example", "a.b.learn.example", "-.learn.example", "abc.learn.example.evil", "localhost"])
      expect([host, await ask(host, "/")]).toEqual([host, 200]);
    expect(await ask("abc.learn.example", "/api/nothing")).toBe(404);
    await other.close();
  });

  test("hashed assets are kept for ever", async () => {
    for (const prefix of ["/", "/admin/", "/play/"]) {
      const answer = await get(`${prefix}assets/a-1234.js`);
      expect([answer.body, answer.headers["cache-control"]]).toEqual(["1;", "public, max-age=31536000, immutable"]);
    }
  });

  test("what all apps share is held for ever, and has no pages", async () => {
    const { body, headers } = await get("/libraries/assets/react-1234.js");
    expect([body, headers["cache-control"]]).toEqual(["3;", "public, max-age=31536000, immutable"]);
    for (const url of ["/libraries/x", "/unbuilt-libraries/x"]) expect((await get(url)).body).toBe("app of /");
  });

  test("nothing is read beside the folder of an app", async () => {
    await writeFile(join(folder, "secret.js"), "secret");
    const ways = [
      "..%2fsecret.js",
      "%2e%2e/secret.js",
      "..%5csecret.js",
      "assets/..%2f..%2fsecret.js",
      "..%2fsecret.js%00",
    ];
    for (const url of ["/", "/admin/", "/play/"].flatMap((prefix) => ways.map((way) => prefix + way))) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode >= 400 && statusCode < 500, body.includes("secret")]).toEqual([url, true, false]);
    }
  });

  test("§7.92 a page that is as it was is not sent again, unless what it may do is told anew", async () => {
    let policy = "default-src 'self'";
    const other = fastify();
    other.addHook("onRequest", async (_request, reply) => void reply.header("content-security-policy", policy));
    await serveApps(other, [{ prefix: "/", folder: join(folder, "front") }], PLAIN);
    const ask = (tag = "") => other.inject({ method: "GET", url: "/me", headers: { "if-none-match": tag } });
    const first = await ask();
    expect([first.statusCode, first.body]).toEqual([200, "app of /"]);
    const { etag } = first.headers;
    const again = await ask(`W/"else", ${etag}`);
    expect([again.statusCode, again.body, again.headers["cache-control"]]).toEqual([304, "", "no-cache"]);
    policy = "default-src 'none'";
    expect((await ask(String(etag))).statusCode).toBe(200);
    await other.close();
  });

  test.each([
    "/assets/gone-1.js",
    "/assets/a-1234.js.map",
    "/admin/assets/a-1234.js.map",
    "/api/nothing",
    "/files/x",
    "/admin/favicon.ico",
  ])("%s is a 404, not a page", async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().detail]).toEqual([404, "not-found"]);
  });
});
