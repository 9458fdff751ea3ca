// Knows what an author does with products of any type by screen: sees their learners and statistics, copies them, marks
// them as demos, and withdraws one that others lead to.

import { PRODUCT_TYPES } from "@academiz/domain/catalog";
import type { Browser, Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";
import { say } from "./words.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

interface Product {
  readonly slug: string;
  readonly name: string;
}
const SHEET = "Aide-mémoire : vos mots de passe";
/** What leads to it in the demo. */
const PATH = "Premiers pas en sécurité";
const SECTION = "Mots de passe en dix minutes";

/** The author's token; they and the learner read English. */
async function speakEnglish(platform: Platform): Promise<string> {
  for (const login of ["learner", "author"])
    await platform.call(await platform.signIn(`demo_${login}`), "/api/user", { locale: "en" }, "PUT");
  return platform.signIn("demo_author");
}
/** A product of the demo: the first of its type. */
async function findProduct(platform: Platform, token: string, type: string, name?: string): Promise<Product> {
  const { products } = await (await platform.call(token, `/api/admin/${type}?draft=false&limit=100`)).json();
  const found = (products as readonly Product[]).find((one) => name === undefined || one.name === name);
  if (!found) throw new Error(`the demo has no ${type}`);
  return found;
}
/** The sheet in the browser of a learner: its own words are French. */
async function openSheet(browser: Browser, platform: Platform): Promise<Page> {
  const learner = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(learner, platform, "learner");
  await learner.getByRole("button", { name: new RegExp(`: ${SHEET}$`) }).click();
  await expect(learner.getByRole("heading", { level: 1, name: SHEET })).toBeVisible();
  return learner;
}
const row = (page: Page, name: string) =>
  page.getByRole("table", { name: "Learning products" }).getByRole("row").filter({ hasText: name });
async function act(page: Page, name: string, action: string): Promise<void> {
  await row(page, name)
    .getByRole("button", { name: /^Actions for / })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("§1.31 decisions 4 the page of every type tells who learns with the product, and what they did together", {
  tag: "@wide",
}, async ({ page, platform, complaints }) => {
  const token = await speakEnglish(platform);
  await signIn(page, platform, "author", "/admin");
  for (const type of PRODUCT_TYPES) {
    const { slug, name } = await findProduct(platform, token, type);
    const open = async (tab: "statistics" | "learners") => {
      await page.goto(`${platform.url}/admin/${type}/${slug}?tab=${tab}`);
      await expect(page.getByRole("heading", { level: 1 }), type).toContainText(name);
      const label = tab === "statistics" ? "Statistics" : "Learners";
      const door = page
        .getByRole("tab", { name: label, selected: true })
        .or(page.getByRole("button", { name: label, pressed: true }));
      await expect(door, type).toBeVisible();
    };
    await open("statistics");
    await expect(page.getByRole("combobox", { name: "Period" }), type).toBeVisible();
    await expect(
      page.getByRole("heading", { name: "Nothing is counted yet" }).or(page.getByText("Completions over time")).first(),
      type,
    ).toBeVisible();
    await open("learners");
    await expect(page.getByRole("group", { name: "Which learners" }), type).toContainText("Started (0)");
    await expect(page.getByRole("heading", { name: "Nobody has started yet" }), type).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await measureOverflow(page), type).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(complaints, type).toEqual([]);
  }
});

test("§7.86 products of two types are copied from the list, and the copies stand in it and open", {
  tag: "@wide",
}, async ({ page, platform, complaints }) => {
  const token = await speakEnglish(platform);
  await signIn(page, platform, "author", "/admin");
  for (const type of ["smart-sequence", "coursiz"]) {
    const { name } = await findProduct(platform, token, type);
    await page.goto(`${platform.url}/admin/`);
    await page.getByRole("searchbox", { name: "Search products" }).fill(name);
    await expect(row(page, name)).toHaveCount(1);
    await act(page, name, "Duplicate");
    // The copy opens by itself.
    const copy = `${name} (copie)`;
    await expect(page.getByRole("heading", { level: 1, name: copy, exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/admin/${type}/`));
    await page.goto(`${platform.url}/admin/`);
    await page.getByRole("searchbox", { name: "Search products" }).fill(name);
    await expect(row(page, name)).toHaveCount(2);
    await row(page, copy).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1, name: copy, exact: true })).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test("§3.70 §9.63 an author marks a product as a demo, and its learner reads so where they open it", {
  tag: "@wide",
}, async ({ page, platform, browser, complaints }) => {
  const token = await speakEnglish(platform);
  const { slug } = await findProduct(platform, token, "attachment", SHEET);
  const learner = await openSheet(browser, platform);
  const flag = learner.getByRole("banner").getByText(say("Demo"));
  await expect(flag).toHaveCount(0);

  await signIn(page, platform, "author", "/admin", `/attachment/${slug}?tab=settings`);
  const mark = page.getByRole("switch", { name: "This is a demo" });
  await mark.click();
  await expect(mark).toBeEnabled();
  await expect(mark).toBeChecked();
  await learner.reload();
  await expect(flag).toBeVisible();
  expect(await findFaults(learner)).toEqual([]);
  await mark.click();
  await expect(mark).not.toBeChecked();
  await expect(mark).toBeEnabled();
  await learner.reload();
  await expect(learner.getByRole("heading", { level: 1, name: SHEET })).toBeVisible();
  await expect(flag).toHaveCount(0);
  await learner.context().close();
  expect(complaints).toEqual([]);
});

test("§7.90 decisions 4 before an attachment is withdrawn or deleted, what leads to it is listed; withdrawn, it is closed, and comes back", {
  tag: "@wide",
}, async ({ page, platform, browser, complaints }) => {
  const token = await speakEnglish(platform);
  const { slug } = await findProduct(platform, token, "attachment", SHEET);
  const learner = await openSheet(browser, platform);
  const played = learner.url();

  await signIn(page, platform, "author", "/admin");
  await page.getByRole("searchbox", { name: "Search products" }).fill(SHEET);
  await act(page, SHEET, "Delete…");
  const removal = page.getByRole("alertdialog", { name: "Delete this product?" });
  await expect(removal.getByText("on a path learners go no further")).toBeVisible();
  for (const name of [PATH, SECTION])
    await expect(removal.getByRole("listitem").getByText(name, { exact: true })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await removal.getByRole("button", { name: "Cancel" }).click();
  await act(page, SHEET, "Withdraw…");
  const withdrawal = page.getByRole("alertdialog", { name: `Withdraw “${SHEET}”?` });
  await expect(withdrawal.getByText("where learners will not be able to open it")).toBeVisible();
  for (const name of [PATH, SECTION])
    await expect(withdrawal.getByRole("listitem").getByText(name, { exact: true })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await withdrawal.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(row(page, SHEET)).toContainText("Withdrawn");

  await learner.reload();
  await expect(learner.getByText("This is not open, or not any more")).toBeVisible();
  expect(await findFaults(learner)).toEqual([]);
  await page.goto(`${platform.url}/admin/attachment/${slug}`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The attachment is published")).toBeVisible();
  await learner.goto(played);
  await expect(learner.getByRole("heading", { level: 1, name: SHEET })).toBeVisible();
  await learner.context().close();
  expect(complaints.filter((one) => !one.includes("404"))).toEqual([]);
});
