// Knows how somebody who forgot their password gets in again, by a mailed link that works once.
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, startPlatform, test } from "./platform.ts";

const PASSWORD = "Grand-Soleil7-2026";

test.use({ locale: "en-GB", viewport: { width: 360, height: 800 } });

// A platform of its own: the password of one of the demo's people changes.
let platform: Platform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.stop());

/** The links that the mails to one address hold, newest first. */
async function readLinks(to: string): Promise<string[]> {
  const token = await platform.signIn("demo_superadmin");
  const { mails } = await (await platform.call(token, "/api/admin/mails")).json();
  const own = mails.filter((mail: { readonly to: string }) => mail.to === to);
  return Promise.all(
    own.map(async ({ id }: { readonly id: string }) => {
      const text = await (await platform.call(token, `/api/admin/mails/${id}`)).text();
      return /https?:[^\s"\\<]*\/auth\/reset-password\?[^\s"\\<]*/.exec(text)?.[0] ?? "";
    }),
  );
}

/**
 * Asks for a link for one of the demo's people, and returns the token of this link, or of the one that they already
 * have.
 */
async function askToken(login: string): Promise<string> {
  const { email } = await (await platform.call(await platform.signIn(`demo_${login}`), "/api/me")).json();
  await fetch(`${platform.url}/api/admin/user/forgot-password/demo/${login}`, { method: "PATCH" });
  await expect.poll(async () => (await readLinks(email)).length).toBe(1);
  return (await readLinks(email))[0]?.split("#token=")[1] ?? "";
}

test("§1.34 §2.3 §7.17 §7.19 §8.18 §2.39 §2.42–§2.50 §2.52–§2.55 a forgotten password: asked for, refused while weak, chosen, used to sign in; the link works once", {
  tag: "@wide",
}, async ({ page, complaints }) => {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await page.goto(`${platform.url}/auth/login?client=demo`);
  await page.getByRole("link", { name: "Forgotten password?" }).click();
  await expect(field("Organisation")).toHaveValue("demo");
  await page.getByRole("button", { name: "Ask for a link" }).click();
  await expect(field("Login")).toBeFocused();
  await field("Login").fill("learner");
  await field("Login").press("Enter");
  await expect(page.getByText("its link waits here")).toBeVisible();

  const token = await platform.signIn("demo_learner");
  const { email } = await (await platform.call(token, "/api/me")).json();
  await expect.poll(async () => (await readLinks(email)).length).toBe(1);
  const [link = ""] = await readLinks(email);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  expect(page.url()).toBe(link.split("#")[0]);
  const save = page.getByRole("button", { name: "Save the password" });
  const broken = page.getByRole("list", { name: "Rules of the password" }).getByText("not followed yet");
  await expect(page.getByRole("link", { name: "Go to the sign-in page" })).toHaveAttribute("href", /^\/auth\/login/);
  for (const [typed, followed] of [
    ["a", "a lower-case letter"],
    ["A", "an upper-case letter"],
    ["1", "a digit"],
    ["-", "a special character"],
  ] as const) {
    await field("New password").fill(typed);
    const kinds = page.getByRole("listitem").filter({ hasText: /^an? .*\(followed\)$/ });
    await expect(kinds).toHaveText(`${followed} (followed)`);
  }
  await field("New password").fill("Learner-2026");
  await field("The same password again").fill("Learner-2026");
  await expect(broken).toHaveCount(1);
  await expect(save).toBeDisabled();
  await field("New password").fill(PASSWORD);
  await expect(broken).toHaveCount(0);
  await field("The same password again").fill("Grand-Soleil8");
  await expect(page.getByText("The two passwords are not the same.")).toBeVisible();
  await expect(save).toBeDisabled();
  await field("The same password again").fill(PASSWORD);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await field("The same password again").press("Enter");

  await expect(page.getByText("The password is changed. Sign in with it.")).toBeVisible();
  await expect(field("Organisation")).toHaveValue("demo");
  await expect(field("Login")).toHaveValue("learner");
  await field("Password").fill(PASSWORD);
  await field("Password").press("Enter");
  await expect(page).toHaveURL(`${platform.url}/`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);

  // A second tab of the person who is signed in, in their own language: the used link says so and ends no session.
  const again = await page.context().newPage();
  await again.goto(link);
  await expect(again.getByRole("heading", { name: "Ce lien n’est plus bon" })).toBeVisible();
  await expect(again.getByRole("textbox")).toHaveCount(0);
  await again.getByRole("link", { name: "Demander un nouveau lien" }).click();
  await expect(again.getByRole("textbox", { name: "Identifiant", exact: true })).toHaveValue("learner");
  await page.reload();
  await expect(page).toHaveURL(`${platform.url}/`);
});

