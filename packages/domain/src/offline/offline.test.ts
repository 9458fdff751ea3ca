// Proves what a browser keeps of the platform, for whom, and what it removes first.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PRODUCT_TYPES } from "../catalog/index.ts";
import {
  type AskedRequest,
  chooseEvicted,
  cutRange,
  findAppPage,
  isKeptType,
  KEPT_TYPES,
  mayKeep,
  mayKeepAttachment,
  readHeldSlug,
  readKeeper,
  sortRequest,
  writeKeptAddress,
  writeReadPath,
} from "./index.ts";

const ask = (path: string, rest: Partial<AskedRequest> = {}) =>
  sortRequest({ method: "GET", path, query: "", isPage: false, ...rest });
const bear = (content: object) =>
  `Bearer head.${Buffer.from(JSON.stringify({ clt: "acme", identifier: "acme_jane", ...content })).toString("base64url")}.sign`;

describe("which request belongs to which store", () => {
  test.each([
    ["/", "page"],
    ["/path/abc", "page"],
    ["/play/abc", "page"],
    ["/play/game/abc", "page"],
    ["/admin/", "passed"],
    ["/admin", "passed"],
    ["/play/~trial/", "passed"],
    ["/api/docs", "passed"],
    ["/maintenance.html", "passed"],
    ["/files/key/page.pdf", "file"],
  ])("§8.5 the page %s is %s", (path, kind) => {
    expect(ask(path, { isPage: true })).toBe(kind);
  });
  test.each([
    ["/assets/first-abc.js", "part"],
    ["/play/assets/first-abc.js", "part"],
    ["/libraries/assets/libraries-abc.js", "part"],
    ["/assets/shared/default-texts/fr.json", "sign"],
    ["/start.js", "sign"],
    ["/api/me", "read"],
    ["/api/products", "read"],
    ["/api/learniz/abc", "read"],
    ["/api/coursiz/abc", "read"],
    ["/api/section/abc", "read"],
    ["/api/classiz/abc/slot", "read"],
    ["/api/classiz/abc", "passed"],
    ["/api/slot", "read"],
    ["/api/me/learning", "read"],
    ["/api/profile/stats", "read"],
    ["/api/smart-sequence/abc", "passed"],
    ["/api/token/refresh", "passed"],
    ["/api/front-dynamic/product/abc/link", "passed"],
    ["/files/key/name.png", "file"],
    ["/admin/assets/first.js", "passed"],
  ])("§8.5 what %s brings is %s", (path, kind) => {
    expect(ask(path)).toBe(kind);
  });
  test("§2.17 nothing of the office and no request that writes is kept, whatever its address", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.boolean(), (rest, isPage) => {
        for (const room of ["/admin", "/api/admin"]) expect(ask(`${room}${rest || "/"}`, { isPage })).toBe("passed");
        for (const method of ["PUT", "PATCH", "DELETE"]) expect(ask(rest || "/", { method, isPage })).toBe("passed");
      }),
      { numRuns: 25 },
    );
  });
  test("§7.122 of all that is posted only results are kept", () => {
    expect(ask("/api/learniz/abc/progress", { method: "POST" })).toBe("result");
    expect(ask("/api/histories", { method: "POST" })).toBe("passed");
    expect(ask("/api/products", { query: "?query=a" })).toBe("passed");
    expect(ask("/api/me/history", { query: "?offset=0&limit=20" })).toBe("read");
    expect(ask("/api/me/history", { query: "?product=a&offset=0&limit=20" })).toBe("passed");
    expect(ask("/api/coursiz/abc/run", { method: "PUT" })).toBe("passed");
  });
  test("§2.17 each address of an app is served by its one page", () => {
    expect([findAppPage("/play/abc"), findAppPage("/play"), findAppPage("/"), findAppPage("/player")]).toEqual([
      "/play/",
      "/play/",
      "/",
      "/",
    ]);
  });
});

