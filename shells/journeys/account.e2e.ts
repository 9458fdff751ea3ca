// Knows how an administrator reads one person's page, and how somebody looks after their own account.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";
import { readClipboard } from "./read-clipboard.ts";
import { showCode } from "./show-code.ts";

const NAME = "Vera Holt";

test("§7.34 decisions 3: from the list one comes to a person's page, sees what was done to the account, and ends a session", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const admin = await platform.signIn("demo_admin");
  await platform.call(admin, "/api/user", { locale: "en" }, "PUT");
  const vera = {
    login: "vera",
    email: "vera@example.org",
    firstname: "Vera",
    lastname: "Holt",
    roles: ["ROLE_LEARNER"],
    locale: "en",
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
  await expect(page.locator("section:focus")).toContainText("Where they are signed in");
  expect(await findFaults(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText("Signed out by an administrator")).toBeVisible();
  await page.getByRole("button", { name: `Actions for ${NAME}` }).click();
  await page.getByRole("menuitem", { name: "See the site as this person" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto(`${platform.url}/account`);
  await expect(page.getByRole("heading", { level: 1, name: "This account is not yours" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("§7.13 decisions 3: one sees where one is signed in, signs out elsewhere, and takes one's data", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
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

const PASSWORD = "Rowan-2041-Quill!";

/** Somebody new who works in the office and reads English, with a password of their own. */
async function employ(platform: Platform, login: string, role: "ROLE_AUTHOR" | "ROLE_MANAGER"): Promise<string> {
  const admin = await platform.signIn("demo_admin");
  const otto = { login, email: `${login}@example.org`, firstname: "Otto", lastname: "Brandt", roles: [role] };
  await platform.call(admin, "/api/admin/user", { ...otto, password: "Temporary-2041-Quill!", locale: "en" });
  const body = { login: `demo_${login}`, password: "Temporary-2041-Quill!" };
  const { token } = (await (await platform.call("", "/api/login_check", body)).json()) as { readonly token: string };
  await platform.call(token, `/api/admin/user/temporary/demo_${login}`, { password: PASSWORD }, "PATCH");
  const own = await platform.call("", "/api/login_check", { login: `demo_${login}`, password: PASSWORD });
  return ((await own.json()) as { readonly token: string }).token;
}

async function enterOffice(page: Page, platform: Platform, login: string): Promise<void> {
  await page.goto(`${platform.url}/admin/auth/login?client=demo&login=${login}&to=/account`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("§7.15 §7.20 one changes one's names and one's password, in both apps; other sessions end", {
  tag: "@wide",
}, async ({ page, platform, complaints }) => {
  const elsewhere = await employ(platform, "nora", "ROLE_AUTHOR");
  await enterOffice(page, platform, "nora");
  await page.getByLabel("First name").fill("Nora");
  await page.getByLabel("Last name").fill("  Lund  ");
  await page.getByRole("button", { name: "Save my name" }).press("Enter");
  await expect(page.getByText("Your name is saved.")).toBeVisible();
  await expect(page.getByText(/^Nora Lund · /)).toBeVisible();
  await page.goto(`${platform.url}/account`);
  await expect(page.getByLabel("First name")).toHaveValue("Nora");
  const own = page.locator("section", { has: page.getByRole("heading", { name: "My password" }) });
  await own.getByRole("button", { name: "Change my password" }).press("Enter");
  const present = own.getByLabel("Your present password", { exact: true });
  await expect(present).toBeFocused();
  await present.fill("Wrong-2041-Quill!");
  const rule = own.getByRole("listitem").filter({ hasText: "a special character" });
  await expect(rule).toHaveAttribute("data-state", "is-ko");
  await own.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await expect(rule).toHaveAttribute("data-state", "is-ok");
  await own.getByLabel("The same password again", { exact: true }).fill(PASSWORD);
  await own.getByRole("button", { name: "Save the new password" }).click();
  await expect(own.getByRole("alert")).toHaveText("This is not your password.");
  await present.fill(PASSWORD);
  await own.getByRole("button", { name: "Save the new password" }).click();
  await expect(own.getByRole("alert")).toHaveText("This is the password that you had. Choose another one.");
  const next = "Rowan-2042-Quill!";
  await own.getByLabel("New password", { exact: true }).fill(next);
  await own.getByLabel("The same password again", { exact: true }).fill(next);
  expect(await findFaults(page)).toEqual([]);
  await own.getByRole("button", { name: "Save the new password" }).click();
  await expect(own.getByText("Your password is changed. You are signed out everywhere else.")).toBeVisible();
  await expect(own.getByRole("button", { name: "Change my password" })).toBeFocused();
  await expect(platform.call(elsewhere, "/api/me")).rejects.toThrow("token.invalid");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "My account" })).toBeVisible();
  expect(complaints.filter((complaint) => !/403|422/.test(complaint))).toEqual([]);
});

test("decisions 3: two-step sign-in is set up with an app, and from then on a code is asked for", {
  tag: "@wide",
}, async ({ page, platform, complaints }) => {
  await employ(platform, "otto", "ROLE_AUTHOR");
  await enterOffice(page, platform, "otto");
  const part = page.locator("section").filter({ hasText: "Two-step sign-in" });
  await part.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await part.getByRole("button", { name: "Set it up" }).press("Enter");
  await expect(part.getByRole("img", { name: "Square code to scan with the app" })).toBeVisible();
  const secret = (await part.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? "";
  await part.getByLabel("Code that the app shows").fill(showCode(secret, Date.now()));
  await part.getByRole("button", { name: "Switch it on" }).press("Enter");
  const codes = part.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [code = ""] = await codes.allTextContents();
  expect(await findFaults(page)).toEqual([]);
  await page.context().grantPermissions(["clipboard-write"]);
  await part.getByRole("button", { name: "Copy the codes" }).click();
  await expect(part.getByText("The codes are copied.")).toBeVisible();
  expect((await readClipboard(page.context())).split("\n")).toEqual(await codes.allTextContents());
  await part.getByRole("button", { name: "I have kept them" }).click();
  await expect(part.getByText("10 recovery codes left")).toBeVisible();
  await part.getByRole("button", { name: "New recovery codes" }).press("Enter");
  await expect(part.getByLabel("Your password", { exact: true })).toBeFocused();
  await part.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(part.getByRole("button", { name: "New recovery codes" })).toBeVisible();
  await expect(page.locator("section:focus")).toContainText("Two-step sign-in");
  await page.getByRole("button", { name: "Otto Brandt" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByLabel("Login", { exact: true }).fill("otto");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  // The sign-in goes on to its second step, which is no error.
  await expect(page.locator("[data-step=true]")).toHaveText("Type the code that your app shows.");
  // Only this account is asked for a code.
  await page.getByLabel("Login", { exact: true }).fill("ott");
  await expect(page.getByLabel("Code", { exact: true })).toHaveCount(0);
  await page.getByLabel("Login", { exact: true }).fill("otto");
  await page.getByLabel("Code", { exact: true }).fill(code.replace("-", " "));
  await page.getByLabel("Code", { exact: true }).press("Enter");
  await expect(page.getByRole("button", { name: "Otto Brandt" })).toBeVisible();
  expect(complaints.filter((one) => !one.includes("401"))).toEqual([]);
});

test("decisions 3: an administrator removes the second factor of somebody who lost it, and the person's page records it", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const token = await employ(platform, "ola", "ROLE_AUTHOR");
  const begun = await platform.call(token, "/api/me/second-factor", { password: PASSWORD });
  const { secret } = (await begun.json()) as { readonly secret: string };
  await platform.call(token, "/api/me/second-factor", { code: showCode(secret, Date.now()) }, "PUT");
  await platform.call(await platform.signIn("demo_admin"), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "admin", "/admin", "/people?q=ola");
  await page.getByRole("link", { name: "Otto Brandt", exact: true }).click();
  const part = page.locator("section").filter({ has: page.getByRole("heading", { name: "Two-step sign-in" }) });
  await part.getByRole("button", { name: "Reset…" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset", exact: true }).press("Enter");
  await expect(part.getByText("Switched off: they sign in with their password alone.")).toBeVisible();
  await expect(part).toBeFocused();
  await expect(page.getByText("Two-step sign-in reset", { exact: true })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("decisions 2 decisions 3: a manager comes to their account in the office; a wrong password is told once", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const admin = await platform.signIn("demo_admin");
  const mara = await employ(platform, "mara", "ROLE_MANAGER");
  const { sub } = JSON.parse(Buffer.from(mara.split(".")[1] ?? "", "base64url").toString());
  const { slots } = (await (await platform.call(admin, "/api/admin/slot")).json()) as { slots: { slug: string }[] };
  await platform.call(admin, `/api/admin/slot/${slots[0]?.slug}/enrolments`, { userIds: [sub] });
  await enterOffice(page, platform, "mara");
  await expect(page.getByRole("heading", { level: 1, name: "My account" })).toBeVisible();
  await page.getByRole("button", { name: "Erase…" }).click();
  const dialog = page.getByRole("alertdialog");
  // §7.14 What classrooms lose with the account is told before.
  await expect(dialog.getByText("You give up your place at 1 date of a classroom.")).toBeVisible();
  await dialog.getByLabel("Your password", { exact: true }).fill("not this one");
  await dialog.getByLabel("Your password", { exact: true }).press("Enter");
  await expect(dialog.getByText("This is not your password.")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Erase…" }).click();
  await expect(dialog.getByLabel("Your password", { exact: true })).toBeVisible();
  await expect(dialog.getByText("This is not your password.")).toHaveCount(0);
  expect(complaints.filter((one) => !one.includes("403"))).toEqual([]);
});

test("decisions 14: somebody changes the language of their account on its page, and everything is said in it at once", {
  tag: "@wide",
}, async ({ page, platform, complaints }) => {
  await platform.call(await platform.signIn("demo_admin"), "/api/user", { locale: "fr" }, "PUT");
  await signIn(page, platform, "admin", "", "/account");
  await expect(page.getByRole("heading", { level: 1, name: "Mon compte" })).toBeVisible();
  await page.getByRole("radiogroup", { name: "Langue" }).getByRole("radio", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My account" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "My language" })).toBeVisible();
  await page.goto(`${platform.url}/admin/account`);
  await page.getByRole("radiogroup", { name: "Language" }).getByRole("radio", { name: "Français" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mon compte" })).toBeVisible();
  // It is stored with the account: the next page speaks it too.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Mon compte" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  // Other journeys of this administrator read English.
  await page.getByRole("radiogroup", { name: "Langue" }).getByRole("radio", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My account" })).toBeVisible();
  expect(complaints).toEqual([]);
});
