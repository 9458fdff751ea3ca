// Knows that every route of the contract does what it is for: it is called with success, and another call sees what it
// did; and that all of it can be carried away.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  answerTemplates,
  conversationFiles,
  conversations,
  documents,
  folders,
  mails,
  personPage,
  productExports,
  productFolders,
  questionFiles,
  ROUTES,
  type RouteName,
  TUS_PATH,
  threads,
  userFiles,
} from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Lookout, openLookout } from "../../../../../adapters/postgres/src/testing/fingerprints.ts";
import { composeBackup } from "../../platform/compose-backup.ts";
import { bearer } from "../../testing/author.ts";
import { call, createCaller, type Scene } from "../../testing/route-case.ts";
import { ROUTE_CASES } from "../../testing/route-cases.ts";
import { runBackup } from "../../testing/run-backup.ts";
import { SECTIONS } from "../../testing/sections.ts";
import { PARTS, type Part, setScene } from "../../testing/set-scene.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import { PUSH_HOST } from "../../testing/subscribe-browser.ts";
import { takeShare } from "../../testing/take-share.ts";

let server: TestServer;
let lookout: Lookout;
beforeAll(async () => {
  server = await startTestServer({ UPLOAD_LIMIT: "1", PUSH_HOSTS: PUSH_HOST }, { isAlone: true });
  lookout = await openLookout(server.config);
});
afterAll(async () => {
  await lookout.close();
  await server.close();
});

/** Tables that no single call of a route fills. */
const UNUSED = [
  "invitations",
  "library_documents",
  "library_folders",
  "link_requests",
  "nameless_results",
  "product_uses",
  "refused_progress",
  "setup_links",
  "partial_uploads",
];

/** What expects its own things at the top of a list, or alone in it, or changes them first. */
const LISTING: readonly RouteName[] = [
  "listConversations",
  "listDocuments",
  "listImportNotifications",
  "listNotifications",
  "listProducts",
  "productUses",
  "readPersonLearning",
  "showPublication",
];

/** The routes that a part of a scene is made for. */
const ABOUT: Readonly<Record<Part, readonly object[]>> = {
  mail: [mails],
  library: [documents, folders],
  sequence: [questionFiles],
  userImport: [userFiles],
  productExport: [productExports],
  productFolder: [productFolders],
  thread: [threads],
  conversation: [conversations, conversationFiles, answerTemplates, personPage],
};

describe("every route does what it is for", () => {
  const named = (Object.keys(ROUTES) as RouteName[]).map((name): [string, RouteName] => [
    SECTIONS[name] ?? "ours:",
    name,
  ]);
  /** What is only read is read in one scene: to make one takes longer than to call a route. */
  let read: Promise<Scene> | undefined;
  const sceneOf = (name: RouteName) => {
    if (ROUTES[name].method === "GET" && !LISTING.includes(name)) {
      read ??= setScene(server, "demo", "For all that read");
      return read;
    }
    const parts = PARTS.filter((part) => ABOUT[part].some((family) => name in family));
    return setScene(server, "demo", `For ${name}`, parts);
  };
  test.each(takeShare(named))("%s %s", async (_, name) => {
    const scene = await sceneOf(name);
    await ROUTE_CASES[name].succeeds(createCaller(server, scene, lookout));
  });
});

test("decisions 1: a backup of all that they did, put back elsewhere, has every row of every table and every file", {
  tags: "long",
}, async () => {
  expect(await server.runJobs()).toEqual([]);
  // Large files come beside the table of routes.
  const author = bearer((await server.signIn("demo_author")).token);
  const { token } = (await call(server, "uploadToken", { headers: author })).json();
  const large = { "upload-length": "5", "upload-metadata": `filename ${Buffer.from("film.txt").toString("base64")}` };
  const begun = { method: "POST", url: `${TUS_PATH}/client`, headers: { ...bearer(token), ...large } } as const;
  expect((await server.app.inject(begun)).statusCode).toBe(201);
  // No success leaves a guess that failed.
  const guess = { login: "demo_author", password: "not this one" };
  expect((await call(server, "login", { body: guess })).statusCode).toBe(401);
  const root = mkdtempSync(join(tmpdir(), "academiz-carried-"));
  const { dataDir } = server.config;
  const there = join(root, "there");
  const before = await lookout.read();
  // A new table is filled by a case of its routes, or named here.
  const empty = Object.keys(before).filter((name) => before[name]?.startsWith("0 "));
  expect(empty.filter((name) => !UNUSED.includes(name))).toEqual([]);
  expect(runBackup(root, dataDir, "backup", "all.zip")).toMatchObject({ status: 0, stderr: "" });
  expect(runBackup(root, there, "restore", "all.zip")).toMatchObject({ status: 0, stderr: "" });
  const restored = await composeBackup({ ...server.config, dataDir: there }, "read");
  const other = await openLookout({ dataDir: there });
  try {
    expect(await other.read()).toEqual(before);
    const [from, to] = [readFiles(dataDir), readFiles(there)];
    expect(to.size).toBeGreaterThan(20);
    for (const [path, bytes] of to) expect([path, from.get(path)?.equals(bytes)]).toEqual([path, true]);
  } finally {
    await other.close();
    await restored.close();
    rmSync(root, { recursive: true, force: true });
  }
});

/** The kept files of a data folder, by their paths. */
function readFiles(dataDir: string): ReadonlyMap<string, Buffer> {
  const folder = join(dataDir, "documents");
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => [
      join(parentPath, name).slice(folder.length),
      readFileSync(join(parentPath, name)),
    ]),
  );
}