describe("for whom something is held", () => {
  test("§3.2 for people who are signed in, and through a link of the site", () => {
    expect(readKeeper(bear({ scope: "session" }))).toEqual({ identifier: "acme_jane", isSession: true });
    expect(readKeeper(bear({ scope: "link", for: "abc" }))).toEqual({ identifier: "acme_jane", isSession: false });
  });
  test.each([
    ["a preview", { scope: "preview", mode: "PREVIEW" }],
    ["a stand-in", { scope: "impersonation", isImpersonated: true }],
    ["a stand-in through a link", { scope: "link", isImpersonated: true }],
    ["a session that waits for a second factor", { scope: "second-factor" }],
  ])("§4.78 not for %s", (_, content) => {
    expect(readKeeper(bear(content))).toBeNull();
  });
  test("§3.2 for nobody without a token that can be read", () => {
    expect([readKeeper(null), readKeeper(""), readKeeper("Bearer a.b.c")]).toEqual([null, null, null]);
  });
});

describe("what may be kept", () => {
  test("courses, games and attachments; each other type says why not", () => {
    expect(PRODUCT_TYPES.filter(isKeptType)).toEqual(["learniz", "game", "attachment"]);
    expect(mayKeep("scorm")).toBe("package");
  });
  test("§7.135 an attachment on another site, or one that is a page of the content origin, needs the network", () => {
    expect(mayKeepAttachment([{ type: "application/pdf" }])).toBe("kept");
    expect([mayKeepAttachment([]), mayKeepAttachment([{ type: "text/html" }])]).toEqual(["address", "address"]);
  });
  test("§2.17 what is kept is read and played at the same address as with a network", () => {
    expect([writeReadPath("game", "a b"), writeKeptAddress("game", "a"), writeKeptAddress("learniz", "a")]).toEqual([
      "/api/game/a%20b",
      "/play/game/a?kept",
      "/play/a?kept",
    ]);
  });
  test("§2.17 what was opened is found again by its address: what is played, and pages of the site", () => {
    for (const type of [...KEPT_TYPES, "coursiz", "classiz", "section"] as const) {
      expect(readHeldSlug(writeReadPath(type, "a b/c"))).toBe("a b/c");
      expect(ask(writeReadPath(type, "a b/c"))).toBe("read");
    }
    for (const path of ["/api/me", "/api/notes/a", "/api/scorm/a", "/api/classiz/a", "/api/game/a/slot"])
      expect(readHeldSlug(path)).toBeNull();
  });
});

const copies = fc.uniqueArray(fc.record({ url: fc.string(), bytes: fc.nat(1_000), at: fc.nat(50) }), {
  selector: ({ url }) => url,
});
test("opened copies fit into their room: the oldest are removed, and no more than needed", () => {
  fc.assert(
    fc.property(copies, fc.nat(5_000), (held, most) => {
      const gone = new Set(chooseEvicted(held, most));
      const weigh = (list: typeof held) => list.reduce((sum, { bytes }) => sum + bytes, 0);
      const left = held.filter(({ url }) => !gone.has(url));
      expect(weigh(left)).toBeLessThanOrEqual(most);
      const dropped = held.filter(({ url }) => gone.has(url));
      for (const one of dropped) for (const other of left) expect(one.at).toBeLessThanOrEqual(other.at);
      const youngest = dropped.find(({ url }) => url === [...gone].at(-1));
      if (youngest) expect(weigh(left) + youngest.bytes).toBeGreaterThan(most);
    }),
  );
});
test("of a film that is kept, the requested part is given", () => {
  expect([cutRange(null, 10), cutRange("bytes=2-4", 10), cutRange("bytes=5-", 10), cutRange("bytes=-3", 10)]).toEqual([
    null,
    { first: 2, last: 4 },
    { first: 5, last: 9 },
    { first: 7, last: 9 },
  ]);
  expect(cutRange("bytes=10-", 10)).toBe("none");
  fc.assert(
    fc.property(fc.nat(100), fc.nat(100), fc.integer({ min: 1, max: 100 }), (from, to, size) => {
      const cut = cutRange(`bytes=${from}-${to}`, size);
      if (cut === null || cut === "none") return;
      expect(cut.first).toBe(from);
      expect(cut.last).toBeLessThan(size);
    }),
  );
});
