// Knows that an administrator finds every mail of a platform without a mail server, and passes its link on.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });

test("decisions 1: a mail that stays on the platform is found, read, and its link opens the account", async ({
  page,
  platform,
  browser,
}) => {
  await signIn(page, platform, "admin", "/admin");
  await page.getByRole("button", { name: "Demo Admin" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Mails" }).click();
  await expect(page.getByRole("heading", { name: "No mail yet" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);

  const learner = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await learner.goto(`${platform.url}/auth/forgotten?client=demo&login=learner`);
  await learner.getByRole("button", { name: "Send me a link" }).click();
  await expect(learner.getByText("a link is on its way")).toBeVisible();
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
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await dialog.getByRole("button", { name: "Copy the link" }).click();
  const href = await link.getAttribute("href");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(href);
  await learner.goto((await link.getAttribute("href")) ?? "");
  await expect(learner.getByRole("heading", { name: /a new password/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("decisions 2: an author is shown no mails, and is told so at their address", async ({ page, platform }) => {
  await signIn(page, platform, "author", "/admin");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("link", { name: "Mails" })).toHaveCount(0);
  await page.goto(`${platform.url}/admin/mails`);
  await page.waitForURL("**/admin/error?status=403**");
});
