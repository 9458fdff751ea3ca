// Knows how an author reads the results of all learners of a product, and how an administrator and a manager read those
// of their organisation, each with a file of every table.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

const PLAYERS = ["learner", "trainer", "manager", "author", "admin"];

/** A game that five people played: everybody has the first question right, and nobody the last one. */
async function play(platform: Platform, game: string): Promise<string> {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  await platform.call(await platform.signIn("demo_admin"), "/api/user", { locale: "en" }, "PUT");
  await platform.call(await platform.signIn("demo_manager"), "/api/user", { locale: "en" }, "PUT");
  const made = await platform.call(token, "/api/admin/game", { name: game, gameType: "VRAI_FAUX", local: "EN" });
  const { slug } = (await made.json()) as { readonly slug: string };
  const stored = await (await platform.call(token, `/api/admin/game/${slug}`)).json();
  const publication = { updatedAt: stored.updatedAt, visible: true };
  await platform.call(token, `/api/admin/game/publish/${slug}`, publication, "PATCH");
  const { config } = await (await platform.call(token, `/api/admin/game/${slug}`)).json();
  const statements: readonly { readonly slug: string; readonly correct: boolean }[] = config.content.statements;
  const last = statements.length - 1;
  for (const [index, login] of PLAYERS.entries()) {
    const learner = await platform.signIn(`demo_${login}`);
    const { products } = await (await platform.call(learner, "/api/products")).json();
    const { perimeterSlug } = products.find(({ name }: { readonly name: string }) => name === game);
    const isRight = (at: number) => at === 0 || (at !== last && index % 2 === 0);
    const answers = Object.fromEntries(statements.map(({ slug, correct }, at) => [slug, correct === isRight(at)]));
    const score = Math.round((100 * statements.filter((_, at) => isRight(at)).length) / statements.length);
    const told = {
      score,
      percentage: 100,
      time: 60,
      attempt: 1,
      data: { answers },
      eventDate: new Date().toISOString(),
    };
    const save = (status: string) =>
      platform.call(learner, `/api/game/${perimeterSlug}/progress`, { progress: { ...told, status } });
    await save("COMPLETE").catch(() => save("FAILED"));
  }
  return slug;
}

const table = (page: Page, name: string) => page.getByRole("table", { name });
async function readCsv(page: Page, title: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `CSV of: ${title}` }).press("Enter"),
  ]);
  return readFile(await download.path(), "utf8");
}
async function compute(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Compute now" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Being computed" })).toHaveCount(0);
}

test("screens.md Statistics: what five people played is computed, read by its author question by question, and saved as a file", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const slug = await play(platform, "Signs on the building site");
  await signIn(page, platform, "admin", "/admin", `/game/${slug}?tab=statistics`);
  await compute(page);
  const questions = table(page, "Questions");
  await expect(questions.getByText("Nobody gets this right")).toHaveCount(1);
  await expect(questions.getByText("Too easy")).toHaveCount(1);
  await expect(questions.getByRole("row").nth(1)).toContainText("100%");
  await expect(table(page, "Distribution of scores")).toBeVisible();
  await expect(page.getByText(/^Computed /)).toBeVisible();
  const csv = await readCsv(page, "Questions");
  expect(csv.split("\r\n")[0]).toContain("Page,Game,Question,Answered,Right");
  expect(csv.split("\r\n")[1]).toContain(",5,5,1,");

  await page.getByRole("combobox", { name: "Period" }).click();
  await page.getByRole("option", { name: "The last 4 weeks" }).click();
  await expect(page).toHaveURL(/period=weeks-4/);
  await expect(table(page, "Completions over time").getByRole("row")).toHaveCount(5);
  await page.reload();
  await expect(table(page, "Completions over time").getByRole("row")).toHaveCount(5);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await measureOverflow(page)).toBe(0);
    expect(await findFaults(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test("screens.md Statistics, decisions 2: an administrator reads of the whole client by week, product and place", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const name = "Ladders and scaffolds";
  await play(platform, name);
  await signIn(page, platform, "admin", "/admin", "/statistics");
  await compute(page);
  await expect(table(page, "By product").getByRole("row", { name: new RegExp(name) })).toContainText("5");
  expect(await readCsv(page, "By product")).toContain(`${name},5,5`);
  await page.getByRole("combobox", { name: "Product" }).click();
  await page.getByRole("option", { name }).click();
  await expect(page).toHaveURL(/product=/);
  await expect(table(page, "Active learners by week").getByRole("row").nth(1)).toContainText("5");
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await measureOverflow(page)).toBe(0);
    expect(await findFaults(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test("§1.31 §3.237 §4.173 §7.144 where a learner goes is told by the site and by the player, page by page", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const visits = async () => {
    const { pages } = await (
      await platform.call(await platform.signIn("demo_admin"), "/api/admin/stats/navigation")
    ).json();
    return pages.map((one: { readonly appName: string; readonly toName: string }) => `${one.appName} ${one.toName}`);
  };
  await page.clock.install();
  await signIn(page, platform, "learner");
  const course = page.getByRole("button", { name: /Welcome: how a course works/ });
  await expect(course).toBeVisible();
  await page.clock.runFor(5_000);
  await course.click();
  await page.waitForURL("**/play/*");
  await expect(page.getByRole("heading", { name: "Finding your way" })).toBeVisible();
  await expect.poll(visits).toContain("front home");
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000);
      await page.evaluate(() => dispatchEvent(new Event("pagehide")));
      return visits();
    })
    .toContain("player slide");
  expect(complaints).toEqual([]);
});

test("decisions 2: a manager has the statistics of their people in the office, and no other page of it", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await platform.call(await platform.signIn("demo_manager"), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "manager", "/admin", "/people");
  await expect(page).toHaveURL(/\/admin\/statistics$/);
  await expect(page.getByRole("heading", { level: 1, name: "Statistics" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "You manage no place yet" })).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link")).toHaveText(["Statistics"]);
  await expect(page.getByRole("button", { name: "Compute now" })).toHaveCount(0);
  expect(await findFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
