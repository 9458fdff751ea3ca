// Knows that the demo has a package of its own in each language, which can be launched and read as a whole (decisions
// 1).
import { Script } from "node:vm";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bearer } from "../testing/author.ts";
import { earnPackageCookie } from "../testing/package-cookie.ts";
import { type Answered, call } from "../testing/route-case.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { PACKAGE_TEXTS } from "./package/texts.ts";
import { writeSamplePackage } from "./package/write-package.ts";

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  headers = bearer((await server.signIn("demo_learner")).token);
});
afterAll(() => server.close());

describe.each(PACKAGE_TEXTS)("decisions 1: the sample package in $language", (texts) => {
  const { title, language } = texts;
  const find = async (): Promise<Answered> => {
    const { products } = (await call(server, "listMyProducts", { headers })).json();
    return products.find((one: Answered) => one.title === title);
  };

  test("§7.92 stands in the catalogue of every learner, with its type, its language and how long it takes", async () => {
    expect(await find()).toMatchObject({
      type: "scorm",
      language: language.toUpperCase(),
      description: texts.description,
      duration: 120,
      progress: null,
    });
  });

  test("§4.122 is launched in its language, has no problem, and every file that it asks for is there", async () => {
    const { perimeterSlug: slug } = await find();
    const launched = (await call(server, "launchScorm", { headers, params: { slug }, body: {} })).json();
    expect(launched).toMatchObject({ title, version: "1.2", language: language.toUpperCase(), problems: [] });
    const [lesson] = launched.organization.item;
    expect(lesson).toMatchObject({ href: "index.html", kind: "sco", masteryScore: 80 });
    const cookie = await earnPackageCookie(server, launched);
    const read = (path: string) =>
      server.content.inject({ method: "GET", url: new URL(launched.contentUrl).pathname + path, headers: { cookie } });
    const page = (await read(lesson.href)).body;
    expect(page).toContain(`<html lang="${language}">`);
    const asked = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? "");
    expect(asked).toEqual(["course/course.css", "course/course.js"]);
    for (const path of asked) expect((await read(path)).statusCode).toBe(200);
    expect(new Script((await read("course/course.js")).body)).toBeInstanceOf(Script);
    expect((await read("course/course.js")).body).toContain(`RIGHT = "${texts.right}"`);
  });

  test("is written with the same bytes each time, its words as words", () => {
    expect(writeSamplePackage(texts)).toEqual(writeSamplePackage(texts));
    const odd = { ...texts, title: '"><b>&', description: "<b>", lesson: "<b>", steps: ["<b>"], answers: ["<b>"] };
    const files = Object.values(unzipSync(writeSamplePackage(odd))).map((bytes) => Buffer.from(bytes).toString());
    expect(files.filter((text) => text.includes("<b>"))).toEqual([]);
    expect(files.filter((text) => text.includes("&lt;b&gt;")).length).toBeGreaterThan(2);
  });
});
