// Knows that a visitor who is not signed in chooses the language, and that it stays chosen.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { DEMO_PASSWORD, expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });

test("§9.51 the language that is chosen before the sign-in holds for all pages until it is chosen in an account", {
  tag: "@long",
}, async ({ page, platform }) => {
  const lang = page.locator("html");
  await page.goto(`${platform.url}/auth/login?client=demo`);
  await expect(page.getByRole("button", { name: "English", pressed: true })).toBeVisible();
  await page.getByRole("button", { name: "Français" }).press("Enter");
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Français", pressed: true })).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBe(0);

  for (const path of ["/admin/auth/login", "/auth/forgotten"]) {
    await page.goto(platform.url + path);
    await expect(page.getByRole("button", { name: "Français", pressed: true })).toBeVisible();
    await expect(lang).toHaveAttribute("lang", "fr");
  }
  await page.getByRole("button", { name: "English" }).click();
  await expect(lang).toHaveAttribute("lang", "en");

  // The organisation speaks French: the choice of its reader is stronger.
  await signIn(page, platform, "learner");
  await expect(lang).toHaveAttribute("lang", "en");
  const account = page.getByRole("button", { name: "Demo Learner" });
  await account.click();
  await page.getByRole("menuitemradio", { name: "Français" }).click();
  await expect(lang).toHaveAttribute("lang", "fr");
  await page.reload();
  await expect(account).toBeVisible();
  await expect(lang).toHaveAttribute("lang", "fr");
});

test("§9.51 a wrong password changes no language", { tag: "@long" }, async ({ page, platform }) => {
  await page.goto(`${platform.url}/auth/login?client=demo`);
  await page.getByRole("button", { name: "Français" }).click();
  await page.getByLabel("Identifiant").fill("learner");
  await page.getByRole("textbox", { name: "Mot de passe" }).fill(`${DEMO_PASSWORD}x`);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("form").getByRole("alert")).toContainText("mot de passe");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});
