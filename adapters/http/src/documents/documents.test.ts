// Knows how the libraries of files are asked for over HTTP, and files sent to them.
import { documents, folders } from "@academiz/contract";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createFileLibrary, createFileSender, createTextFiles } from "../index.ts";
import { answerProblem, BASE, mockRoute } from "../testing/mock-route.ts";
import { createRequestOverFetch } from "../testing/request-over-fetch.ts";
import { startClient } from "../testing/start-client.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const document = (slug: string) => ({
  slug,
  name: `${slug}.png`,
  description: "",
  source: `/files/k/${slug}.png`,
  parentSlug: null,
  conversion: null,
  favorite: false,
  virtualSource: null,
  wsUrl: null,
  type: "client" as const,
  kind: "image" as const,
  mediaType: "image/png",
  size: 1000,
  width: 4,
  height: 3,
  tagged: null,
  original: null,
  uses: 2,
  alternative: null,
  focus: null,
  transcript: "",
  captions: null,
  captionsName: null,
  licence: "",
  origin: "",
  createdAt: "2026-01-01T00:00:00.000Z",
});
const criteria = {
  shelf: "client",
  folder: null,
  query: "",
  kinds: [],
  only: "all",
  order: "-createdAt",
  page: 2,
} as const;

describe("§7.66 a library of files", () => {
  test("is asked for a page at a time, at its top or in a folder, with only the filters that are set", async () => {
    const asked: string[] = [];
    const answer = { documents: [document("a")], directories: [], meta: { totalItems: 60, page: 2, limit: 48 } };
    const tell = ({ request }: { request: Request }) => {
      asked.push(request.url.slice(BASE.length));
      return answer;
    };
    server.use(mockRoute(documents.listDocuments, tell), mockRoute(documents.listFolderDocuments, tell));
    const library = createFileLibrary(startClient().api);
    expect(await library.list(criteria)).toMatchObject({
      ok: true,
      value: { files: [{ slug: "a", kind: "image", url: "/files/k/a.png", uses: 2 }], totalItems: 60, pageSize: 48 },
    });
    await library.list({ ...criteria, folder: "f", query: " fire ", kinds: ["pdf", "text"], only: "favourites" });
    expect(asked).toEqual([
      "/api/admin/document/client?order=-createdAt&page=2&limit=48",
      "/api/admin/document/client/f?order=-createdAt&page=2&limit=48&query=fire&types=pdf%2Ctext&favorite=1",
    ]);
  });

  test("what is used most comes as one page", async () => {
    server.use(mockRoute(documents.listDocuments, () => [document("a"), document("b")]));
    const library = createFileLibrary(startClient().api);
    expect(await library.list({ ...criteria, only: "used" })).toMatchObject({ ok: true, value: { totalItems: 2 } });
  });

  test("decisions 12: a file in use is removed only when that is confirmed, and what uses it is shown in place", async () => {
    const { api, told } = startClient();
    const use = { document: "a", type: "learniz" as const, slug: "course", name: "Fire" };
    server.use(
      http.delete(`${BASE}/api/admin/document/client/a`, ({ request }) =>
        new URL(request.url).searchParams.get("force") === "1"
          ? new HttpResponse(null, { status: 204 })
          : HttpResponse.json(
              {
                type: "about:blank",
                title: "x",
                status: 409,
                detail: "document.in-use",
                requestId: "r-1",
                uses: [use],
              },
              { status: 409 },
            ),
      ),
    );
    const library = createFileLibrary(api);
    expect(await library.remove("client", "a", false)).toMatchObject({
      ok: false,
      error: { kind: "conflict", detail: "document.in-use", uses: [use] },
    });
    expect(await library.remove("client", "a", true)).toMatchObject({ ok: true });
    server.use(mockRoute(folders.listFolders, () => answerProblem("not-found")));
    await library.listFolders("client");
    expect(told).toEqual([]);
  });
});

