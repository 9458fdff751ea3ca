// Knows how an administrator finds people, adds and changes them, closes and deletes accounts, several at once, and
// sees the site as one of them.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

/** The demo's administrator reads French. */
async function open(page: Page, platform: Platform, path = "/people"): Promise<void> {
  await platform.call(await platform.signIn("demo_admin"), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "admin", "/admin", path);
}
const table = (page: Page) => page.getByRole("table", { name: "People" });
const row = (page: Page, name: string | RegExp) => table(page).getByRole("row", { name });

/** People of one family, added by the API. */
async function addFamily(platform: Platform, count: number): Promise<void> {
  const token = await platform.signIn("demo_admin");
  for (let at = 1; at <= count; at += 1)
    await platform.call(token, "/api/admin/user", {
      login: `reed${at}`,
      email: `reed${at}@example.org`,
      firstname: `Number ${at}`,
      lastname: "Reed",
      roles: ["ROLE_LEARNER"],
    });
}

test("§7.24 §7.26 people are found as one types, by role and by account; the address keeps what is asked for", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await open(page, platform);
  await expect(row(page, /Demo Admin|Admin/).first()).toBeVisible();
  await page.getByRole("searchbox", { name: "Search by name, login or e-mail" }).fill("learner");
  await expect(page).toHaveURL(/q=learner/);
  await expect(table(page).getByRole("row")).toHaveCount(2);
  await page.getByRole("combobox", { name: "Role" }).click();
  await page.getByRole("option", { name: "Manager", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Nobody matches" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Nobody matches" })).toBeVisible();
  await page.getByRole("button", { name: "Show everybody" }).click();
  await expect(page).not.toHaveURL(/role|q=/);
  await expect(row(page, /manager/i).first()).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("§1.6 §7.28 §7.29 §7.30 §7.31 by keyboard somebody is added with a temporary password, changed, closed, opened and deleted", {
  tag: "@wide",
}, async ({ page, platform, complaints }) => {
  await open(page, platform);
  await page.getByRole("button", { name: "New person" }).press("Enter");
  const panel = page.getByRole("dialog", { name: "New person" });
  const add = panel.getByRole("button", { name: "Add the person" });
  await panel.getByLabel("First name").fill("Ines");
  await panel.getByLabel("E-mail").fill("nowhere");
  await add.press("Enter");
  await expect(panel.getByRole("alert")).toContainText("Last name");
  await expect(panel.getByRole("alert")).toContainText("E-mail");
  await panel.getByLabel("Last name").fill("Marchand");
  await panel.getByLabel("E-mail").fill("ines@example.org");
  await panel.getByLabel("Login").fill("learner");
  await panel.getByRole("checkbox", { name: /^Manager/ }).press("Space");
  await panel.getByRole("radio", { name: /^With a temporary password/ }).press("Space");
  await panel.getByRole("textbox", { name: "Temporary password" }).fill("Blue-Kettle-2026!");
  await expect(panel.getByRole("checkbox", { name: /^Super administrator/ })).toBeDisabled();
  expect(await findFaults(page)).toEqual([]);
  await add.press("Enter");
  await expect(panel.getByRole("alert")).toHaveText(/Somebody of the organisation has this login/);
  await panel.getByLabel("Login").fill("ines");
  await add.press("Enter");
  await expect(panel).toBeHidden();
  const ines = row(page, /Ines Marchand/);
  await expect(ines).toContainText("Learner, Manager");

  await ines.getByRole("button", { name: /^Actions for/ }).press("Enter");
  await page.getByRole("menuitem", { name: "Edit" }).press("Enter");
  const edited = page.getByRole("dialog", { name: "Ines Marchand" });
  await expect(edited.getByLabel("Login")).toHaveValue("ines");
  await edited.getByLabel("Last name").fill("Marchand-Roy");
  await edited.getByRole("button", { name: "Save" }).press("Enter");
  await expect(edited).toBeHidden();
  const renamed = row(page, /Ines Marchand-Roy/);
  const act = async (name: string) => {
    await renamed.getByRole("button", { name: /^Actions for/ }).press("Enter");
    await page.getByRole("menuitem", { name }).press("Enter");
  };
  await act("Close the account");
  await expect(renamed).toContainText("Closed");
  await act("Open the account again");
  // This person never chose a password of her own.
  await expect(renamed).toContainText("Not signed in yet");
  await act("Delete…");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete the account" }).press("Enter");
  await expect(renamed).toBeHidden();
  // The browser itself logs the refused login, which was taken.
  expect(complaints).toEqual([expect.stringContaining("409")]);
});

test("§8.11 §7.32 several are closed and deleted at once; what fails of it is told by name, and nobody deletes oneself", {
  tag: "@long",
}, async ({ page, platform }) => {
  await addFamily(platform, 3);
  await open(page, platform, "/people?q=reed");
  await expect(table(page).getByRole("row")).toHaveCount(4);
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("button", { name: "Close accounts" }).click();
  await expect(table(page).getByText("Closed", { exact: true })).toHaveCount(3);
  await page.getByRole("checkbox", { name: "Select Number 1 Reed" }).check();
  await page.getByRole("searchbox").fill("admin");
  const own = table(page)
    .getByRole("checkbox", { name: /^Select .*dmin/ })
    .first();
  await own.check();
  const bar = page.getByRole("region", { name: "Selected people" });
  await expect(bar.getByRole("status")).toHaveText("2 people selected");
  await bar.getByRole("button", { name: "Delete…" }).click();
  const asked = page.getByRole("alertdialog");
  await expect(asked.getByRole("button", { name: "Delete the accounts" })).toBeDisabled();
  await asked.getByRole("textbox").fill("2");
  await asked.getByRole("button", { name: "Delete the accounts" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "This could not be done" })).toContainText(
    /own account|role does not allow/,
  );
  await page.getByRole("searchbox").fill("reed");
  await expect(table(page).getByRole("row")).toHaveCount(3);
});

test("§1.10 §6.7 §7.9 an administrator sees the site as somebody, says so above it, and leaves it", {
  tag: "@wide",
}, async ({ page, platform }) => {
  await open(page, platform, "/people?q=learner");
  await table(page)
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "See the site as this person" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/admin") && url.pathname !== "/auth/sso");
  await expect(page.getByText("Vous êtes à la place de Demo Learner.")).toBeVisible();
  await page.getByRole("button", { name: "Redevenir vous-même" }).click();
  await expect(page.getByRole("button", { name: "Demo Administrator" })).toBeVisible();
  // The administrator is back where the impersonation began.
  await expect(page).toHaveURL(/\/admin\/people\?q=learner$/);
});

test("§1.6 §7.39 all people are written to a file; on a phone the list is whole", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, platform);
  await expect(table(page)).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole("button", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});
