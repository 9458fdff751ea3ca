// Knows how an administrator orders their organisation by keyboard and by drag, and is told before a place goes; and
// how a super administrator makes a client, works in it and comes home.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";
import { answerStatements, openGame, press } from "./play-game.ts";

/** The demo's people read French. */
async function open(page: Page, platform: Platform, login: "admin" | "superadmin", path: string): Promise<void> {
  await platform.call(await platform.signIn(`demo_${login}`), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, login, "/admin", path);
}
const tree = (page: Page) => page.getByRole("tree");
const row = (page: Page, name: string) => tree(page).getByRole("treeitem", { name });

async function add(page: Page, how: string, name: string): Promise<void> {
  await page.getByRole("button", { name: how }).press("Enter");
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Add" }).press("Enter");
  await expect(row(page, name)).toBeVisible();
}

test("§3.48 §5.40 places are added, renamed and moved by keyboard and by drag, and one goes after it was told who stands there", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await open(page, platform, "admin", "/organisation");
  await add(page, "Add at the top", "Site A");
  await add(page, "Add at the top", "Site B");
  await add(page, "Add below", "Team");
  await expect(row(page, "Team")).toHaveAttribute("aria-level", "2");
  // The place moves out of its parent, and into it again.
  await row(page, "Team").press("Alt+ArrowLeft");
  await expect(row(page, "Team")).toHaveAttribute("aria-level", "1");
  await expect(row(page, "Team")).toBeFocused();
  await row(page, "Team").press("Alt+ArrowRight");
  await expect(row(page, "Team")).toHaveAttribute("aria-level", "2");
  await row(page, "Team").press("F2");
  await page.getByRole("dialog").getByLabel("Name").fill("Crew");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).press("Enter");
  await expect(row(page, "Crew")).toBeVisible();
  await row(page, "Site B").dragTo(row(page, "Site A"));
  await expect(row(page, "Site B")).toHaveAttribute("aria-level", "2");
  await expect(row(page, "Crew")).toHaveAttribute("aria-level", "3");
  expect(await findFaults(page)).toEqual([]);

  await page.goto(`${platform.url}/admin/people?person=new`);
  const panel = page.getByRole("dialog", { name: "New person" });
  await panel.getByLabel("First name").fill("Ines");
  await panel.getByLabel("Last name").fill("Marchand");
  await panel.getByLabel("E-mail").fill("ines@example.org");
  await panel.getByLabel("Login").fill("ines");
  await panel.getByRole("checkbox", { name: "Crew" }).check();
  await panel.getByRole("button", { name: "Add the person" }).click();
  await expect(panel).toBeHidden();

  await page.goto(`${platform.url}/admin/organisation`);
  await expect(row(page, "Site A")).toContainText("1");
  await row(page, "Crew").click();
  await page
    .getByRole("button", { name: "Who stands here" })
    .or(page.getByRole("link", { name: "Who stands here" }))
    .click();
  await expect(page.getByRole("table", { name: "People" })).toContainText("Ines Marchand");
  await page.goBack();
  await row(page, "Site B").click();
  await row(page, "Site B").press("Delete");
  const asked = page.getByRole("alertdialog");
  await expect(asked).toContainText("1 below it goes with it.");
  await expect(asked).toContainText("1 person stands in it or below it.");
  await asked.getByRole("button", { name: "Delete the place" }).press("Enter");
  await expect(row(page, "Crew")).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Crew")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("§3.48 a place is merged into another one after it was told what moves, and what stood in it stands there", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await open(page, platform, "admin", "/organisation");
  await add(page, "Add at the top", "Plant A");
  await add(page, "Add at the top", "Plant B");
  await add(page, "Add below", "Team");
  await row(page, "Plant B").click();
  await page.getByRole("button", { name: "Merge…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Merge “Plant B” into another place" });
  const merge = dialog.getByRole("button", { name: "Merge the places" });
  await expect(merge).toBeDisabled();
  await dialog.getByRole("combobox", { name: "Into which place" }).press("Enter");
  // A place cannot be merged into itself, or into a place in it.
  await expect(page.getByRole("option", { name: /Plant B/ })).toHaveCount(0);
  await page.getByRole("option", { name: "Plant A" }).press("Enter");
  await expect(dialog.getByText("Nobody stands there.")).toBeVisible();
  await expect(dialog.getByText("1 place below it goes with it.")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await merge.press("Enter");
  await expect(row(page, "Plant B")).toHaveCount(0);
  await expect(row(page, "Team")).toHaveAttribute("aria-level", "2");
  await expect(row(page, "Plant A")).toBeFocused();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("§3.34 §3.39 §3.47 criteria keep the order that was chosen and their people a new name; tags and licences are kept", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await open(page, platform, "admin", "/organisation?tab=criteria");
  await add(page, "Add at the top", "Alpha");
  await add(page, "Add at the top", "Beta");
  await row(page, "Beta").press("Alt+ArrowUp");
  await expect(row(page, "Beta")).toHaveAttribute("aria-posinset", "1");
  await page.reload();
  await expect(row(page, "Beta")).toHaveAttribute("aria-posinset", "1");
  await page.getByRole("tab", { name: "Tags" }).click();
  await page.getByLabel("New tag").fill("Été");
  await page.getByRole("button", { name: "Add the tag" }).click();
  await expect(page.getByText(/^A tag has lower-case letters/)).toBeVisible();
  await page.getByLabel("New tag").fill("fire-safety");
  await page.getByRole("button", { name: "Add the tag" }).click();
  await expect(page.getByRole("button", { name: "Remove fire-safety" })).toBeVisible();
  await page.getByRole("tab", { name: "Licences" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("People");
  await expect(page.getByRole("button", { name: "Change", exact: true })).toBeHidden();
  // An administrator has no page of clients.
  await expect(page.getByRole("link", { name: "Clients" })).toBeHidden();
  await page.goto(`${platform.url}/admin/clients`);
  await expect(page.getByRole("heading", { name: "This page cannot be shown" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("§1.2 §7.46 §7.48 §7.54 a client is made, worked in with a bar that says so, left, closed and deleted; at 360 px nothing is cut", {
  tag: "@long",
}, async ({ page, platform }) => {
  await open(page, platform, "superadmin", "/clients");
  await page.getByRole("button", { name: "New client" }).press("Enter");
  const panel = page.getByRole("dialog", { name: "New client" });
  await panel.getByLabel("Name", { exact: true }).fill("Acme");
  await panel.getByLabel("Short name").fill("Ac Me");
  await panel.getByRole("button", { name: "Create the client" }).press("Enter");
  await expect(panel.getByText(/^A short name has lower-case letters/)).toBeVisible();
  await panel.getByLabel("Short name").fill("acme");
  await panel.getByRole("button", { name: "Create the client" }).press("Enter");
  await expect(panel).toBeHidden();
  const acme = page.getByRole("table", { name: "Clients" }).getByRole("row", { name: /Acme/ });
  await expect(acme).toContainText("acme");
  const act = async (name: string) => {
    await acme.getByRole("button", { name: /^Actions for/ }).press("Enter");
    await page.getByRole("menuitem", { name }).press("Enter");
  };
  await act("Work in it");
  await expect(page.getByText("You work in Acme.")).toBeVisible();
  await page.goto(`${platform.url}/admin/people`);
  await expect(page.getByText("You work in Acme.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nobody yet" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: /^Back to/ }).click();
  await expect(page.getByText("You work in Acme.")).toBeHidden();
  await page.getByRole("button", { name: /work in another client/ }).press("Enter");
  await expect(page.getByRole("dialog").getByRole("row", { name: /Acme/ })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.goto(`${platform.url}/admin/clients`);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBe(0);
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await act("Close…");
  await page.getByRole("alertdialog").getByRole("button", { name: "Close the client" }).press("Enter");
  await expect(acme).toContainText("Closed");
  await act("Delete…");
  const asked = page.getByRole("alertdialog");
  await asked.getByLabel(/^Type/).fill("Acme");
  await asked.getByRole("button", { name: "Delete the client" }).press("Enter");
  await expect(acme).toBeHidden();
});

test("§7.46 §7.28 a client opens with the administrator whom its form names, and one press leads to the outbox with their link", {
  tag: "@long",
}, async ({ page, platform }) => {
  await open(page, platform, "superadmin", "/clients");
  await page.getByRole("button", { name: "New client" }).press("Enter");
  const panel = page.getByRole("dialog", { name: "New client" });
  await panel.getByLabel("Name", { exact: true }).fill("Bakery");
  await panel.getByLabel("Short name").fill("bakery");
  await panel.getByLabel("First administrator: e-mail").fill("ada@bakery.example");
  await panel.getByLabel("First administrator: first name").fill("Ada");
  await panel.getByLabel("First administrator: last name").fill("Baker");
  await panel.getByLabel("First administrator: login").fill("ada");
  await panel.getByRole("button", { name: "Create the client" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Open the outbox of Bakery" }).press("Enter");
  await expect(page.getByText("You work in Bakery.")).toBeVisible();
  await expect(page.getByRole("row", { name: /ada@bakery\.example/ })).toBeVisible();
  await page.getByRole("link", { name: "People" }).press("Enter");
  await expect(page.getByRole("row", { name: /Ada Baker.*Administrator/ })).toBeVisible();
});

test("§3.42 §3.43 §9.13 an administrator says how scores are told and which attempt counts; learners read it so", {
  tag: "@long",
}, async ({ page, platform, browser }) => {
  const admin = await platform.signIn("demo_admin");
  await platform.call(admin, "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "admin", "/admin", "/organisation?tab=scores");
  const choose = async (box: string, option: string) => {
    await page.getByRole("combobox", { name: box, exact: true }).press("Enter");
    await page.getByRole("option", { name: option, exact: true }).press("Enter");
    await expect(page.getByRole("combobox", { name: box, exact: true })).toContainText(option);
  };
  await choose("How a score is told", "Out of 20");
  await expect(page.getByText("A score of 85 out of 100 reads as 17/20.")).toBeVisible();
  await choose("Which attempt counts", "The last one");
  await choose("Which attempt counts in games", "The first one");
  const zone = page.getByRole("combobox", { name: "Time zone of mails" });
  await expect(zone).toHaveValue("Europe/Paris");
  await zone.fill("toronto");
  await page.getByRole("option", { name: "America/Toronto" }).click();
  await expect(zone).toHaveValue("America/Toronto");
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Which attempt counts in games" })).toContainText("The first one");
  await expect(zone).toHaveValue("America/Toronto");

  const learner = await browser.newPage();
  const game = await openGame(learner, platform, "learner");
  await press(game, "Commencer");
  await answerStatements(game, 0, 5);
  await press(game, "Vérifier mes réponses");
  await expect(learner.locator("[data-saving]")).toHaveAttribute("data-saving", "saved");
  await learner.goto(`${platform.url}/me`);
  await expect(
    learner
      .getByRole("table")
      .filter({ hasText: /\d+\/20/ })
      .first(),
  ).toBeVisible();
  await learner.close();
});

test("decisions 1 an administrator reads what a shorter time removes, is asked, and finds it kept so", {
  tag: "@long",
}, async ({ page, platform }) => {
  const admin = await platform.signIn("demo_admin");
  await platform.call(admin, "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "admin", "/admin", "/organisation?tab=keeping");
  const days = page.getByRole("combobox", { name: "Visits of pages" });
  await expect(days).toContainText("13 months");
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  // A new platform has no old data, so the test replaces the counts of what would be deleted.
  const removed = { forgotten: { notifications: 0, visits: 1_312, events: 0, launches: 1 } };
  await page.route("**/api/admin/retention/count", (route) => route.fulfill({ json: removed }));
  await days.press("Enter");
  await page.getByRole("option", { name: "30 days" }).press("Enter");
  await expect(page.getByText("This removes 1,312 visits of pages and 1 log of a package.")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  const question = page.getByRole("alertdialog", { name: "Remove what is older?" });
  await expect(question).toContainText("1,312 visits of pages");
  await question.getByRole("button", { name: "Save and remove it" }).press("Enter");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(days).toContainText("30 days");
});
