// Knows that an administrator writes terms of use, and that whoever signs in accepts them once before they go on.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });

test("§3.25 terms are written in the office, accepted once on the site, and read later on the page of the account", {
  tag: "@long",
}, async ({ page, platform, browser, complaints }) => {
  for (const login of ["admin", "learner"])
    await platform.call(await platform.signIn(`demo_${login}`), "/api/user", { locale: "en" }, "PUT");
  const office = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(office, platform, "admin", "/admin", "/organisation?tab=terms");
  await office.getByRole("textbox", { name: "In French" }).fill("Soyez sages.");
  await office.getByRole("textbox", { name: "In English" }).fill("Be good.");
  await office.getByRole("button", { name: "Publish the terms" }).press("Enter");
  await expect(office.getByText(/^Version 1, of /)).toBeVisible();
  expect(await findFaults(office)).toEqual([]);

  await signIn(page, platform, "learner");
  await expect(page.getByRole("heading", { level: 1, name: "Terms of use" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Terms of use" })).toHaveText("Be good.");
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole("button", { name: "I accept the terms of use" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "My courses" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "My courses" })).toBeVisible();
  await page.goto(`${platform.url}/account`);
  await expect(page.getByText(/You accepted them on /)).toBeVisible();
  expect(complaints).toEqual([]);
});
