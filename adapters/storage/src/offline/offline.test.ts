// Proves that nobody gets what another person left, that withdrawn products go, and that a product is kept whole or not
// at all.
import type { ProductToKeep, Trouble } from "@academiz/application/ports";
import type { Result } from "@academiz/domain/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import { forgetOwners } from "./copies.ts";
import { createKeptProducts, createSiteAnswers, findHeldType, holdsSite, type PlayedToKeep } from "./index.ts";
import { createMemoryCaches, type MemoryCaches } from "./testing/memory-caches.ts";

const ORIGIN = "https://learn.test";
const bear = (identifier: string, rest: object = {}) =>
  `Bearer head.${Buffer.from(JSON.stringify({ clt: "acme", identifier, scope: "session", ...rest })).toString("base64url")}.sign`;

let caches: MemoryCaches;
/** What the network answers; null: there is none. */
let network: Map<string, Response> | null;
beforeEach(() => {
  caches = createMemoryCaches();
  network = new Map();
});
const send: typeof fetch = async (asked) => {
  if (network === null) throw new TypeError("no network");
  const { pathname } = new URL(asked instanceof Request ? asked.url : asked, ORIGIN);
  return network.get(pathname)?.clone() ?? new Response(null, { status: 404 });
};

async function ask(path: string, who: string | null, { method = "GET", isOffice = false, rest = {} } = {}) {
  const answers = createSiteAnswers({ caches, send, now: () => 1, origin: ORIGIN });
  const headers = who === null ? {} : { authorization: bear(who, rest) };
  const work: Promise<unknown>[] = [];
  const answer = await answers.answer(
    new Request(ORIGIN + path, { method, headers }),
    (one) => void work.push(one),
    async () => isOffice,
  );
  await Promise.all(work);
  return answer;
}
const readOffline = async (path: string, who: string | null) => {
  const before = network;
  network = null;
  const answer = await ask(path, who);
  network = before;
  return answer?.type === "error" ? null : ((await answer?.text()) ?? null);
};

describe("for whom something is held", () => {
  test("§3.2 what one learner read is there for them without a network, and for nobody else", async () => {
    network?.set("/api/products", new Response("of jane"));
    await ask("/api/products", "acme_jane");
    expect(await readOffline("/api/products", "acme_jane")).toBe("of jane");
    expect(await readOffline("/api/products", "acme_joe")).toBeNull();
  });
  test("§3.2 another person who signs in empties what was held of the first", async () => {
    network?.set("/api/products", new Response("of whom it is"));
    await ask("/api/products", "acme_jane");
    await ask("/api/products", "acme_joe");
    expect(await readOffline("/api/products", "acme_jane")).toBeNull();
  });
  test("§4.78 neither a stand-in nor the office leaves anything", async () => {
    network?.set("/api/products", new Response("secret"));
    await ask("/api/products", "acme_jane", { rest: { scope: "impersonation", isImpersonated: true } });
    await ask("/api/products", "acme_jane", { isOffice: true });
    expect(await readOffline("/api/products", "acme_jane")).toBeNull();
    expect(await ask("/api/admin/users", "acme_jane")).toBeNull();
  });
  test("§7.122 what the server stores is put into the copy: nobody goes on from an older progress", async () => {
    network?.set("/api/game/one", Response.json({ publishedAt: "1", progress: null }));
    network?.set("/api/game/one/progress", Response.json({ accepted: true, progress: { attempt: 1 } }));
    await ask("/api/game/one", "acme_jane");
    await ask("/api/game/one/progress", "acme_jane", { method: "POST" });
    expect(JSON.parse((await readOffline("/api/game/one", "acme_jane")) ?? "")).toMatchObject({
      progress: { attempt: 1 },
    });
  });
  test("§7.16 pages that were opened are read without a network, each answer under its whole address", async () => {
    const newest = "/api/me/history?offset=0&limit=20";
    for (const path of ["/api/coursiz/way", "/api/classiz/room/slot", "/api/me/history"])
      network?.set(path, new Response(path));
    for (const path of ["/api/coursiz/way", "/api/classiz/room/slot", newest]) await ask(path, "acme_jane");
    for (const path of ["/api/coursiz/way", "/api/classiz/room/slot"])
      expect(await readOffline(path, "acme_jane")).toBe(path);
    expect(await readOffline(newest, "acme_jane")).toBe("/api/me/history");
    expect(await readOffline("/api/me/history", "acme_jane")).toBeNull();
    expect(await readOffline("/api/coursiz/way", "acme_joe")).toBeNull();
    network?.delete("/api/coursiz/way");
    await ask("/api/coursiz/way", "acme_jane");
    expect(await readOffline("/api/coursiz/way", "acme_jane")).toBeNull();
  });
  test("§8.6 a withdrawn product goes at the next contact", async () => {
    network?.set("/api/game/one", Response.json({}));
    await ask("/api/game/one", "acme_jane");
    network?.delete("/api/game/one");
    await ask("/api/game/one", "acme_jane");
    expect(await readOffline("/api/game/one", "acme_jane")).toBeNull();
  });
});

