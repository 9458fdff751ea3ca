// Knows that every preview keeps what its link brought, and leads back to the page of the office that it came from.
import { expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });

/** What the player in this tab keeps of the office, by the names in the specification. */
const KEPT = ["ACCESS_TOKEN", "REFRESH_TOKEN", "RETURN_URL", "PRODUCT_TYPE"];
const TYPES = ["learniz", "game", "scorm", "smart-sequence", "attachment", "coursiz"] as const;

test.beforeEach(async ({ page, platform }) => {
  await signIn(page, platform, "author", "/admin");
});

test("§2.22 a preview whose product is gone meanwhile leads back to the office", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  const token = await platform.signIn("demo_author");
  const made = await (await platform.call(token, "/api/admin/learniz", { name: "Gone soon" })).json();
  await page.goto(`${platform.url}/admin/learniz/${made.slug}`);
  await page.getByRole("button", { name: /^(Preview|Aperçu)$/ }).click();
  await page.waitForURL("**/play/**");
  await expect(page.getByRole("button", { name: /^(Leave|Quitter)$/ })).toBeVisible();
  const removal = { method: "DELETE", headers: { authorization: `Bearer ${token}` } };
  expect((await fetch(`${platform.url}/api/admin/learniz/${made.slug}`, removal)).ok).toBe(true);
  await page.reload();
  await page.getByRole("link", { name: /^(Back to the back office|Revenir au back-office)$/ }).click();
  await page.waitForURL(`${platform.url}/admin/**`);
});

test("§2.17 whoever leaves a step of a path comes back to the path", { tag: "@long" }, async ({ page, platform }) => {
  const token = await platform.signIn("demo_manager");
  const { products } = await (await platform.call(token, "/api/products")).json();
  const { perimeterSlug } = products.find((one: { readonly type: string }) => one.type === "coursiz");
  await signIn(page, platform, "manager");
  await page.goto(`${platform.url}/path/${perimeterSlug}`);
  await page.getByRole("button", { name: /^(Begin the path|Commencer le parcours)$/ }).click();
  await page
    .getByRole("button", { name: /^(Start|Commencer)[\s\u00a0\u202f]?:/ })
    .first()
    .click();
  await page.waitForURL("**/play/**");
  await page.getByRole("button", { name: /^(Leave|Quitter)$/ }).click();
  await page.waitForURL(`${platform.url}/path/${perimeterSlug}`);
});

for (const type of TYPES)
  test(`§2.17 §2.18 §2.20 §2.22 the preview of a ${type} leads back to the page that it was asked from`, {
    tag: "@long",
  }, async ({ page, platform }) => {
    const token = await platform.signIn("demo_author");
    const { products } = await (await platform.call(token, `/api/admin/${type}`)).json();
    const { slug } = products[0];
    await page.goto(`${platform.url}/admin/${type}/${slug}`);
    await page.getByRole("button", { name: /^(Preview|Aperçu)$/ }).click();
    await page.waitForURL((url) => !url.pathname.startsWith("/admin"));
    const leave =
      type === "coursiz"
        ? page.getByRole("link", { name: /^(Back to the editor|Revenir à l’éditeur|Retour à l’éditeur)$/ })
        : page.getByRole("button", { name: /^(Leave|Quitter)$/ });
    await expect(leave).toBeVisible();
    const { search, pathname } = new URL(page.url());
    for (const secret of ["token", "refreshToken", "returnBackoffice", "productPerimeterSlug"])
      expect(search).not.toContain(secret);
    if (type !== "coursiz") {
      const kept = await page.evaluate((keys) => keys.map((key) => sessionStorage.getItem(`player.${key}`)), KEPT);
      const jwt = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      expect(kept).toEqual([jwt, expect.any(String), `/admin/${type}/${slug}`, type]);
    }
    await page.reload();
    expect(new URL(page.url()).pathname).toBe(pathname);
    await leave.click();
    await page.waitForURL(`${platform.url}/admin/${type}/${slug}`);
    await expect(page.getByRole("button", { name: /^(Preview|Aperçu)$/ })).toBeVisible();
  });
