// Knows that the operator of a platform sees its state, and that the pictures of a client are stored and removed.
import { join } from "node:path";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });
const SEAL = join(import.meta.dirname, "../../docs/images/front.webp");

test("§7.50 §7.53 decisions 15: a super administrator reads the platform, and gives a client its signature", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const token = await platform.signIn("demo_superadmin");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "superadmin", "/admin", "/platform");
  await expect(page.getByRole("heading", { level: 1, name: "Platform" })).toBeVisible();
  await expect(page.getByText("PostgreSQL that comes with Academiz")).toBeVisible();
  await expect(page.getByRole("table", { name: "Storage by client" })).toContainText("Academiz Demo");
  const faults = [...(await findFaults(page))];
  await page.getByRole("link", { name: "Open the outbox" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mails" })).toBeVisible();

  await page.goto(`${platform.url}/admin/organisation/appearance?tab=pictures`);
  await page.locator('input[type="file"][aria-label="Signature"]').setInputFiles(SEAL);
  await expect(page.getByText("The signature is saved").first()).toBeVisible();
  const seen = page.getByRole("img", { name: "The signature of Academiz Demo" });
  await expect.poll(() => seen.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBe(0);
  faults.push(...(await findFaults(page)));
  await page.getByRole("button", { name: "Take away" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Take away" }).press("Enter");
  await expect(page.getByText("The signature is taken away").first()).toBeVisible();
  await expect(seen).toHaveCount(0);
  expect([faults, complaints]).toEqual([[], []]);
});
