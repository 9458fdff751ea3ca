// Knows that nothing is served but what the contract names, and a few things beside it of which it is told why nobody's
// rights are asked for.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BOUNDS_OF_ROUTES, STORED_BOUNDS } from "@academiz/backend";
import { ROUTES, type Route } from "@academiz/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listUrls } from "../../http/input/list-urls.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Each a route that is of no table, and why no policy guards it. */
const BESIDE_THE_API: Readonly<Record<string, string>> = {
  "GET /.well-known/mercure": "the hub's own token says which topics may be heard",
  "POST /.well-known/mercure": "the platform's own token publishes, and no other",
  "GET /files/:key/:name": "the key in the address is the right to read",
  "GET /maintenance.html": "the same page for everybody",
  "GET /manifest.webmanifest": "the same words for everybody",
  "GET /manifest/:slug.webmanifest":
    "the name and the colours of a client, as GET /api/perimeter/:slug tells them to anybody",
  "GET /libraries/*": "what all apps are made of, for everybody",
  "GET /assets/shared/default-texts/fr.json": "the product's own words",
  "GET /assets/shared/default-texts/en.json": "the product's own words",
  "OPTIONS /api/admin/upload/:type": "the same words of the protocol for everybody",
  "POST /api/admin/upload/:type": "the upload token begins one below its author's library, and no other token does",
  "HEAD /api/admin/upload/:type/:id": "the upload token of whoever began it sees it",
  "PATCH /api/admin/upload/:type/:id": "the upload token of whoever began it adds to it",
  "DELETE /api/admin/upload/:type/:id": "the upload token of whoever began it ends it",
  "POST /api/admin/upload/:type/:id/file": "the upload token of whoever began it makes the file, judged as any other",
};
const AT_THE_CONTENT_ORIGIN: Readonly<Record<string, string>> = {
  "GET /files/:key/:name": "the key in the address is the right to read",
  "POST /packages/:key/": "the pass that is sent is the right to read, of whoever launched it",
  "GET /packages/:key/*": "the cookie that a pass earned is the right to read, as long as the product is open",
  "POST /commit/:ticket": "the ticket in the address is the right to write, of one launch",
  "GET /shell/": "the same page for everybody",
};

/** What the documentation is made of: it tells what the contract says, and nothing that is stored. */
const isOfDocumentation = (line: string) => /^(GET|HEAD) \/api\/docs(\/|$)/.test(line);
/** The files of an app that was built, which are the same for everybody. */
const FILES_OF_APPS = ["GET /*", "GET /admin/*", "GET /play/*", "GET /play/~trial/*"];
const FILES_OF_SHELL = "GET /shell/*";

/** The HEAD of what is got is no route of its own. */
const listOnce = (lines: readonly string[]) =>
  [...new Set(lines)].filter((line) => !line.startsWith("HEAD ") || !lines.includes(line.replace("HEAD", "GET")));

const ofContract = Object.values(ROUTES as Readonly<Record<string, Route>>).flatMap((route) =>
  listUrls(route).map(({ url }) => `${route.method} ${url}`),
);

describe("§6.1 whatever is served is guarded by the contract's table, or needs no guard", () => {
  test("of the application every route of the table, and what is named beside it", () => {
    const app = listOnce(server.served.app);
    expect(ofContract.filter((line) => !app.includes(line))).toEqual([]);
    const beside = app.filter(
      (line) => !ofContract.includes(line) && !isOfDocumentation(line) && !FILES_OF_APPS.includes(line),
    );
    expect(beside.sort()).toEqual(Object.keys(BESIDE_THE_API).sort());
  });

  test("of the content origin what is named, and no route of the table", () => {
    const content = listOnce(server.served.content);
    const others = content.filter((line) => line !== FILES_OF_SHELL);
    expect(others.sort()).toEqual(Object.keys(AT_THE_CONTENT_ORIGIN).sort());
  });
});

test("docs/operate.md tells of each route what one person can store by it", () => {
  const told = readFileSync(join(server.config.home, "docs/operate.md"), "utf8");
  const table = told.slice(told.indexOf("## What one user can store"), told.indexOf("## Metrics"));
  const lines = table.split("\n");
  const missing = Object.entries(BOUNDS_OF_ROUTES).filter(
    ([name, bound]) => !lines.some((line) => line.includes(`\`${name}\``) && line.includes(STORED_BOUNDS[bound])),
  );
  expect(missing).toEqual([]);
});
