// Knows that sample courses on disk become published courses with their files.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLearniz } from "@academiz/domain/learniz";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer } from "../testing/author.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { publishSamples } from "./publish-samples.ts";
import { readSamples } from "./read-samples.ts";

let server: TestServer;
let home: string;
beforeAll(async () => {
  server = await startTestServer();
  home = await mkdtemp(join(tmpdir(), "academiz-test-"));
});
afterAll(async () => {
  await server.close();
  await rm(home, { recursive: true });
});

test("decisions 1: each language of a sample is published for everyone, with the files that it shows; without samples nothing happens", async () => {
  expect(await readSamples(home)).toEqual([]);
  const folder = join(home, "fixtures/courses/safety");
  await mkdir(folder, { recursive: true });
  const slideBackground = { type: "IMAGE", src: "document:cover", alt: "" };
  for (const local of ["FR", "EN"] as const) {
    const course = createLearniz({ title: `Safety ${local}`, local }, Math.random);
    const config = { ...course, params: { styleParams: { status: "CUSTOM", slideBackground } } };
    await writeFile(join(folder, `course.${local.toLowerCase()}.json`), JSON.stringify(config));
  }
  await writeFile(join(folder, "cover.txt"), "a picture");
  const manifest = {
    name: { fr: "Sécurité", en: "Safety" },
    courses: { fr: "course.fr.json", en: "course.en.json" },
    documents: [{ slug: "cover", file: "cover.txt", name: "cover.txt", type: "text/plain" }],
  };
  await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest));

  const user = await server.world.users.findByIdentifier("demo_author");
  if (!user) throw new Error("no author");
  const author = {
    ...user,
    clientSlug: "demo",
    home: { clientId: user.clientId },
    userId: user.id,
    scope: "session",
    sessionId: "",
    binding: null,
  } as const;
  await publishSamples(server.world, author, await readSamples(home));
  const headers = bearer((await server.signIn("demo_learner")).token);
  const { products } = (await server.app.inject({ method: "GET", url: "/api/products", headers })).json();
  expect(products.map((one: { name: string; language: string }) => [one.name, one.language])).toEqual(
    expect.arrayContaining([
      ["Sécurité", "FR"],
      ["Safety", "EN"],
    ]),
  );
  const safety = products.find((one: { name: string }) => one.name === "Safety");
  const picture = await server.app.inject({ method: "GET", url: safety.pictureUrl });
  expect(picture.body).toBe("a picture");

  // §3.55 the focal point stays visible on the card.
  expect(safety.pictureFocus).toBeNull();
  const librarian = bearer((await server.signIn("demo_author")).token);
  const shelf = { method: "GET", url: "/api/admin/document/client?query=cover", headers: librarian } as const;
  const { documents } = (await server.app.inject(shelf)).json();
  const shown = documents.find(({ source }: { source: string }) => source === safety.pictureUrl);
  const said = await server.app.inject({
    method: "PATCH",
    url: `/api/admin/document/client/${shown.slug}`,
    headers: librarian,
    payload: { focus: { x: 20, y: 30 } },
  });
  expect(said.statusCode).toBe(200);
  const again = (await server.app.inject({ method: "GET", url: "/api/products", headers })).json();
  expect(again.products.find((one: { name: string }) => one.name === "Safety").pictureFocus).toEqual({ x: 20, y: 30 });
});
