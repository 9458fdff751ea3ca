// Knows that an administrator plans the dates of a classroom, and that its trainer shows the code, notes who was there
// and prints the sheet.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

const NAME = "First aid at work";
const SESSION = "Morning group";

test("§3.192 §4.132 §7.112 decisions 2, 11: a classroom is made, planned, held and printed", async ({
  page,
  platform,
}) => {
  for (const login of ["admin", "trainer"])
    await platform.call(await platform.signIn(`demo_${login}`), "/api/user", { locale: "en" }, "PUT");

  await signIn(page, platform, "admin", "/admin");
  await page.getByRole("button", { name: "Other types" }).click();
  await page.getByRole("menuitem", { name: "New classroom" }).click();
  const creating = page.getByRole("dialog", { name: "New classroom" });
  await creating.getByRole("textbox", { name: "Name" }).fill(NAME);
  await creating.getByRole("button", { name: "Create the classroom" }).click();
  await expect(page.getByRole("heading", { name: NAME, level: 1 })).toBeVisible();
  await expect(page.getByText("It has no session yet.")).toBeVisible();

  await page.getByRole("button", { name: "Add a session" }).click();
  const writing = page.getByRole("dialog", { name: "New session" });
  await writing.getByRole("textbox", { name: "Name" }).fill(SESSION);
  await expect(writing.getByRole("radio", { name: "By the code that the trainer shows" })).toBeChecked();
  await writing.getByRole("button", { name: "Add the session" }).click();
  await page.getByRole("button", { name: "Save the sessions" }).click();
  await expect(page.getByText("It is ready: publish it, and learners find it.")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The classroom is published")).toBeVisible();

  await page.getByRole("tab", { name: "Dates" }).click();
  await page.getByRole("button", { name: "New date" }).first().click();
  const planning = page.getByRole("dialog", { name: "New date" });
  await planning.getByRole("radio", { name: "Several dates" }).check();
  await planning.getByRole("checkbox", { name: "Monday" }).check();
  await planning.getByRole("textbox", { name: "Place" }).fill("Room 1");
  await planning.getByRole("combobox", { name: "Trainer" }).fill("Demo");
  await page.getByRole("option", { name: "Demo Trainer" }).click();
  await expect(planning.getByText("3 dates")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await planning.getByRole("button", { name: "Plan the dates" }).click();
  await expect(page.getByText("3 dates are planned")).toBeVisible();
  await expect(page.getByRole("table", { name: "Dates" }).getByRole("row")).toHaveCount(4);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
});
