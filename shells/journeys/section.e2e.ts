// Knows that an author makes a section: its products found, put in order by keyboard and by dragging, and published;
// and that learners find them together, and on a page of their own.
import { expect, type Page, test } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { type Platform, signIn as signInAs, startPlatform } from "./platform.ts";

let platform: Platform;
test.use({ locale: "en-GB" });
test.beforeAll(async () => {
  platform = await startPlatform();
  await platform.call(await platform.signIn("demo_author"), "/api/user", { locale: "en" }, "PUT");
});
test.afterAll(() => platform.stop());

const signIn = (page: Page) => signInAs(page, platform, "author", "/admin");

const order = (page: Page) => page.getByRole("list", { name: "Products of the section" });
const lines = (page: Page) => order(page).getByRole("listitem");
const readOrder = (page: Page) =>
  lines(page).evaluateAll((items) =>
    items.map((item) => (item.textContent ?? "").replace(/(SCORM|Course|Game).*/, "")),
  );
const steps = (page: Page) => page.getByRole("navigation", { name: "Steps" });

test("§1.20 §3.217 a learner finds the products of a section together on the home page, in its order, and what of it is done", {
  tag: "@long",
}, async ({ page }) => {
  const learner = await platform.signIn("demo_learner");
  await platform.call(learner, "/api/user", { locale: "en" }, "PUT");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const section = products.find(({ title }: { readonly title: string }) => title === "Mots de passe en dix minutes");
  const [game, sheet] = section.inside.map((slug: string) =>
    products.find(({ productSlug }: { readonly productSlug: string }) => productSlug === slug),
  );
  await signInAs(page, platform, "learner");
  const group = page.getByRole("region", { name: section.title });
  await expect(group.getByText("0 of 2 done")).toBeVisible();
  const titles = group.getByRole("listitem").getByRole("heading");
  await expect(titles).toHaveText([game.title, sheet.title]);
  await expect(page.getByRole("region", { name: "To do" }).getByRole("heading", { name: sheet.title })).toHaveCount(0);
  expect(await findFaults(page)).toEqual([]);

  const progress = { time: 5, eventDate: new Date().toISOString() };
  await platform.call(learner, `/api/attachment/${sheet.perimeterSlug}/progress`, { progress });
  await page.reload();
  await expect(group.getByText("1 of 2 done")).toBeVisible();
  await expect(titles).toHaveText([game.title, sheet.title]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);

  // Its title leads to its own page, and what is opened there comes back to it.
  await group.getByRole("link", { name: section.title }).click();
  await expect(page.getByRole("heading", { name: section.title, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${platform.url}/section/${section.perimeterSlug}`);
  const parts = page.getByRole("list", { name: "Products of the section" }).getByRole("listitem");
  await expect(parts.getByRole("heading")).toHaveText([game.name, sheet.name]);
  await expect(parts.nth(1)).toContainText("Done");
  await expect(page.getByText("1 of 2 done")).toBeVisible();
  expect([await findFaults(page), await measureOverflow(page)]).toEqual([[], 0]);
  await page.getByRole("button", { name: `Look through again: ${sheet.name}` }).press("Enter");
  await page.getByRole("button", { name: /^(Leave|Quitter)$/ }).click();
  await expect(page).toHaveURL(`${platform.url}/section/${section.perimeterSlug}`);
});

test("§1.20 §3.217 §4.132 a section is created, filled in an order, tried and published, and its learners are told of it", {
  tag: "@long",
}, async ({ page }) => {
  await signIn(page);
  await page.getByRole("button", { name: "Other types" }).click();
  await page.getByRole("menuitem", { name: "New section" }).click();
  const dialog = page.getByRole("dialog", { name: "New section" });
  await dialog.getByRole("button", { name: "Create the section" }).click();
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
  await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(/needs a name/);
  await dialog.getByRole("textbox", { name: "Name" }).fill("First days");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await dialog.getByRole("textbox", { name: "Name" }).press("Enter");

  await expect(page.getByRole("heading", { name: "First days", level: 1 })).toBeVisible();
  await expect(page.getByText("It has no product yet: add the first one.")).toBeVisible();
  const adds = page.getByRole("table", { name: "Products to add" }).getByRole("button", { name: /^Add / });
  for (const count of [1, 2, 3]) {
    await adds.first().click();
    await expect(lines(page)).toHaveCount(count);
    // An added product stays in its place in the results, and keeps the focus.
    await expect(page.getByRole("button", { name: /: added$/ })).toHaveCount(count);
    await expect(page.getByRole("button", { name: /: added$/ }).and(page.locator(":focus"))).toHaveCount(1);
  }
  const [first, second, third] = await readOrder(page);
  await lines(page)
    .first()
    .getByRole("button", { name: /^Move down/ })
    .press("Enter");
  await expect.poll(() => readOrder(page)).toEqual([second, first, third]);
  await expect(
    lines(page)
      .nth(1)
      .getByRole("button", { name: /^Move down/ }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => readOrder(page)).toEqual([second, third, first]);
  await expect(
    lines(page)
      .nth(2)
      .getByRole("button", { name: /^Move up/ }),
  ).toBeFocused();
  await lines(page).nth(2).dragTo(lines(page).nth(0));
  await expect.poll(() => readOrder(page)).toEqual([first, second, third]);
  await lines(page)
    .nth(1)
    .getByRole("button", { name: /^Take out/ })
    .click();
  await expect.poll(() => readOrder(page)).toEqual([first, third]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await page.reload();
  await expect.poll(() => readOrder(page)).toEqual([first, third]);
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);

  await page.getByRole("button", { name: "Preview" }).click();
  const tried = page.getByRole("list", { name: "Products of the section" }).getByRole("listitem");
  await expect(tried).toHaveCount(2);
  for (const at of [0, 1]) {
    await tried
      .nth(at)
      .getByRole("button", { name: /^Start: / })
      .press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Complete" }).click();
    await expect(page.getByText(`${at + 1} of 2 done`)).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "You have done all of this section. Well done!" })).toBeVisible();
  expect([await findFaults(page), await measureOverflow(page)]).toEqual([[], 0]);
  await page.getByRole("link", { name: "Back to the editor" }).click();

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Everything is done: what stands here is published.")).toBeVisible();
  await expect(steps(page).getByRole("listitem").last()).toContainText("done");

  // §3.68: an earlier publication is taken up again after something else was saved.
  await lines(page)
    .first()
    .getByRole("button", { name: /^Take out/ })
    .click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByRole("button", { name: /^Publication of / }).click();
  await page.getByRole("button", { name: "Restore as the draft" }).click();
  await page.getByRole("tab", { name: "Content" }).click();
  await expect.poll(() => readOrder(page)).toEqual([first, third]);
  const token = await platform.signIn("demo_learner");
  const told = await (await platform.call(token, "/api/notifications")).text();
  expect(told).toContain("First days");
});

test("§3.81 §4.127 settings are told to be wrong where they stand, saved, and read again", { tag: "@long" }, async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole("button", { name: "Other types" }).click();
  await page.getByRole("menuitem", { name: "New section" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("With settings");
  await page.getByRole("button", { name: "Create the section" }).click();
  await steps(page)
    .getByRole("button", { name: /Settings/ })
    .click();
  await expect(page.getByRole("tab", { name: "Settings" })).toHaveAttribute("aria-selected", "true");
  const minutes = page.getByRole("textbox", { name: "Duration, in minutes" });
  await minutes.fill("soon");
  await page.getByRole("textbox", { name: "Description" }).fill("What everybody does first");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(minutes).toBeFocused();
  await expect(minutes).toHaveAccessibleDescription(/Type a whole number/);
  await minutes.fill("45");
  await page.getByRole("tab", { name: "Content" }).click();
  await page.getByRole("tab", { name: "Settings" }).click();
  await expect(minutes).toHaveValue("45");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("What everybody does first");
  await expect(minutes).toHaveValue("45");
  expect(await findFaults(page)).toEqual([]);
});

test("§3.217 §7.111 a section with a deleted product, and an attachment with a deleted file, say what is to be done", {
  tag: "@long",
}, async ({ page }) => {
  const [author, learner] = [await platform.signIn("demo_author"), await platform.signIn("demo_learner")];
  const ask = async (token: string, path: string) => (await platform.call(token, path)).json();
  const remove = async (path: string) => {
    const removal = { method: "DELETE", headers: { authorization: `Bearer ${author}` } };
    expect((await fetch(`${platform.url}${path}`, removal)).ok).toBe(true);
  };
  const { products } = await ask(learner, "/api/products");
  const section = products.find(({ title }: { readonly title: string }) => title === "Mots de passe en dix minutes");
  const [game, sheet] = section.inside;
  const { config } = await ask(author, `/api/admin/attachment/${sheet}`);
  const isPublishable = async () => {
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const asked = page.getByRole("dialog");
    await expect(asked.getByRole("button", { name: "Cancel" })).toBeVisible();
    const isOffered = await asked.getByRole("button", { name: "Publish now" }).isVisible();
    const told = isOffered ? "" : await asked.getByRole("alert").textContent();
    await asked.getByRole("button", { name: "Cancel" }).click();
    return [isOffered, told];
  };

  await remove(`/api/admin/document/client/${config.source.replace("document:", "")}?force=1`);
  await signIn(page);
  await page.goto(`${platform.url}/admin/attachment/${sheet}`);
  const why = "Its file was deleted from the library, and learners find nothing here: choose another one.";
  await expect(page.getByText(why)).toBeVisible();
  await expect(steps(page).getByRole("listitem").last()).not.toContainText("done");
  expect(await isPublishable()).toEqual([false, `This has to be mended first: ${why}`]);

  await remove(`/api/admin/game/${game}`);
  await page.goto(`${platform.url}/admin/section/${section.productSlug}`);
  await expect(lines(page).first()).toContainText("Deleted productIt was deleted, and learners do not find it");
  await expect(page.getByText("1 thing is to be mended before it is published: it is marked below.")).toBeVisible();
  expect(await isPublishable()).toEqual([
    false,
    "This has to be mended first: Products of it were deleted: take out those that are marked.",
  ]);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Take out: Deleted product" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("It was changed since its publication")).toBeVisible();
  expect(await isPublishable()).toEqual([true, ""]);
});
