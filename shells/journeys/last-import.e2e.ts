// Knows that the list of people tells of the last file: where nobody has imported anybody yet, it says nothing.
import { findFaults } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

/** Two people, and one with an invalid address. */
const FILE = `Login;E-mail;First name;Last name
first;first@example.org;Number 1;Worker
second;second@example.org;Number 2;Worker
third;nowhere;Number 3;Worker
`;

test("§1.6 §2.10 the list of people tells of the last import, while it waits and once it is done", {
  tag: "@long",
}, async ({ page, platform }) => {
  await platform.call(await platform.signIn("demo_admin"), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "admin", "/admin", "/people");
  const last = page.getByRole("region", { name: "Last import" });
  await expect(page.getByRole("table", { name: "People" })).toBeVisible();
  await expect(last).toHaveCount(0);
  await page.getByRole("link", { name: "Import" }).click();
  const buffer = Buffer.from(FILE);
  await page.getByLabel("File of people").last().setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer });
  await expect(page.getByRole("heading", { name: "2. What the file would do" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the people" }).click();
  await expect(last).toContainText("Waits for its confirmation");
  await page.getByRole("link", { name: "Import" }).click();
  await page.getByRole("button", { name: "Carry it out" }).click();
  await expect(page.getByRole("heading", { name: "It is done" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the people" }).click();
  await expect(last).toContainText(/Done.*Lines\s*3.*New ones\s*2.*Changed\s*0.*Lines not taken\s*1/s);
  expect(await findFaults(page)).toEqual([]);
});
