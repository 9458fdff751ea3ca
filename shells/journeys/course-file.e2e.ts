// Knows how an author plays a course from a file of their device: one that the studio wrote, corrected elsewhere, read
// again, and a file that is not a course.
import { readFile } from "node:fs/promises";
import type { Request } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

/** A browser whose file picker offers one file, which the test controls. */
function installPicker(): void {
  const place = {
    kind: "file",
    name: "course.json",
    getFile: async () => new File([(window as unknown as { onDisk: string }).onDisk], "course.json"),
  };
  Object.assign(window, { showOpenFilePicker: async () => [place] });
}

test("§4.73 §4.77 §4.78 a course is downloaded as a file, played from it in DEV, read again after each change, and told where its fault stands; nothing is stored or sent", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  await page.addInitScript(installPicker);
  await signIn(page, platform, "author", "/admin", "/");
  await page
    .getByRole("link", { name: /recognising phishing/i })
    .first()
    .click();
  await expect(page.locator("[data-saving]")).toBeAttached();
  await page.getByRole("button", { name: "More", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download as a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const written = await readFile(await download.path(), "utf8");
  const course = JSON.parse(written);
  const put = (text: string) => page.evaluate((onDisk) => void Object.assign(window, { onDisk }), text);

  await page.goto(`${platform.url}/admin/`);
  await page.getByRole("link", { name: "Play a file" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Play a file" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  const choose = page.getByRole("button", { name: "Choose a file" });
  const told = page.getByRole("main").getByRole("alert");
  await put('{\n  "version": ,');
  await choose.press("Enter");
  await expect(told).toHaveText("“course.json” is no JSON from line 2, column 14 on.");
  expect(await findFaults(page)).toEqual([]);

  const sent: string[] = [];
  const note = (request: Request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
  };
  page.on("request", note);
  await put(written);
  await choose.press("Enter");
  await expect(told).toHaveCount(0);
  const again = page.getByRole("button", { name: "Read the file again" });
  await expect(again).toBeFocused();
  const player = page.frameLocator("iframe");
  const first = course.chapters[0].slides[0];
  await expect(player.getByRole("heading", { level: 1, name: first.description })).toBeVisible();
  await expect(player.getByText("The rules are off: every page is open. Nothing is stored.")).toBeVisible();
  // Rules are off: the last page is open although nothing was read.
  const last = course.chapters.at(-1).slides.at(-1).description;
  await player
    .getByRole("button", { name: new RegExp(last) })
    .last()
    .click();
  await expect(player.getByRole("heading", { level: 1, name: last })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);

  const renamed = structuredClone(course);
  renamed.chapters.at(-1).slides.at(-1).description = "Mended elsewhere";
  await put(JSON.stringify(renamed));
  await again.press("Enter");
  await expect(page.getByText("“course.json” was read again.")).toBeVisible();
  await expect(player.getByRole("heading", { level: 1, name: "Mended elsewhere" })).toBeVisible();

  const broken = structuredClone(course);
  broken.chapters[0].slides[0].description = 7;
  await put(JSON.stringify(broken));
  await again.press("Enter");
  await expect(told.getByRole("listitem")).toContainText("chapters › 0 › slides › 0 › description");
  await expect(page.getByText("“course.json” is played as it was before.")).toBeVisible();
  await expect(player.getByRole("heading", { level: 1, name: "Mended elsewhere" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  const shots = process.env["SHOTS"];
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await measureOverflow(page)).toBe(0);
    if (shots) await page.screenshot({ path: `${shots}/file-${width}.png` });
  }
  expect(sent).toEqual([]);
  page.off("request", note);

  // A browser that cannot keep the place of a file offers an ordinary file input.
  await page.getByRole("button", { name: "Another file" }).click();
  await page
    .getByLabel("File of a course")
    .locator("input")
    .setInputFiles({ name: "other.json", mimeType: "application/json", buffer: Buffer.from('{"title":"Notes"}') });
  await expect(told).toContainText("“other.json” is JSON, but no course");
  expect(complaints).toEqual([]);
});