describe("§7.65 the sending of files", () => {
  const FILE = new File([new Uint8Array(100)], "door.png", { type: "image/png" });
  const TOP = { shelf: "client", folder: null } as const;

  function start() {
    const client = startClient();
    const sent: FormData[] = [];
    let tokens = 0;
    server.use(
      mockRoute(documents.uploadToken, () => {
        tokens += 1;
        return { token: `upload.token.${tokens}`, refreshToken: `renewed-${tokens}` };
      }),
    );
    const createRequest = createRequestOverFetch(sent);
    const sender = createFileSender({ ...client, baseUrl: BASE, createRequest });
    return { ...client, sender, sent, countTokens: () => tokens };
  }

  test("§7.64 many files go with one token; one that is too old is renewed, once", async () => {
    const { sender, sent, countTokens } = start();
    const good = new Set(["Bearer upload.token.1"]);
    server.use(
      http.post(`${BASE}/api/admin/document/client`, ({ request }) =>
        good.has(request.headers.get("authorization") ?? "")
          ? HttpResponse.json(document("a"))
          : answerProblem("token.expired"),
      ),
    );
    const send = () => sender.send(FILE, TOP, () => {}).outcome;
    expect(await Promise.all([send(), send()])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(countTokens()).toBe(1);
    good.clear();
    good.add("Bearer upload.token.2");
    expect(await send()).toMatchObject({ ok: true, value: { slug: "a" } });
    good.clear();
    expect(await send()).toMatchObject({ ok: false, error: { kind: "unauthorised" } });
    expect(countTokens()).toBe(3);
    expect(sent[0]?.get("source")).toBeInstanceOf(File);
  });

  test("§7.64 the token of one session sends nothing for the next one on the same page", async () => {
    const { sender, tokens } = start();
    const senders: (string | null)[] = [];
    server.use(
      http.post(`${BASE}/api/admin/document/client`, ({ request }) => {
        senders.push(request.headers.get("authorization"));
        return HttpResponse.json(document("a"));
      }),
    );
    const send = () => sender.send(FILE, TOP, () => {}).outcome;
    await send();
    tokens.clear();
    tokens.keep({ token: "next.access.token", refreshToken: "next" });
    await send();
    expect(senders).toEqual(["Bearer upload.token.1", "Bearer upload.token.2"]);
  });

  test("goes to a folder, or §7.70 replaces a file", async () => {
    const { sender, sent } = start();
    const asked: string[] = [];
    server.use(
      http.post(`${BASE}/api/admin/document/*`, ({ request }) => {
        asked.push(request.url.slice(BASE.length));
        return HttpResponse.json(document("a"));
      }),
    );
    await sender.send(FILE, { shelf: "client", folder: "f1" }, () => {}).outcome;
    await sender.send(FILE, { shelf: "library", replaces: "a", former: "/files/k/a.png" }, () => {}).outcome;
    expect(asked).toEqual(["/api/admin/document/client", "/api/admin/document/library/a"]);
    expect(sent.map((form) => form.get("parentSlug"))).toEqual(["f1", null]);
    expect(sent.map((form) => form.get("former"))).toEqual([null, "/files/k/a.png"]);
  });

  test("tells how much was sent, and can be stopped at any time", async () => {
    const { sender } = start();
    server.use(http.post(`${BASE}/api/admin/document/client`, () => HttpResponse.json(document("a"))));
    const progress: number[] = [];
    await sender.send(FILE, TOP, (bytes) => void progress.push(bytes)).outcome;
    expect(progress).toEqual([50, 100]);
    const early = sender.send(FILE, TOP, () => {});
    early.cancel();
    expect(await early.outcome).toMatchObject({ ok: false, error: { detail: "cancelled" } });
  });

  test.each([
    ["§8.7", () => answerProblem("document.source.wrong_type"), "document.source.wrong_type"],
    ["§8.8", () => new HttpResponse("", { status: 403 }), "http.403"],
    ["§8.9", () => new HttpResponse("", { status: 500 }), "http.500"],
    ["§4.15", () => HttpResponse.error(), "network"],
  ] as const)("%s a failure is told where it was asked for, and leads nobody away", async (_, answer, detail) => {
    const { sender, told } = start();
    server.use(http.post(`${BASE}/api/admin/document/client`, answer));
    expect(await sender.send(FILE, TOP, () => {}).outcome).toMatchObject({ ok: false, error: { detail } });
    expect(told).toEqual([]);
  });
});

describe("the text of a file", () => {
  const read = (bytes: Uint8Array, most = 100, headers: Record<string, string> = {}) => {
    server.use(
      http.get(`${BASE}/files/k/a.txt`, () => new HttpResponse(bytes as Uint8Array<ArrayBuffer>, { headers })),
    );
    return createTextFiles(createFileSender({ ...startClient(), baseUrl: BASE }), BASE).read("/files/k/a.txt", most);
  };
  test.each([
    ["UTF-8", new TextEncoder().encode("café"), "café"],
    ["UTF-8 with a mark", Uint8Array.of(0xef, 0xbb, 0xbf, 0x61), "a"],
    ["UTF-16", Uint8Array.of(0xff, 0xfe, 0xe9, 0x00), "é"],
    ["Windows-1252", Uint8Array.of(0x63, 0xe9), "cé"],
    ["nothing", new Uint8Array(), ""],
  ])("is read in its encoding: %s", async (_, bytes, text) => {
    expect(await read(bytes)).toEqual({ ok: true, value: { text, isCut: false } });
  });
  test("is read of a file on the device too", async () => {
    const texts = createTextFiles(createFileSender({ ...startClient(), baseUrl: BASE }), BASE);
    const file = new File([Uint8Array.of(0x63, 0xe9)], "a.srt");
    expect(await texts.readChosen(file, 9)).toEqual({ ok: true, value: { text: "cé", isCut: false } });
  });
  test("is cut, also within a letter, where it goes on", async () => {
    const bytes = new TextEncoder().encode("aéb");
    expect(await read(bytes, 2)).toEqual({ ok: true, value: { text: "a", isCut: true } });
    expect(await read(bytes.subarray(0, 2), 2, { "content-range": "bytes 0-1/4" })).toEqual({
      ok: true,
      value: { text: "a", isCut: true },
    });
  });
  test("an empty file has no first bytes; one that is not there says so", async () => {
    const answer = (status: number) => {
      server.use(http.get(`${BASE}/files/k/a.txt`, () => new HttpResponse(null, { status })));
      return createTextFiles(createFileSender({ ...startClient(), baseUrl: BASE }), BASE).read("/files/k/a.txt", 9);
    };
    expect(await answer(416)).toEqual({ ok: true, value: { text: "", isCut: false } });
    expect(await answer(404)).toMatchObject({ ok: false, error: { kind: "not-found" } });
  });
});
