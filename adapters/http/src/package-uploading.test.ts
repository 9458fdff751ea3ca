// Knows how packages reach the library, and how products of packages and their launches are asked for.
import { documents, launches, products } from "@academiz/contract";
import { makeUploadedPackage } from "@academiz/testkit/clients";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createLaunchLog, createLibrary, createPackageUploading } from "./index.ts";
import { answerProblem, BASE, mockRoute } from "./testing/mock-route.ts";
import { createRequestOverFetch } from "./testing/request-over-fetch.ts";
import { PAIR, startClient } from "./testing/start-client.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const FILE = new File([new Uint8Array(1000)], "Fire.zip", { type: "application/zip" });
const UPLOAD = `${BASE}${documents.uploadScorm.path}`;
const { config } = makeUploadedPackage("Fire");
const document = {
  slug: "d1",
  name: "Fire.zip",
  description: "",
  source: "/d1",
  parentSlug: null,
  conversion: null,
  favorite: false,
  virtualSource: null,
  wsUrl: null,
  type: "client",
  kind: "scorm",
  mediaType: "application/zip",
  size: 1000,
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
};

const summary = (type: "learniz" | "scorm" | "game" | "attachment") => ({
  type,
  slug: `a-${type}`,
  name: type,
  subType: null,
  visible: true,
  template: false,
  shareable: false,
  demo: false,
  clientId: "1",
  folderProduct: null,
  tags: [],
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-02T00:00:00.000Z",
  publishedAt: null,
  hasConfigDraft: true,
});

function start() {
  const client = startClient();
  const sent: FormData[] = [];
  const createRequest = createRequestOverFetch(sent);
  const uploading = createPackageUploading({ ...client, baseUrl: BASE, createRequest });
  server.use(mockRoute(documents.uploadToken, () => ({ token: "upload.only.token", refreshToken: "renewed" })));
  return { ...client, uploading, sent };
}

describe("§7.77 the sending of a package", () => {
  test("§7.64 uses a token of its own, and keeps the refresh token that came with it", async () => {
    const { uploading, sent, tokens } = start();
    let authorization: string | null = null;
    server.use(
      http.post(UPLOAD, ({ request }) => {
        authorization = request.headers.get("authorization");
        return HttpResponse.json({ config, document });
      }),
    );
    const progress: number[] = [];
    const outcome = await uploading.send(FILE, (bytes) => void progress.push(bytes)).outcome;
    expect(outcome).toEqual({
      ok: true,
      value: { config, document: { slug: "d1", name: "Fire.zip", size: 1000 } },
    });
    expect(authorization).toBe("Bearer upload.only.token");
    expect(progress).toEqual([500, 1000]);
    const source = sent[0]?.get("source");
    expect(source instanceof File && [source.name, source.size]).toEqual(["Fire.zip", 1000]);
    expect(tokens.read()).toEqual({ token: PAIR.token, refreshToken: "renewed" });
  });

  test("decisions 7: a refusal brings the server's own words about the package", async () => {
    const { uploading } = start();
    const problem = {
      type: "about:blank",
      title: "x",
      status: 422,
      detail: "document.source.bad_package",
      requestId: "r-1",
      faults: [{ path: ["source"], message: "it has no imsmanifest.xml" }],
    };
    server.use(http.post(UPLOAD, () => HttpResponse.json(problem, { status: 422 })));
    expect(await uploading.send(FILE, () => {}).outcome).toEqual({
      ok: false,
      error: {
        kind: "invalid",
        detail: "document.source.bad_package",
        requestId: "r-1",
        reason: "it has no imsmanifest.xml",
      },
    });
    server.use(http.post(UPLOAD, () => answerProblem("body.too-large")));
    expect(await uploading.send(FILE, () => {}).outcome).toMatchObject({
      ok: false,
      error: { kind: "invalid", detail: "body.too-large" },
    });
  });

  test.each([
    ["§8.7", "a type that is not taken", () => answerProblem("document.source.wrong_type"), "invalid"],
    ["§8.8", "one that took too long", () => new HttpResponse("", { status: 504 }), "offline"],
    ["§8.8", "one that was refused on the way", () => new HttpResponse("", { status: 403 }), "forbidden"],
    ["§8.9", "any other", () => new HttpResponse("", { status: 500 }), "unexpected"],
  ] as const)("%s is told where it was asked for, and leads nobody away: %s", async (_, _name, answer, kind) => {
    const { uploading, told } = start();
    server.use(http.post(UPLOAD, answer));
    expect(await uploading.send(FILE, () => {}).outcome).toMatchObject({ ok: false, error: { kind } });
    expect(told).toEqual([]);
  });

  test("§4.15 a broken connection is offline; so is a session that cannot be asked", async () => {
    const { uploading } = start();
    server.use(http.post(UPLOAD, () => HttpResponse.error()));
    expect(await uploading.send(FILE, () => {}).outcome).toMatchObject({ ok: false, error: { kind: "offline" } });
    server.use(http.get(`${BASE}${documents.uploadToken.path}`, () => HttpResponse.error()));
    expect(await uploading.send(FILE, () => {}).outcome).toMatchObject({ ok: false, error: { kind: "offline" } });
  });

  test("can be stopped at any time: before it is allowed nothing is sent", async () => {
    const { uploading, sent } = start();
    server.use(http.post(UPLOAD, () => new Promise<never>(() => {})));
    const early = uploading.send(FILE, () => {});
    early.cancel();
    expect(await early.outcome).toMatchObject({ ok: false, error: { detail: "cancelled" } });
    expect(sent).toEqual([]);
    const late = uploading.send(FILE, (bytes) => bytes > 0 && late.cancel());
    expect(await late.outcome).toMatchObject({ ok: false, error: { detail: "cancelled" } });
    expect(sent).toHaveLength(1);
  });

  test("§7.71 a package that is not wanted is removed, unless it is in use", async () => {
    const { uploading, told } = start();
    const removed: unknown[] = [];
    server.use(
      mockRoute(documents.deleteDocument, ({ params }) => {
        removed.push(params);
        return removed.length > 1 ? answerProblem("document.in-use") : undefined;
      }),
    );
    expect(await uploading.discard("d1")).toEqual({ ok: true, value: undefined });
    expect(removed).toEqual([{ type: "client", slug: "d1" }]);
    expect(await uploading.discard("d1")).toMatchObject({ ok: false, error: { kind: "conflict" } });
    expect(told).toEqual([]);
  });
});

