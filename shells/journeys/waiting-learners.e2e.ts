// Knows how an administrator sees who has not begun a course that they have to do, finds one, and goes to their page.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", timezoneId: "Europe/Paris" });

const NAME = "For two";
const DUE = "2026-01-01T09:00:00.000Z";

/** A course only for a learner and a trainer, whose deadline is past. */
async function giveCourse(platform: Platform): Promise<string> {
  const [author, admin] = [await platform.signIn("demo_author"), await platform.signIn("demo_admin")];
  for (const login of ["admin", "learner"])
    await platform.call(await platform.signIn(`demo_${login}`), "/api/user", { locale: "en" }, "PUT");
  const made = await (await platform.call(author, "/api/admin/learniz", { name: NAME, local: "EN" })).json();
  const { slug, updatedAt } = made as { readonly slug: string; readonly updatedAt: string };
  await platform.call(author, `/api/admin/learniz/publish/${slug}`, { updatedAt, visible: true }, "PATCH");
  const find = async (login: string) => {
    const found = await platform.call(admin, `/api/admin/user/search?query=${login}@demo`);
    return ((await found.json()) as { users: readonly { id: string }[] }).users[0]?.id ?? "";
  };
  const users = [await find("learner"), await find("trainer")];
  const audience = { everyone: false, affectations: [], criterias: [], users };
  const settings = { name: NAME, audience, from: null, until: null, due: DUE };
  await platform.call(author, `/api/admin/product/${slug}/perimeter`, settings, "PUT");
  return slug;
}
const table = (page: Page) => page.getByRole("table", { name: "Not started yet" });
const chip = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("decisions 4 of two learners with a deadline one has begun; the list shows the other as late, finds them, and leads to their page", {
  tag: "@long",
}, async ({ page, platform, browser, complaints }) => {
  const slug = await giveCourse(platform);
  await signIn(page, platform, "admin", "/admin", `/learniz/${slug}?tab=learners`);
  await expect(page.getByText("Nobody has started yet")).toBeVisible();
  await chip(page, "Not started yet (2)").press("Enter");
  await expect(table(page).getByRole("row").filter({ hasText: "Late: it was due on" })).toHaveCount(2);

  const learner = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(learner, platform, "learner");
  const begun = learner.waitForResponse((answer) => /\/progress$/.test(answer.url()) && answer.ok());
  await learner.getByRole("button", { name: new RegExp(NAME) }).click();
  await learner.getByRole("button", { name: "Finish", exact: true }).click();
  await begun;

  await page.getByRole("button", { name: "Refresh" }).press("Enter");
  await expect(chip(page, "Started (1)")).toHaveAttribute("aria-pressed", "false");
  await expect(chip(page, "Not started yet (1)")).toHaveAttribute("aria-pressed", "true");
  await expect(table(page).getByRole("row").filter({ hasText: "Late: it was due on" })).toHaveCount(1);
  expect(await findFaults(page)).toEqual([]);

  const search = page.getByRole("searchbox", { name: "Search by name, login or e-mail" });
  await search.fill("learner@demo");
  await expect(page.getByText("Nobody matches")).toBeVisible();
  await expect(chip(page, "Not started yet (1)")).toBeVisible();
  await search.fill("trainer");
  await expect(table(page)).toContainText("Demo Trainer");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV of: Not started yet" }).press("Enter");
  expect((await saved).suggestedFilename()).toBe(`${slug}-waiting.csv`);

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await expect(table(page)).toContainText("Demo Trainer");
  expect(await findFaults(page)).toEqual([]);

  // Back leads from the person's page to the list as it was searched.
  await table(page).getByRole("link", { name: "Demo Trainer" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Demo Trainer" })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue("trainer");
  await expect(table(page)).toContainText("Demo Trainer");

  await page.setViewportSize({ width: 1280, height: 800 });
  await chip(page, "Started (1)").press("Enter");
  await expect(page.getByRole("table", { name: "Learners" })).toContainText("Demo Learner");
  const [csv, refresh] = await Promise.all(
    ["CSV of: Learners", "Refresh"].map((name) => page.getByRole("button", { name }).boundingBox()),
  );
  // The buttons of the list stand together.
  expect((refresh?.x ?? 0) - (csv?.x ?? 0)).toBeLessThan(320);
  expect(complaints).toEqual([]);
});

test("decisions 4 where its audience is nobody, that is said; what could not be loaded is asked for again", {
  tag: "@long",
}, async ({ page, platform }) => {
  const slug = await giveCourse(platform);
  const author = await platform.signIn("demo_author");
  const nobody = { everyone: false, affectations: [], criterias: [], users: [] };
  const settings = { name: NAME, audience: nobody, from: null, until: null };
  await platform.call(author, `/api/admin/product/${slug}/perimeter`, settings, "PUT");
  await page.route("**/progress/waiting**", (route) => route.fulfill({ status: 500, body: "" }));
  await signIn(page, platform, "admin", "/admin", `/learniz/${slug}?tab=learners&who=waiting`);
  await expect(page.getByText("Those who have not started could not be loaded")).toBeVisible();
  await page.unroute("**/progress/waiting**");
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(page.getByText("It is for nobody")).toBeVisible();
  await expect(chip(page, "Not started yet (0)")).toBeVisible();
});
