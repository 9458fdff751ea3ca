// Knows that 2,000 people are imported from one file: bad lines are reported, nothing is done before it is confirmed,
// the corrected file changes nothing twice, and a file that would delete many asks for their number.
import { findFaults } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

const HEAD = "Login;E-mail;First name;Last name\n";
/** Every 50th person has no address. */
const writePerson = (at: number, isRight: boolean): string =>
  `worker${at};${!isRight && at % 50 === 0 ? "nowhere" : `worker${at}@example.org`};Number ${at};Worker\n`;
const writeFile = (count: number, isRight: boolean): Buffer =>
  Buffer.from(HEAD + Array.from({ length: count }, (_, at) => writePerson(at + 1, isRight)).join(""));

test("§7.36 §3.229 2,000 people come from a file with 40 bad lines, then from the corrected one; nothing changes twice", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await platform.call(await platform.signIn("demo_admin"), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "admin", "/admin", "/people");
  await page.getByRole("link", { name: "Import" }).click();
  const send = (buffer: Buffer) =>
    page.getByLabel("File of people").last().setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer });
  const figure = (name: string) =>
    page.getByRole("definition").filter({ has: page.locator(`xpath=preceding-sibling::dt[.="${name}"]`) });
  const shown = page.getByRole("heading", { name: "2. What the file would do" });

  await send(writeFile(2_000, false));
  await expect(shown).toBeVisible();
  await expect(figure("New ones")).toHaveText("1,960");
  await expect(figure("Lines not taken")).toHaveText("40");
  const lines = page.getByRole("table", { name: "Lines that are not taken" });
  await expect(lines.getByRole("row")).toHaveCount(41);
  await expect(lines.getByRole("row").nth(1)).toContainText("51E-mailWrite a whole address");
  expect(await findFaults(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download them (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("lines-not-taken.csv");
  // Nobody is added before the import is confirmed, and the page finds its file again after a reload.
  await page.reload();
  await expect(figure("New ones")).toHaveText("1,960");
  await page.getByRole("button", { name: "Carry it out" }).click();
  await expect(page.getByRole("heading", { name: "It is done" })).toBeVisible();

  await page.getByRole("button", { name: "Another file" }).click();
  await expect(page.getByRole("table", { name: "Former imports" }).getByRole("row")).toHaveCount(2);
  await send(writeFile(2_000, true));
  await expect(shown).toBeVisible();
  await expect(figure("New ones")).toHaveText("40");
  await expect(figure("Unchanged")).toHaveText("1,960");
  await page.getByRole("button", { name: "Carry it out" }).click();
  await expect(page.getByRole("heading", { name: "It is done" })).toBeVisible();

  await page.getByRole("button", { name: "Another file" }).click();
  await send(writeFile(2_000, true));
  await expect(page.getByText("The file changes nothing.")).toBeVisible();
  await page.getByRole("button", { name: "Give it up" }).click();
  await page.getByRole("button", { name: "Another file" }).click();

  await page.getByRole("checkbox", { name: "Delete the accounts that the file does not name" }).check();
  await send(writeFile(1_000, true));
  const apply = page.getByRole("button", { name: "Carry it out" });
  await expect(apply).toHaveAttribute("aria-disabled", "true");
  const gone = await figure("Deleted").textContent();
  await page.getByLabel(/^Type .*, the number of accounts/).fill((gone ?? "").replace(/\D/g, ""));
  await apply.click();
  await expect(page.getByRole("heading", { name: "It is done" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the people" }).click();
  await expect(page.getByText(/^1–50 of 1,?00\d$/)).toBeVisible();
  expect(complaints).toEqual([]);
});

test("§8.12 a template that cannot be loaded is told in words, and loads when it is asked for again", {
  tag: "@long",
}, async ({ page, platform }) => {
  await platform.call(await platform.signIn("demo_admin"), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "admin", "/admin", "/people/import");
  const template = page.getByRole("button", { name: "Template (CSV)" });
  await page.route("**/api/**/template**", (route) => route.abort());
  await template.click();
  await expect(page.getByText("There seems to be no connection.", { exact: false }).first()).toBeVisible();
  await page.unrouteAll();
  const download = page.waitForEvent("download");
  await template.click();
  await download;
});

test("§8.13 a file that does not name its columns is refused in words, and nothing is sent twice", {
  tag: "@long",
}, async ({ page, platform }) => {
  await platform.call(await platform.signIn("demo_admin"), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "admin", "/admin", "/people/import");
  const box = page.getByLabel("File of people").last();
  await box.setInputFiles({ name: "x.csv", mimeType: "text/csv", buffer: Buffer.from("a;b\n1;2\n") });
  await expect(page.getByRole("heading", { name: "It was not done" })).toBeVisible();
  await expect(page.getByText(/need a column each|does not name the columns/).first()).toBeVisible();
  await page.getByRole("button", { name: "Another file" }).click();
  await box.setInputFiles({ name: "x.png", mimeType: "image/png", buffer: Buffer.from("89504e470d0a1a0a0000", "hex") });
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: /kind|file/i })
      .first(),
  ).toBeVisible();
});