test("§8.17 a new password that could not be stored says so where it was typed, and is stored when it is sent again", {
  tag: "@wide",
}, async ({ page }) => {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await page.goto(`${platform.url}/auth/reset-password?type=forgotten-password#token=${await askToken("trainer")}`);
  await field("New password").fill(PASSWORD);
  await field("The same password again").fill(PASSWORD);
  await page.route("**/api/admin/user/reset-password", (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  const save = page.getByRole("button", { name: "Save the password" });
  await save.click();
  await expect(page.getByRole("form").getByRole("alert")).toContainText("on our side");
  await expect(field("New password")).toHaveValue(PASSWORD);
  await page.unrouteAll();
  await save.click();
  await expect(page.getByText("The password is changed. Sign in with it.")).toBeVisible();
});

test("§2.41 whoever asks in the office keeps their login, and comes back to the office", { tag: "@long" }, async ({
  page,
}) => {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await page.goto(`${platform.url}/admin/auth/login?client=demo`);
  await field("Login").fill("author");
  await page.getByRole("link", { name: "Forgotten password?" }).click();
  await expect(field("Login")).toHaveValue("author");
  await page.getByRole("button", { name: "Ask for a link" }).click();
  await expect(page.getByText("its link waits here")).toBeVisible();
  await page.getByRole("link", { name: "Go to the sign-in page" }).click();
  await expect(page).toHaveURL(/\/admin\/auth\/login/);
  await expect(field("Login")).toHaveValue("author");

  const { email } = await (await platform.call(await platform.signIn("demo_author"), "/api/me")).json();
  await expect.poll(async () => (await readLinks(email)).length).toBe(1);
  const [link = ""] = await readLinks(email);
  await page.goto(link);
  await field("New password").fill(PASSWORD);
  await field("The same password again").fill(PASSWORD);
  await field("The same password again").press("Enter");
  await expect(page.getByRole("heading", { name: "The password is changed" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "Sign in to the back office" }).click();
  await expect(page).toHaveURL(/\/admin\/auth\/login/);
  await expect(field("Login")).toHaveValue("author");
  await field("Password").fill(PASSWORD);
  await field("Password").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Produits de formation" })).toBeVisible();
});

test("§7.17 a login that nobody has is answered the same; a link that was cut is told", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto(`${platform.url}/auth/forgotten?client=demo&login=nobody`);
  await page.getByRole("button", { name: "Ask for a link" }).click();
  await expect(page.getByText("If this account exists and has an e-mail address, its link waits here")).toBeVisible();
  await page.goto(`${platform.url}/auth/reset-password?type=forgotten-password#token=cut`);
  await expect(page.getByText("This link is not whole")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on the pages of those who have no session, ${colorScheme}`, { tag: "@long" }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const pages = [
      ["/auth/forgotten?client=demo", "Ask for a link"],
      [`/auth/reset-password?type=forgotten-password#token=${await askToken("manager")}`, "Save the password"],
      ["/admin/setup#token=abcdefghijklmnopqrstuvwxyz", "Create the administrator"],
    ] as const;
    for (const [address, button] of pages) {
      await page.goto(platform.url + address);
      await expect(page.getByRole("button", { name: button })).toBeVisible();
      expect(await findFaults(page)).toEqual([]);
    }
  });
}
