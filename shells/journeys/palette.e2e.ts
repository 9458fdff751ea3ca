// Knows how somebody goes anywhere in the office by typing, and sees what runs for them from any page.
import { findFaults } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

test("by keys alone a page, a person and a product are found and gone to, something is created, the last stands first", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await platform.call(await platform.signIn("demo_admin"), "/api/user", { locale: "en" }, "PUT");
  await signIn(page, platform, "admin", "/admin", "/");
  await expect(page.getByRole("table")).toBeVisible();
  // Each number of the week leads to its statistics.
  await expect(page.getByRole("region", { name: "This week" }).getByRole("link")).toHaveCount(4);
  const palette = page.getByRole("dialog", { name: "Go to, find or create" });
  const box = palette.getByRole("combobox");
  const option = (name: RegExp | string) => palette.getByRole("option", { name });
  const goTo = async (typed: string, name: RegExp) => {
    await page.keyboard.press("Control+k");
    await box.fill(typed);
    await expect(option(name).first()).toBeVisible();
    await expect(box).toHaveAttribute("aria-activedescendant", /./);
    await page.keyboard.press("Enter");
    await expect(palette).toBeHidden();
  };
  await goTo("statis", /^Statistics/);
  await expect(page).toHaveURL(/\/statistics/);
  await goTo("manager", /manager/i);
  await expect(page).toHaveURL(/\/people\?person=/);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await goTo("Spot the hook", /^Spot the hook/);
  await expect(page).toHaveURL(/\/learniz\//);
  await page.goto(`${new URL(page.url()).origin}/admin/`);
  await expect(page.getByRole("table")).toBeVisible();

  await page.getByRole("button", { name: /^Search and go to/ }).press("Enter");
  await expect(palette.getByRole("group", { name: "Recent" }).getByRole("option").first()).toContainText(
    "Spot the hook",
  );
  expect(await findFaults(page)).toEqual([]);
  await box.fill("nothing of that name");
  await expect(palette.getByRole("status")).toHaveText("Nothing has this name.");
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
  await goTo("new path", /^New path/);
  await expect(page.getByRole("dialog", { name: "New path" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("§7.36 §7.116 what runs is told on every page, leads to where it was begun, and is given up there", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const token = await platform.signIn("demo_admin");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const form = new FormData();
  form.set("upload", new Blob(["login;email;firstname;lastname;roles\nrun1;run1@example.org;Run;One;"]), "runners.csv");
  const sent = await fetch(new URL("/api/admin/user/import", platform.url), {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(sent.status).toBe(200);
  await signIn(page, platform, "admin", "/admin", "/");
  await page.getByRole("button", { name: "1 task in progress" }).press("Enter");
  const panel = page.getByRole("dialog", { name: "Tasks in progress" });
  await expect(panel).toContainText("runners.csv");
  expect(await findFaults(page)).toEqual([]);
  await panel.getByRole("link", { name: "runners.csv" }).click();
  await expect(page).toHaveURL(/\/people\/import/);
  // A notification tells what the import would do, and leads there as well.
  await page.goto(`${new URL(page.url()).origin}/admin/`);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await page
    .getByRole("dialog", { name: "Notifications" })
    .getByRole("button", { name: /runners|import/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/people\/import/);
  await page.getByRole("button", { name: "1 task in progress" }).click();
  await panel.getByRole("button", { name: "Give up: runners.csv" }).press("Enter");
  await expect(panel).toContainText("Nothing in progress");
  // The button stays while it has the focus, and disappears once the focus moves on.
  await page.keyboard.press("Escape");
  const button = page.getByRole("button", { name: "Nothing in progress" });
  await expect(button).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button).toHaveCount(0);
  expect(complaints).toEqual([]);
});
