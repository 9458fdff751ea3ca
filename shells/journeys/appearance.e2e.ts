// Knows that learners see the look and words that an administrator or an author chose, readable in any colour.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { exportCourse } from "./export-course.ts";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });
const COURSE = "Welcome: how a course works";

const readColor = (page: Page, name: string): Promise<string> =>
  page.evaluate(
    (token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(),
    `--az-color-${name}`,
  );

async function openAppearance(page: Page, platform: Platform, search = ""): Promise<void> {
  await platform.call(await platform.signIn("demo_admin"), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "admin", "/admin", `/organisation/appearance${search}`);
  await expect(page.getByRole("heading", { level: 1, name: "Appearance" })).toBeVisible();
}

async function brand(page: Page, color: string): Promise<void> {
  await page.getByRole("textbox", { name: "Main colour", exact: true }).fill(color);
  await page.getByRole("button", { name: "Save the appearance" }).click();
  await expect(page.getByText("The appearance is saved").first()).toBeVisible();
  await expect.poll(() => readColor(page, "brand")).toBe(color);
}

test("§1.29 §3.251 §5.46 an organisation in yellow, then in black: all that people meet follows, and is read", {
  tag: "@long",
}, async ({ page, platform, browser, complaints }) => {
  await openAppearance(page, platform);
  const faults = [];
  const learner = await (await browser.newContext({ locale: "en-GB" })).newPage();
  for (const color of ["#FFDD00", "#000000"]) {
    await brand(page, color);
    // The page says in words, beside the numbers, how readable it is.
    const notes = page.getByRole("listitem").filter({ hasText: /^AaAa(Light|Dark):/ });
    await expect(notes.first()).toContainText(
      color === "#000000"
        ? "words on it are readable (21.0), words in it are readable"
        : /words on it are readable \(1\d\.\d\), words in it would be hard to read \(1\.\d\): #\w{6} takes its place/,
    );
    faults.push(...(await findFaults(page)));
    await signIn(learner, platform, "learner");
    await expect(learner.getByRole("button", { name: COURSE })).toBeVisible();
    await expect.poll(() => readColor(learner, "brand")).toBe(color);
    faults.push(...(await findFaults(learner)));
    await learner.getByRole("button", { name: /recognising phishing/ }).click();
    await expect(learner.getByRole("button", { name: "Next", exact: true })).toBeVisible();
    // §3.112: the course has a look of its own, which stands over its client's.
    await expect.poll(() => readColor(learner, "brand")).toBe("#1D4E6B");
    faults.push(...(await findFaults(learner)));
  }
  expect(faults).toEqual([]);

  // The next page begins in the look of the last one, before anybody has signed in.
  await learner.context().clearCookies();
  await learner.goto(`${platform.url}/auth/login?client=demo`);
  await expect.poll(() => readColor(learner, "brand")).toBe("#000000");

  const course = await exportCourse(platform, COURSE);
  const params = await readFile(join(course.folder, "params.js"), "utf8").catch(() =>
    readFile(join(course.folder, "content", "params.js"), "utf8"),
  );
  expect(params).toContain('"primary":"#000000"');
  await course.remove();

  await page.getByRole("tab", { name: "Mail" }).click();
  await expect(page.getByText("Activate my account")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Back to the product’s own look…" }).click();
  await page.getByRole("button", { name: "Take your look away" }).click();
  await expect.poll(() => readColor(page, "brand")).toBe("#c01e1e");
  await expect(page.getByRole("textbox", { name: "Main colour", exact: true })).toHaveValue("");
  expect(complaints).toEqual([]);
});

test("§3.256 §3.44 what is wrong is said by its field and not saved; who leaves is asked; no width scrolls sideways", {
  tag: "@long",
}, async ({ page, platform }) => {
  await openAppearance(page, platform);
  const color = page.getByRole("textbox", { name: "Main colour", exact: true });
  await color.fill("yellowish");
  await page.getByRole("button", { name: "Save the appearance" }).click();
  await expect(color).toBeFocused();
  await expect(page.getByText("Type a colour such as #1A2B3C")).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => measureOverflow(page), `${width} px`).toBe(0);
  }
  await page.getByRole("link", { name: "Mails" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(color).toHaveValue("yellowish");
});

test("§1.30 §3.236 learners read the text by which their organisation replaces one of the product's", {
  tag: "@long",
}, async ({ page, platform, browser }) => {
  await openAppearance(page, platform, "?tab=texts");
  await page.getByRole("searchbox", { name: "Search the texts" }).fill("next");
  await page.getByRole("textbox", { name: "Next, in English" }).fill("Onwards");
  await page.getByRole("button", { name: "Save the texts" }).click();
  await expect(page.getByText("The appearance is saved").first()).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  const learner = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(learner, platform, "learner");
  await learner.getByRole("button", { name: COURSE }).click();
  await expect(learner.getByRole("button", { name: "Onwards", exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Back to the default: Next" }).click();
  await page.getByRole("button", { name: "Save the texts" }).click();
  await expect(page.getByRole("button", { name: "Save the texts" })).toBeDisabled();
  await learner.reload();
  await expect(learner.getByRole("button", { name: "Next", exact: true })).toBeVisible();
});

test("§3.44 §3.255 an organisation brings its own font: its learners, its courses and its packages are set in it", {
  tag: "@long",
}, async ({ page, platform, browser, complaints }) => {
  await openAppearance(page, platform);
  const letters = join(import.meta.dirname, "../ui/node_modules/@fontsource-variable/lora/files");
  await page.getByRole("group", { name: "Your own font" }).getByRole("button", { name: "Choose a file" }).click();
  const dialog = page.getByRole("dialog", { name: "Your own font" });
  // While the library has no font, the dialog does not suggest a search with fewer words.
  await expect(dialog.getByRole("heading", { name: "No file that fits here yet" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Show all files" })).toHaveCount(0);
  const bring = async (name: string, buffer: Buffer) => {
    await dialog.locator("input[type=file]").setInputFiles({ name, mimeType: "font/woff2", buffer });
    await expect(dialog).toHaveCount(0);
  };
  // A file that is no WOFF2 is refused in words.
  await bring("old-letters.ttf", Buffer.from("\x00\x01\x00\x00\x00letters of old", "latin1"));
  await expect(page.getByText("“old-letters.ttf” is not taken: choose a WOFF2 file of at most 500 kB.")).toBeVisible();
  await page.getByRole("group", { name: "Your own font" }).getByRole("button", { name: "Choose a file" }).click();
  await bring("acme-letters-regular.woff2", await readFile(join(letters, "lora-latin-wght-normal.woff2")));
  await expect(page.getByRole("textbox", { name: "Name of your font" })).toHaveValue("Acme letters");
  for (const field of ["Font of titles", "Font of texts"]) {
    await page.getByRole("combobox", { name: field }).click();
    await page.getByRole("option", { name: "Acme letters" }).click();
  }
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Save the appearance" }).click();
  await expect(page.getByText("The appearance is saved").first()).toBeVisible();

  const learner = await (await browser.newContext({ locale: "en-GB" })).newPage();
  const isDrawn = (on: Page) =>
    on.evaluate(() => {
      const own = [...document.fonts].filter(({ family }) => family.includes("Acme letters"));
      return own.some(({ status }) => status === "loaded") && document.fonts.check('16px "Acme letters"');
    });
  await signIn(learner, platform, "learner");
  await expect(learner.getByRole("button", { name: COURSE })).toBeVisible();
  await expect.poll(() => isDrawn(learner)).toBe(true);
  await learner.getByRole("button", { name: COURSE }).click();
  await expect(learner.getByRole("button", { name: "Next", exact: true })).toBeVisible();
  await expect.poll(() => isDrawn(learner)).toBe(true);
  expect(complaints).toEqual([]);

  const course = await exportCourse(platform, COURSE, "web");
  expect(course.paths.filter((path) => path.endsWith(".woff2") && path.includes("documents/"))).toHaveLength(1);
  await course.remove();
});
