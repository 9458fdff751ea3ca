// Knows what of a package counts, and where it is read: by its learner in the player and at home, by its author attempt
// by attempt.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { makePackage } from "./made-package.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";
import { openPlayer, playPackage, readPackageProgress, uploadPackage } from "./upload-package.ts";

const CALLS = {
  "1.2": { api: "API", begin: "LMSInitialize", end: "LMSFinish" },
  "2004": { api: "API_1484_11", begin: "Initialize", end: "Terminate" },
} as const;
const SEQUENCING = '<imsss:sequencing><imsss:controlMode choice="true" flow="true"/></imsss:sequencing>';

/** A content that reports only that it begins and that it ends, as some do. */
const writeSilent = (version: keyof typeof CALLS, title: string) => {
  const { api, begin, end } = CALLS[version];
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><script>
    const api = parent.${api};
    api.${begin}("");
    addEventListener("pagehide", () => api.${end}(""));
  </script></html>`;
};
const leave = (page: Page) =>
  page
    .getByRole("button", { name: /^(Leave|Quitter)$/ })
    .first()
    .click();
const waitUntilLeft = (page: Page) => page.waitForURL((url) => !url.pathname.startsWith("/play/"));
const content = (page: Page) => page.frameLocator("iframe").frameLocator("iframe");

for (const [version, rules] of [
  ["1.2", ""],
  ["2004", ""],
  ["2004", SEQUENCING],
] as const)
  for (const titles of [["One"], ["One", "Two"]])
    test(`§3.182 a package of SCORM ${version} that only begins and ends is complete${rules && ", by its rules"}: ${titles.length} of ${titles.length} items`, {
      tag: "@long",
    }, async ({ page, platform }) => {
      const items = titles.map((title) => ({ identifier: title.toLowerCase(), title }));
      const files = Object.fromEntries(
        titles.map((title) => [`${title.toLowerCase()}.html`, writeSilent(version, title)]),
      );
      const zip = makePackage({ version, title: "Silent", language: "en", items, files, manifest: rules });
      const { slug } = await uploadPackage(platform, `Silent ${version} ${titles.length} ${rules.length}`, zip);
      await playPackage(page, platform, slug);
      for (const [at, title] of titles.entries()) {
        await expect(content(page).getByRole("heading")).toHaveText(title);
        if (at < titles.length - 1) await page.getByRole("button", { name: "Next" }).click();
      }
      await leave(page);
      await waitUntilLeft(page);
      await expect
        .poll(() => readPackageProgress(platform, slug))
        .toMatchObject({ status: "COMPLETE", percentage: 100 });
    });

const QUIZ = `
  const say = (name, value) => lms.LMSSetValue("cmi." + name, value);
  document.querySelector("button").onclick = () => {
    for (const [name, value] of [["id", "exits"], ["type", "choice"], ["student_response", "a"], ["correct_responses.0.pattern", "b"], ["result", "wrong"], ["latency", "00:00:07"]])
      say("interactions.0." + name, value);
    say("core.score.raw", "60");
    say("core.lesson_status", "passed");
    lms.LMSFinish("");
  };`;

/** In English whatever the client speaks. */
async function enter(page: Page, platform: Platform, path: string): Promise<void> {
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Demo Author" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto(`${platform.url}${path}`);
}
async function check(page: Page): Promise<void> {
  // The pointer moves away, because an element under it shows its name.
  await page.mouse.move(0, 0);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => measureOverflow(page), `${width} px`).toBe(0);
    expect(await findFaults(page), `${width} px`).toEqual([]);
  }
}
test("§3.182 an author asks for a score: player, home and author say that it was missed, and the answers are read", {
  tag: "@long",
}, async ({ page, browser, platform }) => {
  // Three visits, and what three people read about them.
  const zip = makePackage({
    version: "1.2",
    title: "Quiz",
    language: "en",
    items: [{ identifier: "quiz", title: "Quiz", script: QUIZ }],
  });
  const { slug } = await uploadPackage(platform, "What counts", zip);
  await enter(page, platform, `/admin/scorm/${slug}`);
  await page.getByRole("radio", { name: /by its score/ }).check();
  await page.getByRole("textbox", { name: "Score that is asked, in percent" }).fill("70");
  await check(page);
  await page.getByRole("tab", { name: "Visits" }).click();
  await page.getByRole("tab", { name: "Package" }).click();
  await expect(page.getByRole("radio", { name: /by its score/ })).toBeChecked();
  await page.getByRole("button", { name: "Publish" }).click();
  // Publishing saves unsaved changes first.
  const asked = page.getByRole("dialog");
  await expect(asked.getByRole("alert")).toHaveText(/^What you changed on this page is not saved yet/);
  await expect(asked.getByRole("button", { name: "Publish now" })).toHaveCount(0);
  await asked.getByRole("button", { name: "Save first" }).click();
  await asked.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The package is published")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Score that is asked, in percent" })).toHaveValue("70");

  const learner = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await playPackage(learner, platform, slug);
  await content(learner).getByRole("button", { name: "Go on" }).click();
  await expect(
    learner.getByText("You have not passed. You can open it again later. Your result: 60/100 (asked for: 70/100)"),
  ).toBeVisible();
  await check(learner);
  await leave(learner);
  await waitUntilLeft(learner);
  await expect.poll(() => readPackageProgress(platform, slug)).toMatchObject({ status: "FAILED", score: 60 });

  const home = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(home, platform, "learner", "");
  await expect(home.getByText(/^(Not passed yet|Pas encore réussi)$/)).toBeVisible();
  await expect(
    home.getByText(/^(Your result|Votre résultat)\s?: 60\/100(Asked for|Demandé)\s?: 70\/100$/),
  ).toBeVisible();
  await expect(home.getByRole("button", { name: /^(Try again|Réessayer)\s?: What counts$/ })).toBeVisible();
  await check(home);

  await page.getByRole("tab", { name: "Learners" }).click();
  await expect(page.getByRole("table", { name: "Learners" })).toContainText("Failed with 60/100");
  await page
    .getByRole("table", { name: "Learners" })
    .getByRole("button", { name: /^Open / })
    .click();
  await page.getByRole("button", { name: "Their visits, with what the package reported" }).click();
  const rows = page.getByRole("table", { name: "Visits" }).getByRole("row");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText("Failed with 60/100asked for: 70/100");
  await check(page);
  await page.getByRole("button", { name: /visit 1$/ }).click();
  const dialog = page.getByRole("dialog", { name: /visit 1$/ });
  const answers = dialog.getByRole("table", { name: "Answers" }).getByRole("row");
  await expect(answers).toHaveCount(2);
  for (const words of ["exits", "Choice", "Wrong", "00:00:07"]) await expect(answers.nth(1)).toContainText(words);
  await check(page);
});

test("a content that closes its window ends its launch; without a language the buttons are in its reader's", {
  tag: "@long",
}, async ({ page, platform }) => {
  const script =
    'lms.LMSSetValue("cmi.core.lesson_status", "completed"); document.querySelector("button").onclick = () => { lms.LMSFinish(""); window.close(); };';
  const zip = makePackage({ version: "1.2", title: "Closes", items: [{ identifier: "one", title: "One", script }] });
  const { slug } = await uploadPackage(platform, "Closes", zip);
  await openPlayer(page, platform, slug);
  await expect(content(page).getByRole("button", { name: "Go on" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Leave|Quitter)$/ })).toBeVisible();
  await content(page).getByRole("button", { name: "Go on" }).click();
  await waitUntilLeft(page);
  await expect.poll(() => readPackageProgress(platform, slug)).toMatchObject({ status: "COMPLETE" });
});