describe("what the apps consist of on a device", () => {
  const LIST = "/play/assets/first-1.js";
  const READER = "/play/assets/pdf-worker-1.mjs";
  const prepare = async (...held: readonly string[]) => {
    for (const list of ["/offline.json", "/libraries/offline.json"]) network?.set(list, Response.json([]));
    network?.set("/play/offline.json", Response.json([LIST]));
    network?.set("/play/offline-pdf.json", Response.json([READER]));
    for (const path of ["/", "/play/", LIST, READER]) network?.set(path, new Response(path));
    for (const type of held)
      await (await caches.open("academiz.kept.acme_jane")).put(
        "/files/key/a",
        new Response("", { headers: { "content-type": type } }),
      );
    const isThere = await createSiteAnswers({ caches, send, now: () => 1, origin: ORIGIN }).prepare();
    const stored = (await (await caches.open("academiz.apps")).keys()).map(({ url }) => new URL(url).pathname);
    return { isThere, stored: stored.sort() };
  };
  test("§2.17 the reader of PDFs comes to a device that holds one, and to no other", async () => {
    expect(await prepare()).toEqual({ isThere: true, stored: ["/", "/play/", LIST] });
    expect((await prepare("image/png")).stored).not.toContain(READER);
    expect(await prepare("application/pdf; charset=utf-8")).toEqual({
      isThere: true,
      stored: ["/", "/play/", LIST, READER],
    });
    // It goes with the last one.
    await caches.delete("academiz.kept.acme_jane");
    expect((await prepare()).stored).not.toContain(READER);
  });
});

