// Knows that mails of a platform without a mail server are found by administrators, who send another, and passed on by
// super administrators.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { DEMO_PASSWORD, expect, signIn, test } from "./platform.ts";
import { readClipboard } from "./read-clipboard.ts";

test.use({ locale: "en-GB" });

test("decisions 1: a mail that stays on the platform is found, read, and its link opens the account", {
  tag: ["@whole", "@long"],
}, async ({ page, platform, browser }) => {
  await signIn(page, platform, "superadmin", "/admin");
  await page.getByRole("button", { name: "Demo Super" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Mails" }).click();
  await expect(page.getByRole("heading", { name: "No mail yet" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);

  const learner = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await learner.goto(`${platform.url}/auth/forgotten?client=demo&login=learner`);
  await expect(learner.getByText("A super administrator of the platform passes on to you a link")).toBeVisible();
  await learner.getByRole("button", { name: "Ask for a link" }).click();
  await expect(learner.getByText("its link waits here: no mail leaves this platform")).toBeVisible();
  await expect(learner.getByText("on its way")).toHaveCount(0);
  expect(await findFaults(learner)).toEqual([]);
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("row")).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText("No mail server is set")).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => measureOverflow(page), `${width} px`).toBe(0);
  }
  expect(await findFaults(page)).toEqual([]);

  await page.getByRole("button", { name: /password|mot de passe/i }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  const link = dialog.getByRole("link");
  await expect(link).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Copy the link" }).click();
  const href = await link.getAttribute("href");
  await expect.poll(() => readClipboard(page.context())).toBe(href);
  await learner.goto((await link.getAttribute("href")) ?? "");
  await expect(learner.getByRole("heading", { name: /a new password/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("decisions 1: an administrator reads a mail without its link, and sends a new one", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  await fetch(`${platform.url}/api/admin/user/forgot-password/demo/trainer`, { method: "PATCH" });
  await signIn(page, platform, "admin", "/admin");
  await page.getByRole("button", { name: "Demo Admin" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Mails" }).click();
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("cell", { name: "trainer@demo.example" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole("row", { name: "trainer@demo.example" }).getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("super administrators alone see it")).toBeVisible();
  await expect(dialog.getByRole("link")).toHaveCount(0);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => measureOverflow(page), `${width} px`).toBe(0);
  }
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Have a new link written" }).click();
  const question = page.getByRole("alertdialog", { name: "Have a new link written?" });
  await expect(question).toContainText("one that was already passed on to the person too");
  await question.getByRole("button", { name: "Write a new link" }).click();
  await expect(dialog.getByText("A mail with a new link waits in this list")).toBeVisible();
});

test("§6.19 §2.40 §4.26 who was given a password is led to one of their own, in both apps, and to nothing else", {
  tag: "@long",
}, async ({ browser, platform }) => {
  const token = await platform.signIn("demo_admin");
  for (const [login, path, roles] of [
    ["newcomer", "/", ["ROLE_LEARNER"]],
    ["newauthor", "/admin/", ["ROLE_AUTHOR"]],
  ] as const) {
    const person = { login, email: `${login}@demo.example`, firstname: "Zoé", lastname: "Müller", locale: "en", roles };
    await platform.call(token, "/api/admin/user", { ...person, password: DEMO_PASSWORD });
    const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
    await page.goto(`${platform.url}${path}`);
    await page.getByLabel("Organisation").fill("demo");
    await page.getByLabel("Login").fill(login);
    await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press("Enter");
    const heading = page.getByRole("heading", { name: "Choose a password of your own" });
    await expect(heading).toBeVisible();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => measureOverflow(page), `${width} px`).toBe(0);
    }
    expect(await findFaults(page)).toEqual([]);
    await page.goto(`${platform.url}${path}mails`);
    await page.goto(`${platform.url}${path}`);
    await expect(heading).toBeVisible();
    await page.getByLabel("New password").fill("Grand-Soleil7-2026");
    await page.getByLabel("The same password again").fill("Grand-Soleil7-2026");
    await page.keyboard.press("Enter");
    await expect(heading).toBeHidden();
    await expect(page.getByRole("button", { name: "Zoé Müller" })).toBeVisible();
  }
});

test("decisions 2: an author is shown no mails, and is told so at their address", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  await signIn(page, platform, "author", "/admin");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("link", { name: "Mails" })).toHaveCount(0);
  await page.goto(`${platform.url}/admin/mails`);
  await page.waitForURL("**/admin/error?status=403**");
});