test("§3.72 a package is opened with its draft, else with what is published; §8.6 one that does not exist leads to the error page, §8.10 a refused save is shown in place", async () => {
  const { api, told } = startClient();
  const product = {
    ...summary("scorm"),
    name: "Fire",
    config: { is: "published" },
    configDraft: { is: "draft" } as { is: string } | null,
    editionInfo: {
      createStatus: null,
      paramsStatus: null,
      contentStatus: null,
      validationStatus: null,
      publicationStatus: null,
    },
    documentFiles: [],
  };
  server.use(mockRoute(products.getProduct, () => product));
  const library = createLibrary(api, ["scorm"]).of("scorm");
  expect(await library.read("s")).toMatchObject({ ok: true, value: { name: "Fire", content: { is: "draft" } } });
  product.configDraft = null;
  expect(await library.read("s")).toMatchObject({ ok: true, value: { content: { is: "published" } } });
  server.use(mockRoute(products.getProduct, () => answerProblem("not-found")));
  server.use(mockRoute(products.saveProduct, () => answerProblem("concurrent-edit")));
  expect(await library.read("s")).toMatchObject({ ok: false, error: { kind: "not-found" } });
  const save = library.save("s", { name: "x", content: {}, updatedAt: "2026-01-01T00:00:00.000Z" });
  expect(await save).toMatchObject({ ok: false, error: { kind: "conflict", detail: "concurrent-edit" } });
  expect(told).toEqual(["refused: 404"]);
});

test("§7.92 the list is of the types that have a page, in one", async () => {
  let asked = new URLSearchParams();
  server.use(
    mockRoute(products.findProducts, ({ query }) => {
      asked = query;
      return {
        meta: { totalItems: 3, page: 1, limit: 20 },
        products: [summary("learniz"), summary("scorm"), summary("game"), summary("attachment")],
      };
    }),
  );
  const listed = await createLibrary(startClient().api, ["learniz", "scorm", "game"]).list({
    query: "",
    order: "name",
    page: 1,
  });
  expect(asked.getAll("type[]")).toEqual(["learniz", "scorm", "game"]);
  const rows = [{ type: "learniz" }, { type: "scorm" }, { type: "game" }];
  expect(listed).toMatchObject({ ok: true, value: { totalItems: 3, rows } });
});

test("decisions 7: launches are asked for a page at a time, and by a name only when there is one", async () => {
  const asked: string[] = [];
  server.use(
    mockRoute(launches.listLaunches, ({ query }) => {
      asked.push(query.toString());
      return { launches: [], meta: { totalItems: 7, page: 1, limit: 20 } };
    }),
  );
  const log = createLaunchLog(startClient().api);
  expect(await log.list("s", { query: "", page: 2 }, 20)).toEqual({ ok: true, value: { launches: [], total: 7 } });
  await log.list("s", { query: "Zoé", page: 1 }, 20);
  expect(asked.map((text) => Object.fromEntries(new URLSearchParams(text)))).toEqual([
    { page: "2", limit: "20" },
    { page: "1", limit: "20", query: "Zoé" },
  ]);
});
