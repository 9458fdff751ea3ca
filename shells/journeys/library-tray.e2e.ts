// Knows that the tray of uploads does not block what lies under it.
import type { Page } from "@playwright/test";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });

const text = (name: string) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(`Leave by the stairs: ${name}\n`),
});
const program = { name: "setup.exe", mimeType: "application/octet-stream", buffer: Buffer.from([0x4d, 0x5a, 0, 1, 2]) };

async function openLibrary(page: Page, platform: Platform): Promise<void> {
  await page.clock.install({ time: "2026-01-01T08:00:00" });
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Demo Author" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await page.getByRole("link", { name: "Library" }).click();
  await expect(title(page)).toBeVisible();
  // From here on only the test lets time pass.
  await page.clock.pauseAt("2026-01-01T09:00:00");
}
const tray = (page: Page) => page.getByRole("region", { name: "Files on their way to the library" });
const title = (page: Page) => page.getByRole("heading", { name: "Library", level: 1 });
const add = async (page: Page, ...files: ReturnType<typeof text>[]) => {
  await page.getByLabel("Files to add").setInputFiles(files);
  await expect(tray(page).getByRole("status")).toHaveText(/added/);
};

test("§7.65 the tray closes eight seconds after all files have arrived, but not while somebody reads it", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await openLibrary(page, platform);
  await add(page, text("one.txt"), text("two.txt"));
  await page.clock.runFor(6_000);
  await expect(tray(page)).toBeVisible();

  // The tray stays while the pointer is on it; after the pointer leaves, the whole time starts again.
  await tray(page).getByText("one.txt").hover();
  await page.clock.runFor(20_000);
  await expect(tray(page)).toBeVisible();
  await title(page).hover();
  await page.clock.runFor(6_000);
  await expect(tray(page)).toBeVisible();

  // The focus keeps it too, also where the pointer is elsewhere.
  await tray(page).getByRole("button", { name: "Fold the files that are sent" }).focus();
  await page.clock.runFor(20_000);
  await expect(tray(page)).toBeVisible();
  await page.getByRole("button", { name: "New folder" }).focus();
  await page.clock.runFor(6_000);
  await expect(tray(page)).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(tray(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test("§8.7 after a failure the tray stays until it is closed; after the next files arrived it closes by itself", {
  tag: "@long",
}, async ({ page, platform }) => {
  await openLibrary(page, platform);
  await add(page, program, text("three.txt"));
  await expect(tray(page).getByText("A file of this type is not taken.")).toBeVisible();
  await title(page).hover();
  await page.clock.runFor(60_000);
  await expect(tray(page).getByText("setup.exe")).toBeVisible();
  await tray(page).getByRole("button", { name: "Close" }).click();
  await expect(tray(page)).toBeHidden();

  // The tray went away under the pointer: the next tray does not believe that the pointer is on it.
  await add(page, text("four.txt"));
  await title(page).hover();
  await page.getByRole("button", { name: "New folder" }).focus();
  await page.clock.runFor(9_000);
  await expect(tray(page)).toBeHidden();
});
