// Knows that a document with a script of its own finds nothing to steal, on either origin, and that a drawing in a
// course is still shown.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Frame, Page } from "@playwright/test";
import { expect, type Platform, signIn, test } from "./platform.ts";

/** A script that tries everything, and writes down what it got. */
const writeThief = (app: string) => `
  const got = {};
  const take = async (name, work) => {
    try { got[name] = String(await work()) || "empty"; } catch (error) { got[name] = "refused"; }
  };
  (async () => {
    await take("tokens of the parent", () => JSON.stringify(parent.localStorage));
    await take("tokens of the top", () => JSON.stringify(top.localStorage));
    await take("tokens of the opener", () => opener ? JSON.stringify(opener.localStorage) : Promise.reject());
    await take("page of the parent", () => parent === self ? Promise.reject() : parent.document.title);
    await take("own storage", () => JSON.stringify(localStorage));
    await take("cookies", () => document.cookie);
    await take("address", () => parent === self ? Promise.reject() : parent.location.href);
    await take("leave", () => { if (top === self) throw 0; top.location = "${app}/stolen"; return "left"; });
    await take("API", async () => (await fetch("${app}/api/me", { credentials: "include" })).status);
    await take("API beside it", async () => (await fetch("/api/me")).status);
    document.documentElement.setAttribute("data-got", JSON.stringify(got));
  })();`;
const REFUSED = {
  "tokens of the parent": "refused",
  "tokens of the top": "refused",
  "tokens of the opener": "refused",
  "page of the parent": "refused",
  "own storage": "refused",
  cookies: "refused",
  address: "refused",
  leave: "refused",
  API: "refused",
  "API beside it": "refused",
};
const writePage = (app: string) =>
  `<!doctype html><title>Thief</title><p>A page</p><script>${writeThief(app)}</script>`;
const writeDrawing = (app: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60" fill="#0a7"/><script>${writeThief(app).replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</script></svg>`;

/** Stores a document in the library of the demo, and returns its path. */
async function keepDocument(platform: Platform, name: string, content: string): Promise<string> {
  const token = await platform.signIn("demo_author");
  const granted = await (await platform.call(token, "/api/admin/document/upload/file/token")).json();
  const form = new FormData();
  form.set("conversion", "none");
  form.set("source", new Blob([content]), name);
  const headers = { authorization: `Bearer ${granted.token}` };
  const sent = await fetch(`${platform.url}/api/admin/document/client`, { method: "POST", headers, body: form });
  if (!sent.ok) throw new Error(await sent.text());
  return new URL((await sent.json()).source, platform.url).pathname;
}

/** Replaces the bytes of a document. */
async function plant(platform: Platform, key: string, content: string): Promise<void> {
  const folder = join(platform.dataDir, "documents", key.slice(0, 2));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, key), content);
}

/** Opens an address in a frame of the present page, an app that holds tokens. */
async function frame(page: Page, url: string): Promise<Frame> {
  const handle = await page.evaluateHandle((src) => {
    const element = document.createElement("iframe");
    element.src = src;
    const loaded = new Promise<HTMLIFrameElement>((ready) => {
      element.addEventListener("load", () => ready(element));
    });
    document.body.append(element);
    return loaded;
  }, url);
  const inside = await handle.asElement()?.contentFrame();
  if (!inside) throw new Error("the frame has no content");
  return inside;
}
const readGot = (where: Page | Frame) => where.locator(":root").getAttribute("data-got");
const waitForGot = async (where: Page | Frame): Promise<unknown> => {
  await where.locator(":root[data-got]").waitFor({ state: "attached" });
  return JSON.parse((await readGot(where)) ?? "null");
};

test("decisions 12: a page with a script, framed or opened, runs on the content origin and finds nothing to take", async ({
  page,
  context,
  platform,
}) => {
  const url = await keepDocument(platform, "page.html", writePage(platform.url));
  await signIn(page, platform, "learner");
  await context.addCookies([{ name: "seen", value: "here", url: platform.url }]);
  const before = page.url();
  expect(await page.evaluate(() => Object.values(localStorage).join())).toContain("ey");

  const framed = await frame(page, url);
  expect(await waitForGot(framed)).toEqual(REFUSED);
  expect(new URL(framed.url()).origin).toBe(platform.readContentOrigin());
  expect(page.url()).toBe(before);

  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    page.evaluate((address) => void window.open(address), url),
  ]);
  expect(await waitForGot(opened)).toEqual(REFUSED);
  expect(new URL(opened.url()).origin).toBe(platform.readContentOrigin());
});

test("decisions 12: a drawing with a script runs nothing, on the content origin and on the app's", {
  tag: "@long",
}, async ({ page, context, platform }) => {
  const url = await keepDocument(platform, "drawing.svg", writeDrawing(platform.url));
  await signIn(page, platform, "learner");
  const framed = await frame(page, url);
  expect(new URL(framed.url()).origin).toBe(platform.readContentOrigin());
  await expect(framed.locator("rect")).toBeVisible();
  expect(await readGot(framed)).toBeNull();

  // As in a browser that does not say for what it requests the file, and would not save it either.
  await context.route("**/files/**", async (route) => {
    const response = await route.fetch();
    const { "content-disposition": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  const beside = await frame(page, url);
  expect(new URL(beside.url()).origin).toBe(platform.url);
  await expect(beside.locator("rect")).toBeVisible();
  expect(await readGot(beside)).toBeNull();
});

test("decisions 12: a drawing in a course is seen, and its script does not run", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  const token = await platform.signIn("demo_learner");
  const { products } = (await (await platform.call(token, "/api/products")).json()) as {
    products: { perimeterSlug: string; name: string; language: string }[];
  };
  const course = products.find(({ name, language }) => /phishing/.test(name) && language === "EN");
  const play = (await (await platform.call(token, `/api/learniz/${course?.perimeterSlug}`)).json()) as {
    product: { documentFiles: { slug: string; url: string }[] };
  };
  const { url } = play.product.documentFiles.find(({ slug }) => slug === "pichook001") ?? { url: "" };
  // Replaces the first picture of the course.
  await plant(platform, url.split("/")[2] ?? "", writeDrawing(platform.url));
  await signIn(page, platform, "learner");
  await page
    .getByRole("listitem")
    .filter({ hasText: course?.name ?? "" })
    .getByRole("button")
    .click();
  await page.waitForURL(/\/play\//);
  const picture = page.locator(`img[src="${url}"]`);
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(80);
});
