// Knows how an author says who a product is for, sees how many people that is before it is saved, and passes on its
// address.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { DEMO_PASSWORD, expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", timezoneId: "Europe/Paris" });

interface Saved {
  readonly slug: string;
  readonly updatedAt: string;
}
const PLACES = [
  { id: "north", title: "North", lvl: 0, children: [{ id: "town", title: "Town", lvl: 1, children: [] }] },
  { id: "south", title: "South", lvl: 0, children: [] },
];

async function publish(platform: Platform, name: string): Promise<string> {
  const token = await platform.signIn("demo_author");
  const made = (await (await platform.call(token, "/api/admin/learniz", { name })).json()) as Saved;
  const path = `/api/admin/learniz/publish/${made.slug}`;
  await platform.call(token, path, { updatedAt: made.updatedAt, visible: true }, "PATCH");
  return made.slug;
}
async function speakEnglish(platform: Platform, ...logins: readonly string[]): Promise<void> {
  for (const login of logins)
    await platform.call(await platform.signIn(`demo_${login}`), "/api/user", { locale: "en" }, "PUT");
}
/** Somebody who learns stands in the town, which is in the north. */
async function place(platform: Platform): Promise<void> {
  const token = await platform.signIn("demo_admin");
  const client = (await (await platform.call(token, "/api/admin/client/current")).json()) as { id: string };
  const organisation = { affectations: PLACES, criterias: [] };
  await platform.call(token, `/api/admin/client/${client.id}/affectations-criterias`, organisation, "PUT");
  const found = await platform.call(token, "/api/admin/user/search?query=learner@demo");
  const [learner] = ((await found.json()) as { users: readonly { id: string }[] }).users;
  const path = `/api/admin/user/${learner?.id}/affectations-criterias`;
  await platform.call(token, path, { affectations: ["town"] }, "PUT");
}
const open = (page: Page, platform: Platform, slug: string, tab: string) =>
  signIn(page, platform, "author", "/admin", `/learniz/${slug}?tab=${tab}`);
const bar = (page: Page) => page.getByRole("region", { name: "What that means" });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
/** Reads the clipboard through a page of its own, because pages of the platform may not read it. */
async function paste(page: Page): Promise<string> {
  const blank = await page.context().newPage();
  await blank.setContent("<textarea></textarea>");
  await blank.getByRole("textbox").press("ControlOrMeta+V");
  const pasted = await blank.getByRole("textbox").inputValue();
  await blank.close();
  return pasted;
}
const course = (page: Page, name: string) => page.getByRole("heading", { name });

