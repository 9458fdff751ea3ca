// Knows that an administrator writes terms of use, and that whoever signs in accepts them once before they go on.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { DEMO_PASSWORD, expect, signIn, test } from "./platform.ts";

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

test("§3.25 who signs in by the form, or comes by a link, is led to the terms that wait, on both sites", {
  tag: "@long",
}, async ({ page, platform, browser }) => {
  const admin = await platform.signIn("demo_admin");
  for (const login of ["admin", "author", "trainer"])
    await platform.call(await platform.signIn(`demo_${login}`), "/api/user", { locale: "en" }, "PUT");
  const { version: before } = (await (await platform.call(admin, "/api/admin/terms")).json()) as { version: number };
  const write = (fr: string, en: string, version: number) =>
    platform.call(admin, "/api/admin/terms", { texts: { fr, en }, before: version }, "PUT");
  // With empty terms nobody is asked: the administrator gets in. With terms again, they are asked on the other site.
  await write("", "", before);
  const office = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(office, platform, "admin", "/admin");
  await expect(office.getByRole("button", { name: "Demo Administrator" })).toBeVisible();
  await write("Soyez polis.", "Be polite.", before === 0 ? 0 : before + 1);
  const heading = { level: 1, name: "Terms of use" } as const;
  for (const [path, login] of [
    ["/auth/login?client=demo", "trainer"],
    ["/admin/auth/login?client=demo", "author"],
  ] as const) {
    await page.goto(platform.url + path);
    await page.getByRole("textbox", { name: "Login" }).fill(login);
    await page.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", heading)).toBeVisible();
    await page.getByRole("button", { name: "Sign out" }).click();
  }
  await office.getByRole("button", { name: "Demo Administrator" }).click();
  await office.getByRole("menuitem", { name: "Learner site" }).click();
  await expect(office.getByRole("heading", heading)).toBeVisible();
});
