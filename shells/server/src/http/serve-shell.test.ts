// Knows what is served of the page that plays packages: the code that runs, and nothing of its source.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveShell } from "./serve-shell.ts";

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "academiz-shell-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<title>Shell</title>__APP_ORIGIN__");
  await writeFile(join(folder, "assets/a-1.js"), "1");
  await writeFile(join(folder, "assets/a-1.js.map"), "{}");
  app = fastify();
  await serveShell(app, folder, "https://learn.example");
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test("its page and its parts are served, maps of its source are not", async () => {
  const get = async (url: string) => (await app.inject({ url })).statusCode;
  expect([await get("/shell/"), await get("/shell/assets/a-1.js")]).toEqual([200, 200]);
  expect([await get("/shell/assets/a-1.js.map"), await get("/shell/index.html")]).toEqual([404, 404]);
});