test("decisions 4, §7.91 by keyboard a course is kept for a place: its author is told first who loses it, and people of the place have it", {
  tag: "@wide",
}, async ({ page, platform, browser, complaints }) => {
  await speakEnglish(platform, "author", "learner", "trainer");
  await place(platform);
  const slug = await publish(platform, "For the north");
  await open(page, platform, slug, "audience");
  const everyone = page.getByRole("radio", { name: "Everyone of the organisation" });
  await expect(everyone).toBeChecked();
  await expect(bar(page)).toContainText("people may open it");
  await expect(save(page)).toBeDisabled();
  await everyone.focus();
  await page.keyboard.press("ArrowDown");
  await expect(bar(page)).toContainText("Nobody may open it");
  await page.getByRole("checkbox", { name: "North" }).press("Space");
  await expect(bar(page)).toContainText("1 person may open it");
  await expect(bar(page)).toContainText("people lose it; their progress stays");
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole("button", { name: "Content", exact: true }).press("Enter");
  // People are counted again when the tab is opened again; a press meanwhile waits for the count.
  let letCount = () => {};
  const held = new Promise<void>((resolve) => {
    letCount = resolve;
  });
  await page.route("**/audience/count", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Audience", exact: true }).press("Enter");
  await expect(page.getByRole("checkbox", { name: "North" })).toBeChecked();
  await save(page).press("Enter");
  await expect(page.getByRole("region", { name: "Saving" }).getByRole("button", { name: "Please wait" })).toBeVisible();
  letCount();
  const asked = page.getByRole("alertdialog");
  await expect(asked).toContainText("Their progress stays.");
  await asked.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByText("The audience is saved")).toBeVisible();
  await expect(bar(page)).not.toContainText("lose it");
  await expect(save(page)).toBeDisabled();

  const inside = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(inside, platform, "learner");
  await expect(course(inside, "For the north")).toBeVisible();
  const outside = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(outside, platform, "trainer");
  await expect(outside.getByRole("searchbox")).toBeVisible();
  await expect(course(outside, "For the north")).toHaveCount(0);

  await page.getByRole("radio", { name: "Everyone of the organisation" }).check();
  await save(page).click();
  await expect(page.getByText("The audience is saved").last()).toBeVisible();
  // A learner who was notified of the product is not notified again.
  await outside.reload();
  await expect(course(outside, "For the north")).toBeVisible();

  // The deadline stands on the card, and the product stays open after it.
  await page.getByLabel("To be done by").fill("2026-01-01T09:00");
  await save(page).click();
  await expect(save(page)).toBeDisabled();
  await outside.reload();
  const due = outside.getByRole("region", { name: "To be done by a date" });
  await expect(due.getByText(/Late: it was due on .*2026/)).toBeVisible();
  await expect(due.getByRole("button", { name: /For the north/ })).toBeEnabled();
  expect(await findFaults(outside)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("decisions 4 people are named from a pasted list, and entries that match nobody are told; before its dates the course is not shown", {
  tag: "@long",
}, async ({ page, platform, browser, complaints }) => {
  await speakEnglish(platform, "author", "learner");
  const slug = await publish(platform, "For the named");
  await open(page, platform, slug, "audience");
  await page.getByRole("radio", { name: /^Some people/ }).check();
  const list = page.getByRole("textbox", { name: "Paste a list" });
  await list.fill("LEARNER\nnobody@example.org, trainer");
  await page.getByRole("button", { name: "Name these people" }).click();
  await expect(page.getByText("2 people were found and are named")).toBeVisible();
  await expect(list).toHaveValue("nobody@example.org");
  await expect(page.getByRole("list", { name: "Named people", exact: true }).getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: /^Take out .*Trainer/i }).click();
  await page.getByRole("searchbox", { name: "Search by name or login" }).fill("manager");
  await page.getByRole("button", { name: /^Add .*Manager/i }).click();
  await expect(bar(page)).toContainText("2 people may open it");
  await page.getByLabel("From").fill("2090-01-02T09:00");
  await page.getByLabel("Until").fill("2090-01-01T09:00");
  await save(page).click();
  await expect(page.getByText("Choose a moment after the beginning, or leave it empty.")).toBeVisible();
  await page.getByLabel("Until").fill("2090-02-01T09:00");
  await expect(bar(page)).toContainText(/from 2 January 2090.* until 1 February 2090/);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Learning products" }).first().click();
  await page
    .getByRole("alertdialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Cancel" })
    .click();
  await save(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The audience is saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("From")).toHaveValue("2090-01-02T09:00");
  const learner = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(learner, platform, "learner");
  await expect(learner.getByRole("searchbox")).toBeVisible();
  await expect(course(learner, "For the named")).toHaveCount(0);
  await page.getByLabel("From").fill("");
  await save(page).click();
  await expect(page.getByText("The audience is saved").last()).toBeVisible();
  await learner.reload();
  await expect(course(learner, "For the named")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("§3.77 §7.89 the address is copied and drawn, and a link that was made opens the player", {
  tag: "@long",
}, async ({ page, platform, browser, complaints }) => {
  await speakEnglish(platform, "author");
  const slug = await publish(platform, "By a link");
  await page.context().grantPermissions(["clipboard-write"]);
  await open(page, platform, slug, "links");
  const address = await page.getByRole("textbox", { name: "Address for learners" }).inputValue();
  await page.getByRole("button", { name: "Copy: Address for learners" }).press("Enter");
  await expect(page.getByText("Copied: paste it where it is needed.")).toBeVisible();
  expect(await paste(page)).toBe(address);
  await page.getByRole("button", { name: "QR code: Address for learners" }).press("Enter");
  await expect(page.getByRole("img", { name: "QR code of: Address for learners" })).toBeVisible();
  await page.getByRole("button", { name: "Make a link" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Address of the link" })).toBeVisible();
  await page.getByRole("button", { name: "Copy: Address of the link" }).press("Enter");
  await expect(page.getByText("Copied: paste it where it is needed.")).toHaveCount(2);
  const link = await paste(page);
  expect(link.startsWith(address)).toBe(true);
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  const phone = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await phone.goto(link);
  await expect(phone).toHaveTitle(/By a link/);
  await phone.context().close();
  expect(complaints).toEqual([]);
});

test("§3.77 §7.93 §2.25 a page of the site has its address instead of links: whoever follows it comes there, signed in already or after signing in", {
  tag: "@long",
}, async ({ page, platform, browser, complaints }) => {
  await speakEnglish(platform, "author");
  await speakEnglish(platform, "learner");
  const author = await platform.signIn("demo_author");
  for (const [type, place] of [
    ["section", "section"],
    ["coursiz", "path"],
    ["classiz", "classroom"],
  ] as const) {
    const { products } = await (await platform.call(author, `/api/admin/${type}?draft=false&limit=1`)).json();
    const [{ slug }] = products;
    await signIn(page, platform, "author", "/admin", `/${type}/${slug}?tab=links`);
    await expect(page.getByText("There are none: it is a page of the learners’ site", { exact: false })).toBeVisible();
    await expect(page.getByRole("button", { name: "Make a link" })).toHaveCount(0);
    expect(await findFaults(page)).toEqual([]);
    const address = await page.getByRole("textbox", { name: "Address for learners" }).inputValue();
    expect(new URL(address).pathname).toMatch(new RegExp(`^/${place}/[\\w-]+$`));
    const heading = (on: Page) => on.getByRole("main").getByRole("heading", { level: 1 });
    // The author is signed in to the office on this browser: nothing is asked again.
    const beside = await page.context().newPage();
    await beside.goto(address);
    await expect(heading(beside)).toBeVisible();
    const name = (await heading(beside).textContent()) ?? "";
    await beside.close();
    const learner = await (await browser.newContext({ locale: "en-GB" })).newPage();
    await learner.goto(address);
    await learner.getByRole("textbox", { name: "Organisation" }).fill("demo");
    await learner.getByRole("textbox", { name: "Login" }).fill("learner");
    await learner.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD);
    await learner.keyboard.press("Enter");
    await expect(heading(learner)).toHaveText(name);
    await expect(learner).toHaveURL(address);
    await learner.context().close();
  }
  expect(complaints).toEqual([]);
});

test("§3.77 an administrator finds a link of an author, revokes it, and whoever follows it reads that", {
  tag: "@long",
}, async ({ page, platform, browser }) => {
  await speakEnglish(platform, "author");
  await speakEnglish(platform, "admin");
  const slug = await publish(platform, "By a revoked link");
  const author = await platform.signIn("demo_author");
  const asked = await platform.call(author, `/api/admin/learniz/${slug}/link`, { mode: "PREVIEW" });
  const { link } = (await asked.json()) as { link: string };
  await signIn(page, platform, "admin", "/admin", `/learniz/${slug}?tab=links`);
  const row = page.getByRole("list", { name: "Links" }).getByRole("listitem");
  await expect(row).toContainText("Not followed yet");
  await row.getByRole("button", { name: /^Revoke: Link of .+: the draft$/ }).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Revoke this link?" });
  expect(await findFaults(page)).toEqual([]);
  await question.getByRole("button", { name: "Revoke the link" }).press("Enter");
  await expect(row).toContainText("Revoked by you");
  await expect(row).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  const phone = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await phone.goto(link);
  await expect(phone.getByRole("heading", { name: "This link was revoked" })).toBeVisible();
  expect(await findFaults(phone)).toEqual([]);
  await phone.context().close();
});

test("decisions 4 the audience of a product that is no course is saved by the bar of its page: its sections are named first", {
  tag: "@long",
}, async ({ page, platform }) => {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const list = (await (await platform.call(token, "/api/admin/game?limit=10")).json()) as { products: Saved[] };
  await signIn(page, platform, "author", "/admin", `/game/${list.products[0]?.slug}?tab=audience`);
  await page.getByRole("radio", { name: "Some people" }).check();
  await expect(bar(page)).toContainText("Nobody may open it");
  expect(await findFaults(page)).toEqual([]);
  await save(page).click();
  const asked = page.getByRole("alertdialog", { name: "Take it back from people?" });
  await expect(asked.getByRole("listitem")).not.toHaveCount(0);
  await asked.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The audience is saved")).toBeVisible();
});
