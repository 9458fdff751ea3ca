// Knows that a large file gets to the library whatever breaks: paused, without a network, in a browser that was closed.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });

const folder = mkdtempSync(join(tmpdir(), "academiz-large-"));
test.afterAll(() => rmSync(folder, { recursive: true }));
const SIZE = 24_000_000;
const PART = 8_388_608;
/** A text: the same on each day. */
function writeLarge(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, `${name} `.padEnd(SIZE, "Leave by the stairs. "));
  return path;
}

async function openLibrary(page: Page, platform: Platform): Promise<void> {
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Demo Author" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await page.getByRole("link", { name: "Library" }).click();
  await expect(page.getByRole("heading", { name: "Library", level: 1 })).toBeVisible();
}
const tray = (page: Page) => page.getByRole("region", { name: "Files on their way to the library" });

/**
 * Lists the first bytes of the parts that are sent; `atSecond` answers the first part after the beginning of the file.
 */
async function watchParts(page: Page, atSecond: (route: Route) => Promise<void>): Promise<number[]> {
  const parts: number[] = [];
  let isOver = false;
  await page.route("**/api/admin/upload/**", async (route) => {
    const request = route.request();
    if (request.method() !== "PATCH") return route.continue();
    const from = Number(request.headers()["upload-offset"]);
    parts.push(from);
    if (from === 0 || isOver) return route.continue();
    isOver = true;
    return atSecond(route);
  });
  return parts;
}
const find = async (platform: Platform, name: string) => {
  const token = await platform.signIn("demo_author");
  const { documents } = await (await platform.call(token, `/api/admin/document/client?query=${name}`)).json();
  return documents
    .filter(({ name: called }: { name: string }) => called.startsWith(`${name}.`))
    .map(({ name: called, size }: { name: string; size: number }) => [called, size]);
};

test("§7.65 a large file whose network goes in the middle goes on where it stopped once it is back", {
  tag: "@long",
}, async ({ page, platform }) => {
  await openLibrary(page, platform);
  const parts: number[] = [];
  let isCut = false;
  await page.route("**/api/admin/upload/**", (route) => {
    const request = route.request();
    if (request.method() === "PATCH") {
      const from = Number(request.headers()["upload-offset"]);
      // The first part arrives; during the second the network goes away, and stays away.
      if (from > 0 && parts.length === 1) isCut = true;
      parts.push(from);
    }
    return isCut ? route.abort("internetdisconnected") : route.continue();
  });
  await page.getByLabel("Files to add").setInputFiles(writeLarge("stairs.txt"));
  await expect(tray(page).getByText("The connection broke off.")).toBeVisible();
  expect(await find(platform, "stairs")).toEqual([]);
  const before = parts.length;
  isCut = false;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(tray(page).getByRole("status")).toHaveText("1 file was added");
  // Parts that had arrived are not sent again.
  expect(parts.slice(before)).toEqual([PART, 2 * PART]);
  expect(await find(platform, "stairs")).toEqual([["stairs.txt", SIZE]]);
});

test("§7.65 paused it waits; dropped again after the browser was closed it goes on; cancelled nothing waits", {
  tag: "@long",
}, async ({ page, platform, context }) => {
  await openLibrary(page, platform);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const sent = await watchParts(page, async (route) => {
    await held;
    await route.abort().catch(() => undefined);
  });
  const path = writeLarge("hoist.txt");
  await page.getByLabel("Files to add").setInputFiles(path);
  await expect(tray(page).getByText(/^8\.\d MB of 24 MB$/)).toBeVisible();
  // Only then has the first part arrived.
  await expect.poll(() => sent).toEqual([0, PART]);
  await tray(page).getByRole("button", { name: "Pause hoist.txt" }).click();
  await expect(tray(page).getByText("what has arrived waits for a day")).toBeVisible();
  await expect(tray(page).getByRole("button", { name: "Go on with hoist.txt" })).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  release();
  await page.close();

  const next = await context.newPage();
  const parts = await watchParts(next, (route) => route.continue());
  await next.goto(`${platform.url}/admin/library`);
  await next.getByLabel("Files to add").setInputFiles(path);
  await expect(tray(next).getByRole("status")).toHaveText("1 file was added");
  expect(parts).toEqual([PART, 2 * PART]);
  expect(await find(platform, "hoist")).toEqual([["hoist.txt", SIZE]]);

  // The same file once more is a new one; it is cancelled while it is paused.
  await next.unroute("**/api/admin/upload/**");
  const ended = next.waitForResponse((answer) => answer.request().method() === "DELETE");
  await watchParts(next, async () => undefined);
  await next.getByLabel("Files to add").setInputFiles(path);
  // Waits until the upload has begun in this tab, so that it can be cancelled here.
  await expect(tray(next).getByText(/^8\.\d MB of 24 MB$/)).toBeVisible();
  await tray(next).getByRole("button", { name: "Pause hoist.txt" }).click();
  await tray(next).getByRole("button", { name: "Cancel hoist.txt" }).click();
  await expect(tray(next).getByText("Cancelled: nothing of it was kept.")).toBeVisible();
  expect((await ended).status()).toBe(204);
});