describe("what is kept", () => {
  const product: ProductToKeep = { slug: "one", type: "game", title: "One", pictureUrl: null };
  let played: Result<PlayedToKeep, Trouble>;
  const give = (publishedAt: string, ...names: string[]) => {
    const files = names.map((name) => ({ url: `/files/key/${name}`, type: "image/png", size: 3 }));
    for (const { url } of files)
      network?.set(
        url,
        new Response("", { headers: { "content-type": url.endsWith(".pdf") ? "application/pdf" : "" } }),
      );
    played = { ok: true, value: { publishedAt, files, answer: { publishedAt } } };
  };
  /** What was stored each time the apps were asked for. */
  let held: (readonly string[])[];
  let areAppsThere: boolean;
  beforeEach(() => {
    [held, areAppsThere] = [[], true];
  });
  const keeper = (quota = 1_000) =>
    createKeptProducts({
      caches,
      send,
      origin: ORIGIN,
      now: () => 1,
      owner: "acme_jane",
      room: { estimate: async () => ({ quota, usage: 0 }), persist: async () => true },
      readPlayed: async () => played,
      async prepare() {
        held.push(await listHeld());
        return areAppsThere;
      },
    });
  const listHeld = async () =>
    (await (await caches.open("academiz.kept.acme_jane")).keys()).map(({ url }) => new URL(url).pathname).sort();

  test("a product is there whole, with its files, and goes whole", async () => {
    give("1", "a.png", "b.png");
    expect((await keeper().keep(product, () => {}).done).ok).toBe(true);
    expect(await listHeld()).toEqual(["/api/game/one", "/files/key/a.png", "/files/key/b.png", "/~kept/one"]);
    await keeper().remove("one");
    expect(await listHeld()).toEqual([]);
  });
  test("§2.17 the apps come before its files, and what they need for a PDF after it; without the apps no file is asked for", async () => {
    give("1", "a.png");
    await keeper().keep(product, () => {}).done;
    expect(held).toEqual([[]]);
    await keeper().remove("one");
    give("2", "b.pdf");
    await keeper().keep(product, () => {}).done;
    expect(held).toEqual([[], [], ["/files/key/b.pdf"]]);
    await keeper().remove("one");
    areAppsThere = false;
    expect(await keeper().keep(product, () => {}).done).toMatchObject({ ok: false, error: { kind: "offline" } });
    expect([held.at(-1), await listHeld()]).toEqual([[], []]);
  });
  test("a device without room keeps nothing of it, and says so", async () => {
    give("1", "a.png");
    expect(await keeper(2).measure(product)).toMatchObject({ ok: false, error: { detail: "device.full" } });
    caches.isFull = true;
    expect(await keeper().keep(product, () => {}).done).toMatchObject({ ok: false, error: { detail: "device.full" } });
    expect(await listHeld()).toEqual([]);
  });
  test("one that is cancelled, or whose files do not come, leaves nothing", async () => {
    give("1", "a.png");
    const keeping = keeper().keep(product, () => {});
    keeping.cancel();
    expect(await keeping.done).toMatchObject({ ok: false, error: { detail: "kept.cancelled" } });
    network?.set("/files/key/a.png", new Response(null, { status: 500 }));
    expect((await keeper().keep(product, () => {}).done).ok).toBe(false);
    expect(await listHeld()).toEqual([]);
  });
  test("§2.17 what was opened and not kept is listed, for whoever opened it: it opens without a network too", async () => {
    for (const path of [
      ...["/api/me", "/api/game/one", "/api/learniz/a b", "/api/notes/one"],
      ...["/api/coursiz/way", "/api/classiz/room/slot"],
    ]) {
      network?.set(new URL(path, ORIGIN).pathname, Response.json({}));
      await ask(path, "acme_jane");
    }
    expect(await keeper().listOpened()).toEqual(["one", "a b", "way", "room"]);
    const types = ["one", "a b", "way", "room"].map((slug) => findHeldType(caches, "acme_jane", slug));
    // A page of the site has no player.
    expect(await Promise.all(types)).toEqual(["game", "learniz", null, null]);
    await ask("/api/me", "acme_joe");
    expect(await keeper().listOpened()).toEqual([]);
  });
  test("a new publication replaces the former one, once it is whole", async () => {
    give("1", "a.png");
    await keeper().keep(product, () => {}).done;
    give("2", "b.png");
    network?.set("/files/key/b.png", new Response(null, { status: 500 }));
    await keeper().refresh();
    expect(await listHeld()).toEqual(["/api/game/one", "/files/key/a.png", "/~kept/one"]);
    give("2", "b.png");
    await keeper().refresh();
    expect(await listHeld()).toEqual(["/api/game/one", "/files/key/b.png", "/~kept/one"]);
  });
  test("§8.6 a product that is no longer the learner's goes; without a network nothing does", async () => {
    give("1", "a.png");
    await keeper().keep(product, () => {}).done;
    played = { ok: false, error: { kind: "offline", detail: "network" } };
    await keeper().refresh();
    expect(await listHeld()).toHaveLength(3);
    played = { ok: false, error: { kind: "not-found", detail: "not-found" } };
    await keeper().refresh();
    expect(await listHeld()).toEqual([]);
  });
});

test("a page may be left without a network only where a worker, the apps and what somebody opened are there", async () => {
  const workers = { controller: {} as ServiceWorker };
  const isThere = () => holdsSite({ workers, caches });
  expect(await isThere()).toBe(false);
  await (await caches.open("academiz.apps")).put("/", new Response("home"));
  expect(await isThere()).toBe(false);
  network?.set("/api/me", new Response("{}"));
  await ask("/api/me", "lea");
  expect(await isThere()).toBe(true);
  expect(await holdsSite({ workers: { controller: null }, caches })).toBe(false);
  expect(await holdsSite({ workers: undefined, caches })).toBe(false);
  expect(await holdsSite({ workers, caches: undefined })).toBe(false);
  await forgetOwners(caches);
  expect(await isThere()).toBe(false);
});
