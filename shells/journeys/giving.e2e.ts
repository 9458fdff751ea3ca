// Knows how an administrator gives products to one person and to several, sees what is late, and invites again who
// never came in.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", timezoneId: "Europe/Paris" });

interface Made {
  readonly id: string;
}
const read = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;

/** A course whose only audience is the demo's learner, and which was due a day ago. */
async function publishForOne(platform: Platform, name: string): Promise<void> {
  const [author, admin] = [await platform.signIn("demo_author"), await platform.signIn("demo_admin")];
  const made = await read<{ slug: string; updatedAt: string }>(platform.call(author, "/api/admin/learniz", { name }));
  const path = `/api/admin/learniz/publish/${made.slug}`;
  await platform.call(author, path, { updatedAt: made.updatedAt, visible: true }, "PATCH");
  const found = await read<{ users: readonly Made[] }>(
    platform.call(admin, "/api/admin/user/search?query=learner@demo"),
  );
  const audience = { everyone: false, affectations: [], criterias: [], users: found.users.map(({ id }) => id) };
  const due = new Date(Date.now() - 86_400_000).toISOString();
  const settings = { name, audience, from: null, until: null, due };
  await platform.call(author, `/api/admin/product/${made.slug}/perimeter`, settings, "PUT");
}
/** People of one family name that nobody else has. */
async function addFamily(platform: Platform, lastname: string, count = 1): Promise<readonly string[]> {
  const token = await platform.signIn("demo_admin");
  const ids: string[] = [];
  for (let at = 1; at <= count; at += 1) {
    const login = `${lastname.toLowerCase()}${at}`;
    const names = { firstname: `Number ${at}`, lastname, email: `${login}@example.org` };
    const body = { ...names, login, roles: ["ROLE_LEARNER"] };
    ids.push((await read<{ user: Made }>(platform.call(token, "/api/admin/user", body))).user.id);
  }
  return ids;
}
/** The demo's administrator reads French. */
async function open(page: Page, platform: Platform, path: string): Promise<void> {
  await platform.call(await platform.signIn("demo_admin"), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "admin", "/admin", path);
}
const products = (page: Page) => page.getByRole("table", { name: "Products and progress" });
const people = (page: Page) => page.getByRole("table", { name: "People" });

test("decisions 4 by keyboard a person is given a product, which stands at once among theirs, late and first", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await publishForOne(platform, "Zinc safety");
  const [id] = await addFamily(platform, "Reed");
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, platform, `/people/${id}`);
  await expect(products(page)).toBeVisible();
  await expect(products(page).getByText("Zinc safety")).toBeHidden();
  await page.getByRole("button", { name: "Give a product…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Give Number 1 Reed a product" });
  const give = dialog.getByRole("button", { name: "Give it" });
  await give.press("Enter");
  await expect(dialog.getByText("Choose a product.")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Product" }).fill("zinc");
  await expect(page.getByRole("option", { name: "Zinc safety" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("combobox", { name: "Product" })).toHaveValue("Zinc safety");
  expect(await findFaults(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
  await give.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Number 1 Reed has it from now on")).toBeVisible();
  // On a phone the column headers are in no row.
  const named = { has: page.getByRole("rowheader") };
  const first = products(page).getByRole("row").filter(named).first();
  await expect(first).toContainText("Zinc safety");
  await expect(first).toContainText("Late: it was due on");
  expect(await measureOverflow(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test("§8.11 decisions 4 several people are given a product, one after the other", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  await publishForOne(platform, "Quartz dust");
  const ids = await addFamily(platform, "Sedge", 3);
  await open(page, platform, "/people?q=sedge");
  await expect(people(page).getByRole("row")).toHaveCount(4);
  await page.getByRole("checkbox", { name: "Select all" }).check();
  const bar = page.getByRole("region", { name: "Selected people" });
  await bar.getByRole("button", { name: "Give a product…" }).click();
  const dialog = page.getByRole("dialog", { name: "Give 3 people a product" });
  await dialog.getByRole("combobox", { name: "Product" }).fill("quartz");
  await expect(page.getByRole("option", { name: "Quartz dust" })).toBeVisible();
  // The option that was found is already marked, and an arrow leaves the mark on it.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Give it" }).click();
  await expect(page.getByText("3 people have “Quartz dust” now", { exact: true })).toBeVisible();
  const token = await platform.signIn("demo_admin");
  for (const id of ids) {
    const path = `/api/admin/user/${id}/learning`;
    const learning = await read<{ products: readonly { name: string }[] }>(platform.call(token, path));
    expect(learning.products.map(({ name }) => name)).toContain("Quartz dust");
  }
});

test("§7.28 who never came in is shown as invited; their invitation is sent again, or it is said why not", {
  tag: "@long",
}, async ({ page, platform }) => {
  await addFamily(platform, "Rush");
  await open(page, platform, "/people?q=rush");
  const rush = people(page).getByRole("row", { name: /Number 1 Rush/ });
  await expect(rush.getByText("Not signed in yet", { exact: true })).toBeVisible();
  await rush.getByRole("button", { name: /^Actions for/ }).press("Enter");
  await page.getByRole("menuitem", { name: "Send the invitation again" }).press("Enter");
  await expect(page.getByText("A mail was written to this person less than a minute ago.")).toBeVisible();
  await page.getByRole("searchbox").fill("learner");
  const learner = people(page).getByRole("row", { name: /Demo Learner/ });
  await expect(learner.getByText("Active", { exact: true })).toBeVisible();
  await learner.getByRole("button", { name: /^Actions for/ }).press("Enter");
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Send the invitation again" })).toBeHidden();
});
