// Knows how large files are sent part by part to a real server that breaks off, refuses and forgets (§7.65).
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createFileSender } from "../index.ts";
import { createRequestOverFetch } from "../testing/request-over-fetch.ts";
import { startClient } from "../testing/start-client.ts";
import { startTus, type TusServer } from "../testing/start-tus.ts";

// Node would get the library's other build, which remembers nothing and takes no file of a browser.
vi.mock("tus-js-client", () => {
  const require = createRequire(import.meta.url);
  return require(fileURLToPath(new URL("../browser/index.js", `file://${require.resolve("tus-js-client")}`)));
});

const PART = 8_388_608;
const SIZE = 20_000_001;
const BYTES = Uint8Array.from({ length: SIZE }, (_, index) => (index * 31 + (index >> 16)) % 251);
const FILE = new File([BYTES], "Évacuer.mp4", { lastModified: 1 });
const FOLDER = { shelf: "client", folder: "drills" } as const;

/** What a browser keeps until the next day. */
const kept = new Map<string, string>();
const localStorage = {
  get length() {
    return kept.size;
  },
  key: (index: number) => [...kept.keys()][index] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, String(value)),
  removeItem: (key: string) => void kept.delete(key),
};
let tus: TusServer;
beforeAll(() => {
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("window", { localStorage });
  vi.stubGlobal("XMLHttpRequest", function request() {
    return createRequestOverFetch()();
  });
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(async () => {
  kept.clear();
  tus = await startTus((name, size) => ({
    slug: "film",
    name,
    description: "",
    source: "/files/k/film.mp4",
    parentSlug: "drills",
    conversion: null,
    favorite: false,
    virtualSource: null,
    wsUrl: null,
    type: "client",
    kind: "video",
    mediaType: "video/mp4",
    size,
    width: null,
    height: null,
    original: null,
    uses: 0,
    alternative: null,
    focus: null,
    transcript: "",
    captions: null,
    captionsName: null,
    licence: "",
    origin: "",
    createdAt: "2026-01-01T00:00:00.000Z",
  }));
});
afterEach(() => tus.end());

/** A page that was just opened. */
const open = () => createFileSender({ ...startClient(undefined, { baseUrl: tus.url }), baseUrl: tus.url });
const send = (sender = open(), target: Parameters<typeof sender.send>[1] = FOLDER) =>
  sender.send(FILE, target, () => {});
const THERE = { ok: true, value: { slug: "film", size: SIZE } };
const [newest] = [() => [...tus.uploads.values()].at(-1)];
const expectWhole = () => expect(newest()?.bytes.equals(BYTES)).toBe(true);
/** Goes wrong once, at the first request of this kind. */
const once = (what: string, wrong: Awaited<ReturnType<Parameters<TusServer["goWrong"]>[0]>>) => {
  let isOver = false;
  tus.goWrong((asked) => {
    if (asked !== what || isOver) return null;
    isOver = true;
    return wrong;
  });
};

describe("§7.65 a large file", () => {
  test("goes part by part with its name and its place, shows its progress, and answers the file that was made of it", {
    tags: "long",
  }, async () => {
    const progress: number[] = [];
    const { outcome } = open().send(FILE, FOLDER, (sent) => progress.push(sent));
    expect(await outcome).toMatchObject(THERE);
    expect(tus.asked).toEqual(["POST", "PATCH 0", `PATCH ${PART}`, `PATCH ${2 * PART}`, "FILE"]);
    expect(newest()?.told).toEqual({ filename: "Évacuer.mp4", parentSlug: "drills" });
    expectWhole();
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(SIZE);
    expect(kept.size).toBe(0);
  });

  test("§7.70 replaces another file, whose name is sent", async () => {
    expect(await send(open(), { shelf: "library", replaces: "former" }).outcome).toMatchObject(THERE);
    expect(newest()?.told).toEqual({ filename: "Évacuer.mp4", replaces: "former" });
  });

  test.each(["cut", { status: 503 }, { status: 409, detail: "upload.elsewhere" }] as const)(
    "asks how much has come where a part is answered with %j, and goes on from there",
    { tags: "long" },
    async (wrong) => {
      once(`PATCH ${PART}`, wrong);
      expect(await send().outcome).toMatchObject(THERE);
      expect(tus.asked).toEqual([
        "POST",
        "PATCH 0",
        `PATCH ${PART}`,
        "HEAD",
        `PATCH ${PART}`,
        `PATCH ${2 * PART}`,
        "FILE",
      ]);
      expectWhole();
    },
  );

  test("§7.64 goes on with a new token where its own is no longer accepted", async () => {
    tus.goWrong((asked) => {
      if (asked === `PATCH ${PART}` && !tus.asked.includes("HEAD")) tus.renewToken();
      return null;
    });
    expect(await send().outcome).toMatchObject(THERE);
    expect(tus.asked.filter((one) => one === "POST")).toHaveLength(1);
    expectWhole();
  });

  test("goes on in the next page that is opened when its network was lost, and sends no byte twice", {
    tags: "long",
  }, async () => {
    tus.goWrong((asked) => (asked === "PATCH 0" || asked === "POST" ? null : "cut"));
    expect(await send().outcome).toMatchObject({ ok: false, error: { kind: "offline", detail: "network" } });
    const before = tus.asked.length;
    tus.goWrong(() => null);
    expect(await send().outcome).toMatchObject(THERE);
    expect(tus.asked.slice(before)).toEqual(["HEAD", `PATCH ${PART}`, `PATCH ${2 * PART}`, "FILE"]);
    expectWhole();
    expect(kept.size).toBe(0);
  });

  test.each([502, 401, 503])(
    "goes on from what has come where a look at it is answered with %i at first",
    { tags: "long" },
    async (status) => {
      const asked = { patch: false, head: false };
      tus.goWrong((what) => {
        if (what === `PATCH ${PART}` && !asked.patch) {
          asked.patch = true;
          return { status: 502 };
        }
        if (what === "HEAD" && !asked.head) {
          asked.head = true;
          return { status };
        }
        return null;
      });
      expect(await send().outcome).toMatchObject(THERE);
      expect(tus.asked.filter((what) => what === "POST")).toHaveLength(1);
      expect(tus.asked.filter((what) => what === "PATCH 0")).toHaveLength(1);
      expectWhole();
    },
  );

  test("begins anew where the server has forgotten it, and to another place", { tags: "long" }, async () => {
    once("FILE", "cut");
    expect(await send().outcome).toMatchObject({ ok: false });
    tus.forgetAll();
    const before = tus.asked.length;
    expect(await send().outcome).toMatchObject(THERE);
    expect(tus.asked.slice(before, before + 3)).toEqual(["HEAD", "POST", "PATCH 0"]);
    expectWhole();
    expect(await send(open(), { shelf: "client", folder: null }).outcome).toMatchObject(THERE);
    expect(tus.asked.filter((one) => one === "POST")).toHaveLength(3);
  });

  test("whose parts have all arrived is made into a file at the next try: nothing is sent again", async () => {
    once("FILE", "cut");
    expect(await send().outcome).toMatchObject({ ok: false, error: { detail: "network" } });
    const before = tus.asked.length;
    expect(await send().outcome).toMatchObject(THERE);
    expect(tus.asked.slice(before)).toEqual(["HEAD", "FILE"]);
  });
});

describe("§8.7 §8.9 what the server refuses of a large file", () => {
  test.each([
    [
      "POST",
      { status: 413, detail: "body.too-large" },
      { kind: "invalid", detail: "body.too-large", requestId: "r-1" },
    ],
    [
      "POST",
      { status: 429, detail: "uploads.too-many", retryAfter: 60 },
      { kind: "too-many", detail: "uploads.too-many", retryAfterSeconds: 60 },
    ],
    ["POST", { status: 403 }, { kind: "forbidden", detail: "http.403" }],
    ["PATCH 0", { status: 422, detail: "upload.part-too-small" }, { kind: "invalid", detail: "upload.part-too-small" }],
    ["FILE", { status: 422, detail: "document.source.wrong_type" }, { detail: "document.source.wrong_type" }],
  ] as const)("%s: %j is told as it was said, and is not tried again", async (what, wrong, trouble) => {
    tus.goWrong((asked) => (asked === what ? wrong : null));
    expect(await send().outcome).toMatchObject({ ok: false, error: trouble });
    expect(tus.asked.filter((asked) => asked === what)).toHaveLength(1);
  });

  test("once it is whole, is refused for good: the next try begins anew", async () => {
    once("FILE", { status: 422, detail: "document.source.wrong_type" });
    await send().outcome;
    expect(kept.size).toBe(0);
    expect(await send().outcome).toMatchObject(THERE);
    expect(tus.asked.filter((one) => one === "POST")).toHaveLength(2);
  });
});

describe("§7.65 whoever stops a large file", () => {
  /** Resolves when the second part, which the server does not accept, is on its way. */
  const untilHeld = () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    return new Promise<() => void>((resolve) => {
      tus.goWrong(async (asked) => {
        if (asked !== `PATCH ${PART}`) return null;
        resolve(release);
        await held;
        return "cut";
      });
    });
  };

  test("for good leaves nothing of it waiting, here or on the server", async () => {
    const holding = untilHeld();
    const sending = send();
    const release = await holding;
    sending.cancel();
    expect(await vi.waitUntil(() => tus.asked.includes("DELETE"))).toBe(true);
    await vi.waitUntil(() => tus.uploads.size === 0 && kept.size === 0);
    release();
  });

  test("for a while finds what has arrived, in the next page too", async () => {
    const holding = untilHeld();
    const sending = send();
    const release = await holding;
    sending.pause();
    release();
    tus.goWrong(() => null);
    const before = tus.asked.length;
    expect(await send().outcome).toMatchObject(THERE);
    expect(tus.asked.slice(before)).toEqual(["HEAD", `PATCH ${PART}`, `PATCH ${2 * PART}`, "FILE"]);
    expect(tus.asked).not.toContain("DELETE");
  });

  test("after a pause has it forgotten here and on the server", async () => {
    const holding = untilHeld();
    const sender = open();
    const sending = send(sender);
    const release = await holding;
    sending.pause();
    release();
    sender.forget(FILE, FOLDER);
    await vi.waitUntil(() => tus.uploads.size === 0 && kept.size === 0);
    expect(tus.asked.at(-1)).toBe("DELETE");
  });
});
