// Knows that news of a publication reaches a learner who is on the site at once, and stays read once it was read.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });

interface Saved {
  readonly slug: string;
  readonly updatedAt: string;
}

/** As the author, over the API: the studio has journeys of its own. */
async function publishCourse(platform: Platform, name: string): Promise<void> {
  const token = await platform.signIn("demo_author");
  const { slug, updatedAt } = (await (await platform.call(token, "/api/admin/learniz", { name })).json()) as Saved;
  const answer = await fetch(`${platform.url}/api/admin/learniz/publish/${slug}`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ updatedAt, visible: true }),
  });
  expect(answer.status).toBe(200);
}

/** Sets the language to English, and marks everything as read. */
async function comeIn(page: Page, platform: Platform, login: string): Promise<void> {
  await signIn(page, platform, login);
  await page.getByRole("button", { name: /^Demo / }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.keyboard.press("Escape");
  const token = await platform.signIn(`demo_${login}`);
  await fetch(`${platform.url}/api/notifications/markAllAsRead`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: "{}",
  });
  await page.reload();
  await expect(bell(page, 0)).toBeVisible();
}

const bell = (page: Page, unread: number) =>
  page.getByRole("button", { name: unread === 0 ? "Notifications" : `Notifications, ${unread} unread`, exact: true });
const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });

test("§1.26 §9.30 §9.31 a learner hears at once of a course that is published, reads it, and it stays read", {
  tag: "@long",
}, async ({ page, platform, browser }) => {
  await comeIn(page, platform, "learner");
  const author = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(author, platform, "author", "/admin");
  await author.getByRole("button", { name: /Demo Author/ }).click();
  await author.getByRole("menuitemradio", { name: "English" }).click();
  await expect(author.locator("html")).toHaveAttribute("lang", "en");
  await author.getByRole("button", { name: "New course" }).click();
  const dialog = author.getByRole("dialog", { name: "New course" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Lifting loads");
  await dialog.getByRole("radio", { name: "English" }).check();
  await dialog.getByRole("button", { name: "Create the course" }).click();
  await author.getByRole("textbox", { name: "Text of block 1" }).click();
  await author.keyboard.type("Bend your knees, not your back.");
  await author.getByRole("button", { name: "Publish" }).click();
  await author.getByRole("button", { name: "Publish now" }).click();

  const toast = page.getByRole("status").filter({ hasText: "New in your courses: Lifting loads" });
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCSS("justify-content", "flex-end");
  await expect(bell(page, 1)).toBeVisible();
  await expect(toast).toBeHidden({ timeout: 6_000 });
  await expect(page.getByRole("main").getByRole("heading", { name: "Lifting loads" })).toBeVisible();

  await bell(page, 1).click();
  const first = panel(page).getByRole("listitem").first();
  await expect(first).toContainText("Lifting loads");
  await expect(first).toContainText("Unread");
  expect(await findFaults(page)).toEqual([]);
  await first.getByRole("button", { name: "Mark as read" }).click();
  await expect(first).not.toContainText("Unread");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(bell(page, 0)).toBeFocused();
  await page.reload();
  await expect(bell(page, 0)).toBeVisible();
  await bell(page, 0).click();
  await panel(page)
    .getByRole("button", { name: /Lifting loads/ })
    .click();
  await page.waitForURL("**/play/*");
  await expect(page.getByText("Bend your knees, not your back.")).toBeVisible();
});

test("§1.26 somebody who is notified of a course in the office opens it from there, on the learner site", {
  tag: "@long",
}, async ({ page, platform }) => {
  await signIn(page, platform, "trainer", "/admin");
  await publishCourse(platform, "Ladders at work");
  await page.getByRole("button", { name: /^Notifications(,|$)/ }).click();
  await panel(page)
    .getByRole("button", { name: /: Ladders at work$/ })
    .click();
  await page.waitForURL("**/play/*");
});

test("§4.161 §4.162 the keyboard alone reads, unreads and reads all", { tag: "@long" }, async ({ page, platform }) => {
  await comeIn(page, platform, "trainer");
  await publishCourse(platform, "By keyboard");
  await publishCourse(platform, "By keyboard too");
  await expect(bell(page, 2)).toBeVisible();
  await bell(page, 2).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("button", { name: "Mark all as read" })).toBeFocused();
  // Passes the text, which opens the course.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText("1 unread notification", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText("2 unread notifications", { exact: true })).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText("Everything is read")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Mark all as read" })).toBeFocused();
});

test("§8.6 what cannot be saved is taken back and told, and works when the network is back", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  await comeIn(page, platform, "manager");
  await publishCourse(platform, "Off the line");
  await bell(page, 1).click();
  await page.context().setOffline(true);
  const first = panel(page).getByRole("listitem").first();
  await first.getByRole("button", { name: "Mark as read" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("This could not be saved");
  await expect(first).toContainText("Unread");
  await page.context().setOffline(false);
  await first.getByRole("button", { name: "Mark as read" }).click();
  await expect(panel(page).getByRole("alert")).toBeHidden();
  await expect(first).not.toContainText("Unread");
});

test("§8.6 a list that cannot be loaded says so and is loaded again; an empty one says what it is for", {
  tag: "@long",
}, async ({ page, platform }) => {
  // The stream is blocked, because a stream that opens loads the list by itself.
  await page.route("**/.well-known/mercure?*", (route) => route.abort());
  await page.route("**/api/notifications?*", (route) => route.fulfill({ status: 500, body: "" }));
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Notifications", exact: true }).click();
  await expect(panel(page).getByRole("alert")).toBeVisible();
  await page.unroute("**/api/notifications?*");
  await panel(page)
    .getByRole("button", { name: /Try again|Réessayer/ })
    .click();
  await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(/Nothing new yet|Rien de nouveau/);
  expect(await findFaults(page)).toEqual([]);
});

test("decisions 15 a server that was killed is heard again, and what came meanwhile is there", {
  tag: "@long",
}, async ({ page, platform }) => {
  await comeIn(page, platform, "learner");
  await platform.end("SIGKILL");
  await platform.startAgain();
  await publishCourse(platform, "After the cut");
  await expect(bell(page, 1)).toBeVisible({ timeout: 20_000 });
});

for (const scheme of ["light", "dark"] as const) {
  test(`the bell and its list fit phones, tablets and desks, in ${scheme}`, { tag: "@long" }, async ({
    page,
    platform,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await signIn(page, platform, "learner");
    await page.getByRole("button", { name: /^Notifications/ }).click();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(panel(page).getByRole("listitem").first()).toBeVisible();
      expect(await measureOverflow(page), `${width} px`).toBe(0);
      expect(await findFaults(page), `${width} px`).toEqual([]);
    }
  });
}
