// Knows how an operator gets into an empty platform: by the link that its start prints, once.
import { test as base, expect, type Platform, startPlatform } from "./platform.ts";

const PASSWORD = "Grand-Soleil7-2026";

const test = base.extend<{ empty: Platform }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  empty: async ({}, use) => {
    const empty = await startPlatform({ NODE_ENV: "production" });
    await use(empty);
    await empty.stop();
  },
});
test.use({ locale: "en-GB", viewport: { width: 360, height: 800 } });

test("decisions 1: §5.4 §9.2 the printed link makes the first administrator, who signs in", { tag: "@wide" }, async ({
  page,
  empty,
  complaints,
}) => {
  const link = empty.readSetupLink() ?? "";
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Set up Academiz" })).toBeVisible();
  expect(page.url()).toBe(`${empty.url}/admin/setup`);
  await page.reload();
  await expect(page.getByRole("alert").filter({ hasText: "Open the link that the server printed" })).toBeVisible();
  // The fragment alone changes: no page is loaded.
  await page.goto(link);
  await expect(page.getByText("Open the link that the server printed")).toHaveCount(0);
  expect(page.url()).toBe(`${empty.url}/admin/setup`);
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const create = page.getByRole("button", { name: "Create the administrator" });

  await create.click();
  await expect(field("Name of the organisation")).toBeFocused();
  await field("Name of the organisation").fill("École du Lac");
  await expect(field("Short name")).toHaveValue("ecole-du-lac");
  await field("Your login").fill("ada.lovelace");
  await field("Your e-mail address").fill("ada@example.org");
  await field("New password").fill("Grand-lovelace-2026");
  await field("The same password again").fill("Grand-lovelace-2026");
  const rules = page.getByRole("list", { name: "Rules of the password" });
  await expect(rules.getByRole("listitem").filter({ hasText: "not followed yet" })).toHaveText(/No four characters/);
  await create.click();
  await expect(field("New password")).toBeFocused();
  await field("New password").fill(PASSWORD);
  await expect(rules.getByText("not followed yet")).toHaveCount(0);
  await field("The same password again").fill(PASSWORD);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await create.press("Enter");

  await expect(page.getByText("The administrator exists. Sign in.")).toBeVisible();
  await expect(field("Organisation")).toHaveValue("ecole-du-lac");
  await expect(field("Login")).toHaveValue("ada.lovelace");
  await field("Password").fill(PASSWORD);
  await field("Password").press("Enter");
  await expect(page.getByRole("button", { name: /New course|Nouvelle formation/ }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("decisions 1: a link that was used says so, in French as well", { tag: "@long" }, async ({ browser, empty }) => {
  const link = empty.readSetupLink() ?? "";
  const token = link.split("#token=")[1];
  const setup = {
    token,
    clientSlug: "acme",
    clientName: "Acme",
    login: "ada",
    email: "ada@acme.example",
    locale: "en",
  };
  await empty.call("", "/api/setup", { ...setup, password: PASSWORD });
  const page = await (await browser.newContext({ locale: "fr-FR" })).newPage();
  await page.goto(link);
  await page.getByLabel("Nom de l’organisation").fill("Lac");
  await page.getByLabel("Votre identifiant").fill("bob");
  await page.getByLabel("Votre adresse e-mail").fill("bob@example.org");
  await page.getByLabel("Nouveau mot de passe").fill(PASSWORD);
  await page.getByLabel("Le même mot de passe, encore une fois").fill(PASSWORD);
  await page.getByRole("button", { name: "Créer l’administrateur" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Ce lien a servi" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/admin/setup");
});
