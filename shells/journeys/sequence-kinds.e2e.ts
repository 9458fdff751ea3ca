// Knows that a number and an order are asked for in a sequence, and answered by keyboard and by finger.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

const NAME = "Numbers and orders";

test("§9.18 decisions 9 a number and an order are written, asked and judged", { tag: "@wide" }, async ({
  page,
  platform,
}) => {
  for (const login of ["author", "learner"])
    await platform.call(await platform.signIn(`demo_${login}`), "/api/user", { locale: "en" }, "PUT");
  const configDraft = { context: { title: NAME }, config: { local: "EN", adaptive: { strategy: "LINEAR" } } };
  const author = await platform.signIn("demo_author");
  const made = await platform.call(author, "/api/admin/smart-sequence", { name: NAME, configDraft });
  const { slug } = await made.json();
  await signIn(page, platform, "author", "/admin", `/smart-sequence/${slug}`);

  await page.getByRole("button", { name: "Add the first question" }).click();
  const panel = page.getByRole("dialog", { name: "New question" });
  await panel.getByRole("radio", { name: "Number" }).check();
  await panel.getByRole("textbox", { name: "What is asked" }).fill("How long is the hose?");
  await panel.getByRole("textbox", { name: "The right number" }).fill("about ten");
  await panel.getByRole("textbox", { name: "Theme" }).fill("Fire");
  await panel.getByRole("button", { name: "Add the question" }).click();
  await expect(panel.getByText("Write a number, such as 12.5 or 12.5 ± 0.1 km.")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await panel.getByRole("textbox", { name: "The right number" }).fill("12.5 ± 0.5 m");
  await panel.getByRole("button", { name: "Add the question" }).click();

  await page.getByRole("button", { name: "Add a question" }).click();
  await panel.getByRole("radio", { name: "To put in order" }).check();
  await panel.getByRole("textbox", { name: "What is asked" }).fill("What comes first?");
  await panel.getByRole("textbox", { name: "Answer 1" }).fill("Call for help");
  await panel.getByRole("textbox", { name: "Answer 2" }).fill("Leave the room");
  await panel.getByRole("button", { name: "Add an answer" }).click();
  await panel.getByRole("textbox", { name: "Answer 3" }).fill("Close the door");
  expect(await findFaults(page)).toEqual([]);
  await panel.getByRole("button", { name: "Add the question" }).click();
  await expect(page.getByRole("row", { name: /What comes first/ })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The sequence is published")).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, platform, "learner");
  await page.getByRole("button", { name: `Start: ${NAME}` }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  const give = page.getByRole("button", { name: "Answer", exact: true });
  const number = page.getByRole("textbox", { name: "Your answer, in m" });
  await number.fill("twelve");
  await expect(give).toHaveAttribute("aria-disabled", "true");
  await number.fill("12,9 m");
  expect([await findFaults(page), await measureOverflow(page)]).toEqual([[], 0]);
  await number.press("Enter");
  await expect(page.getByText("Right.", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");

  const lines = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Move up/ }) });
  await expect(lines).toHaveCount(3);
  // An arrow keeps the focus at the end of the list, where it does nothing.
  for (const arrow of ["Move up: Call for help", "Move down: Close the door"]) {
    await page.getByRole("button", { name: arrow }).focus();
    for (const _ of [1, 2]) await page.keyboard.press("Enter");
  }
  await expect(lines).toHaveText([/Call for help/, /Leave the room/, /Close the door/]);
  await page.getByRole("button", { name: "Move down: Call for help" }).click();
  expect([await findFaults(page), await measureOverflow(page)]).toEqual([[], 0]);
  await give.click();
  const right = "Call for help → Leave the room → Close the door";
  await expect(page.getByText(`Not quite: the answer is “${right}”.`)).toBeVisible();
  await page.getByRole("button", { name: "See the result" }).click();
  const given = "Leave the room → Call for help → Close the door";
  await expect(page.getByText(`You answered “${given}”. The answer is “${right}”.`)).toBeVisible();
  await expect(page.getByText("1 right of 2")).toBeVisible();
});
