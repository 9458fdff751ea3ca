// Knows how an administrator reads one person's page, and how somebody looks after their own account.
import { readFileSync } from "node:fs";
import { findFaults } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

const NAME = "Vera Holt";

test("§7.34 decisions 3: from the list one comes to a person's page, sees what was done to the account, and ends a session", async ({
  page,
  platform,
  complaints,
}) => {
  const admin = await platform.signIn("demo_admin");
  await platform.call(admin, "/api/user", { locale: "en" }, "PUT");
  const vera = {
    login: "vera",
    email: "vera@example.org",
    firstname: "Vera",
    lastname: "Holt",
    roles: ["ROLE_LEARNER"],
  };
  await platform.call(admin, "/api/admin/user", { ...vera, password: "Rowan-2041-Quill!" });
  await platform.call("", "/api/login_check", { login: "demo_vera", password: "Rowan-2041-Quill!" });
  await signIn(page, platform, "admin", "/admin", "/people?q=vera");
  await page.getByRole("link", { name: NAME, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByRole("table", { name: "Products and progress" })).toBeVisible();
  await expect(page.getByText("Account created, with a temporary password")).toBeVisible();
  const open = page.getByRole("list", { name: "Open sessions" });
  await expect(open.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Sign out everywhere", exact: true }).press("Enter");
  await expect(page.getByText("They are signed in nowhere.")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText("Signed out by an administrator")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("§7.13 decisions 3: one sees where one is signed in, signs out elsewhere, and takes one's data", async ({
  page,
  platform,
  complaints,
}) => {
  const elsewhere = await platform.signIn("demo_author");
  await platform.call(elsewhere, "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "author", "/admin", "/account");
  const open = page.getByRole("list", { name: "Open sessions" });
  await expect(open.getByRole("listitem").filter({ hasText: "This browser" })).toContainText("An unknown browser");
  await page.getByRole("button", { name: "Sign out everywhere else" }).press("Enter");
  await expect(open.getByRole("listitem")).toHaveCount(1);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const data = JSON.parse(readFileSync(await (await coming).path(), "utf8"));
  expect(data.users).toMatchObject([{ identifier: "demo_author" }]);
  expect(JSON.stringify(data)).not.toContain("password_hash");
  expect(await findFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
