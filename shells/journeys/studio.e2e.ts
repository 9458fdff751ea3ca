// Knows what the studio tells an author about unwritten parts, about losses by a deletion, and about others' changes.
import type { Page } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });

/** In English whatever the client speaks. */
async function openOffice(page: Page, platform: Platform): Promise<void> {
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Demo Author" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
}

async function createCourse(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "New course" }).click();
  const dialog = page.getByRole("dialog", { name: "New course" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("radio", { name: "English" }).check();
  await dialog.getByRole("button", { name: "Create the course" }).click();
  await expect(page.getByRole("textbox", { name: "Text of block 1" })).toBeVisible();
}

async function addGame(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add a block" }).first().click();
  await page
    .getByRole("dialog", { name: "Add a block" })
    .getByRole("button", { name: /True or false/ })
    .click();
}

test("decisions 5 an example looks like one, and is not published unnoticed", { tag: "@long" }, async ({
  page,
  platform,
  complaints,
}) => {
  await openOffice(page, platform);
  await createCourse(page, "Samples");
  await addGame(page);
  const [first, second] = [1, 2].map((number) =>
    page.getByRole("listitem").filter({ hasText: `Statement ${number}` }),
  ) as [ReturnType<Page["locator"]>, ReturnType<Page["locator"]>];
  await expect(first.getByText("Sample", { exact: true })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("tab", { name: /Checks/ }).click();
  await expect(
    page.getByText(/^Nobody has written statements 1 and 2 of the game “True or false\?” yet/),
  ).toBeVisible();

  await page.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish this course?" });
  await expect(dialog.getByRole("heading", { name: "Learners will meet what is not finished" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Publish all the same" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  // What is typed replaces the whole example.
  await first.getByRole("textbox", { name: "Statement", exact: true }).focus();
  await page.keyboard.type("Lifts are safe in a fire.");
  await expect(first.getByRole("textbox", { name: "Statement", exact: true })).toHaveValue("Lifts are safe in a fire.");
  await expect(page.getByText(/^Nobody has written statement 2 of/)).toBeVisible();
  await expect(page.getByText(/^The explanation of statement 1 of/)).toBeVisible();
  await first.getByRole("textbox", { name: "Explanation" }).fill("They stop between two floors.");
  await expect(first.getByText("Sample", { exact: true })).toHaveCount(0);
  await second.getByRole("button", { name: "Keep it as it is: statement 2" }).click();
  await expect(page.getByText(/Nobody has written/)).toHaveCount(0);
  await page.getByRole("button", { name: "Publish" }).click();
  await dialog.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("banner").getByText("Published")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("decisions 5 two problems that read alike name their pages, in the checks and before a publication, and lead there", {
  tag: "@long",
}, async ({ page, platform }) => {
  await openOffice(page, platform);
  await createCourse(page, "Alike");
  await addGame(page);
  await page.getByRole("button", { name: "Add a page" }).click();
  await addGame(page);
  const title = page.getByRole("textbox", { name: "Title of the page" });
  await expect(title).toHaveValue("New page");
  await page.getByRole("tab", { name: /Checks/ }).click();
  const alike = page.getByText(/^Nobody has written statements 1 and 2 of the game “True or false\?” yet/);
  await expect(alike).toHaveCount(2);
  // An empty text is reported although a game stands beside it.
  const empty = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "Empty text (block 1)" });
  await expect(empty).toContainText(["Page 1", "New page"]);
  await page.getByRole("button", { name: "Go there: Page 1" }).first().click();
  await expect(title).toHaveValue("Page 1");
  await expect(page.getByRole("textbox", { name: "Statement", exact: true }).first()).toBeFocused();

  await page.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish this course?" });
  await dialog.getByRole("button", { name: "Go there: New page" }).first().click();
  await expect(dialog).toBeHidden();
  await expect(title).toHaveValue("New page");
  await expect(page.getByRole("textbox", { name: "Statement", exact: true }).first()).toBeFocused();
  // That also works from the same page.
  await page.getByRole("button", { name: "Publish" }).click();
  await dialog.getByRole("button", { name: "Go there: New page" }).first().click();
  await expect(page.getByRole("textbox", { name: "Statement", exact: true }).first()).toBeFocused();

  // A published course without changes has nothing new to publish.
  await page.getByRole("button", { name: "Publish" }).click();
  await dialog.getByRole("button", { name: "Publish all the same" }).click();
  await expect(page.getByRole("banner").getByText("Published")).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(dialog).toContainText("They keep their place and their results.");
  await expect(dialog).not.toContainText(/New pages|new page|removed/);
  await page.keyboard.press("Escape");

  // §3.68: earlier publications are listed with what they changed; taking one up again can be undone like everything
  // else.
  await title.fill("Second thoughts");
  await page.getByRole("button", { name: "Publish" }).click();
  await dialog.getByRole("button", { name: "Publish all the same" }).click();
  await expect(page.getByRole("banner").getByText("Published")).toBeVisible();
  await page.getByRole("button", { name: "History" }).click();
  const rows = page.getByRole("table", { name: "Publications" }).getByRole("row");
  await expect(rows.filter({ hasText: "What learners have" })).toHaveCount(1);
  const open = page.getByRole("button", { name: /^Publication of / });
  await expect(open).toHaveCount(2);
  await open.first().click();
  const told = page.getByRole("dialog", { name: /^Publication of / });
  await expect(told.getByText("Changed: Second thoughts")).toBeVisible();
  await page.keyboard.press("Escape");
  await open.last().click();
  await expect(told.getByText("It is the first publication that is kept.")).toBeVisible();
  await expect(told.getByText("Changed: New page")).toBeVisible();
  // Any other publication may stand beside it.
  await told.getByRole("combobox", { name: "Compared with" }).click();
  await page.getByRole("option").first().click();
  await expect(told.getByText(/^What is different in it from the publication of /)).toBeVisible();
  await expect(told.getByText("It is the first publication that is kept.")).toHaveCount(0);
  await told.getByRole("button", { name: "Restore as the draft" }).click();
  await page.getByRole("button", { name: "Content", exact: true }).click();
  await expect(title).toHaveValue("New page");
  await expect(page.getByRole("banner").getByText("Changes not published")).toBeVisible();
  // What is offered back says when that would take more back than itself.
  await title.fill("Third thoughts");
  await page.locator("[data-toasts]").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The course was changed since: use Undo to go back step by step.")).toBeVisible();
  await expect(title).toHaveValue("Third thoughts");
  const undo = page.getByRole("banner").getByRole("button", { name: "Undo" });
  await undo.click();
  await expect(title).toHaveValue("New page");
  await undo.click();
  await expect(title).toHaveValue("Second thoughts");
});

test("§5.34 a rule shows the whole name of its element, and a score is typed beside its maximum", {
  tag: "@long",
}, async ({ page, platform }) => {
  const line = "In case of fire leave at once by the stairs, never by the lift, and wait for your colleagues outside.";
  await openOffice(page, platform);
  await createCourse(page, "To the end");
  await page.getByRole("textbox", { name: "Text of block 1" }).focus();
  await page.keyboard.type(line);
  await page.getByRole("button", { name: "Add a condition" }).last().click();
  await expect(page.getByText(`“${line}” is completed`).first()).toBeVisible();
  await addGame(page);
  const outOf = (field: string) =>
    page.getByLabel(field, { exact: true }).locator("xpath=ancestor::*[contains(., '/ 100')][1]");
  expect(await outOf("Passed from a score of").textContent()).toBe("/ 100");
  await page.getByRole("treeitem", { name: "To the end" }).click();
  expect(await outOf("Minimum score").textContent()).toBe("/ 100");
});

test("§5.34 a deletion tells which rules went with it, and undo brings both back; its offer goes with the undoing", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await openOffice(page, platform);
  await createCourse(page, "Rules of others");
  await page.getByRole("textbox", { name: "Text of block 1" }).click();
  await page.keyboard.type("In case of fire, leave at once by the stairs and never take the lift.");
  await addGame(page);
  await page.getByRole("button", { name: "Add a page" }).click();
  await page.getByRole("textbox", { name: "Title of the page" }).fill("Meeting point");
  await page.getByRole("button", { name: "Add a condition" }).first().click();

  // Elements are picked from the tree of the course, by their own words.
  const picker = page.getByRole("combobox", { name: "Element" });
  await page.getByRole("button", { name: "Show the choices" }).click();
  const options = page.getByRole("option");
  await expect(options).toHaveText([
    "Chapter 1Chapter",
    "Page 1Page of “Chapter 1”",
    "In case of fire, leave at once by the stairs and never take…Block on page “Page 1”",
    "True or false?Block on page “Page 1”",
  ]);
  const starts = await options.evaluateAll((all) =>
    all
      .map((option) => option.firstElementChild?.firstChild)
      .map((text) => {
        const range = document.createRange();
        if (text) range.selectNodeContents(text);
        return range.getBoundingClientRect().left;
      }),
  );
  expect(new Set(starts).size).toBe(3);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  await options.nth(2).click();
  await expect(picker).toHaveValue(/^In case of fire/);
  const sentence = page.getByText(
    "“In case of fire, leave at once by the stairs and never take the lift.” on page “Page 1” is completed",
  );
  await expect(sentence).toBeVisible();
  expect(await sentence.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await page.getByRole("button", { name: "Add a condition" }).first().click();
  await page.getByRole("button", { name: "Show the choices" }).nth(1).click();
  await options.nth(3).click();
  expect(await findFaults(page)).toEqual([]);

  await page.getByRole("treeitem", { name: /Page 1/ }).click();
  await page.getByRole("button", { name: "Delete block 2" }).click();
  const toast = page
    .getByRole("status")
    .filter({ hasText: "Block deleted. 1 rule of page “Meeting point” went with it." });
  await toast.getByRole("button", { name: "Undo" }).click();
  const statement = page.getByRole("textbox", { name: "Statement", exact: true });
  await expect(statement).toHaveCount(2);
  await expect(toast).toHaveCount(0);
  await page.getByRole("treeitem", { name: /Meeting point/ }).click();
  await expect(picker).toHaveCount(2);

  await page.getByRole("treeitem", { name: /Page 1/ }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).first().click();
  const gone = page
    .getByRole("status")
    .filter({ hasText: "Page deleted. 2 rules of page “Meeting point” went with it." });
  await expect(gone.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("treeitem", { name: /Page 1/ })).toHaveCount(1);
  await expect(gone).toHaveCount(0);
  await page.getByRole("treeitem", { name: /Meeting point/ }).click();
  await expect(picker).toHaveCount(2);
  expect(complaints).toEqual([]);
});

test("§4.79 a preview begins at the page being edited, with every page open, and its author switches the rules on", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await openOffice(page, platform);
  await createCourse(page, "Seen with its rules");
  for (const name of ["Second", "Third"]) {
    await page.getByRole("button", { name: "Add a page" }).click();
    await page.getByRole("textbox", { name: "Title of the page" }).fill(name);
  }
  await page.getByRole("treeitem", { name: /Second/ }).click();
  await page.getByRole("button", { name: "Add a condition" }).first().click();
  await page.getByRole("button", { name: "Preview" }).click();
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  await expect(heading("Second")).toBeVisible();
  const rules = page.getByRole("switch", { name: "Rules" });
  await expect(rules).not.toBeChecked();
  await expect(page.getByText("The rules are off: every page is open.")).toBeVisible();
  await page.reload();
  await expect(heading("Second")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await rules.check();
  await expect(heading("Page 1")).toBeVisible();
  await expect(page.getByRole("button", { name: "Done Page 1" })).toBeVisible();
  // The rules hide the earlier page: the bar says which one, and why. It opens as soon as this page is seen.
  await expect(page.getByText("“Second” was locked for a learner who begins, and has opened since.")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Go there" }).click();
  await expect(heading("Second")).toBeVisible();
  await expect(page.getByText("The rules are on: as for a learner who begins.")).toBeVisible();
  await rules.uncheck();
  await expect(heading("Second")).toBeVisible();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("textbox", { name: "Title of the page" })).toHaveValue("Second");
  expect(complaints).toEqual([]);
});

test("decisions 5 the way to a problem on the open page leads there at once, and does not disturb an author who types", {
  tag: "@long",
}, async ({ page, platform }) => {
  await openOffice(page, platform);
  await createCourse(page, "Same page");
  await addGame(page);
  const title = page.getByRole("textbox", { name: "Title of the page" });
  await page.getByRole("tab", { name: /Checks/ }).click();
  const goThere = page.getByRole("button", { name: /^Go there: / }).first();
  const statement = page.getByRole("textbox", { name: "Statement", exact: true }).first();
  await goThere.click();
  await expect(statement).toBeFocused();
  // The author is already at that place, and nothing else remains to be drawn.
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await goThere.click();
  await expect(statement).toBeFocused();
  await title.fill("");
  await title.pressSequentially("Stairs");
  await expect(title).toHaveValue("Stairs");
  await expect(title).toBeFocused();
});

test("decisions 5 the way to a problem of a question leads to its field, and what is added is written at once", {
  tag: "@long",
}, async ({ page, platform }) => {
  await openOffice(page, platform);
  await createCourse(page, "To the field");
  await addGame(page);
  const statement = (number: number) => page.getByRole("listitem").filter({ hasText: `Statement ${number}` });
  const text = (number: number) => statement(number).getByRole("textbox", { name: "Statement", exact: true });
  await page.getByRole("tab", { name: /Checks/ }).click();
  await page.getByRole("button", { name: "Go there: Page 1" }).first().click();
  await expect(text(1)).toBeFocused();
  await page.keyboard.type("Lifts are safe in a fire.");
  await expect(page.getByText(/^The explanation of statement 1 of/)).toBeVisible();
  const line = page.getByRole("listitem").filter({ hasText: /The explanation of statement 1/ });
  await line.getByRole("button", { name: "Go there: Page 1" }).click();
  await expect(statement(1).getByRole("textbox", { name: "Explanation" })).toBeFocused();
  await page.getByRole("button", { name: "Add a statement" }).click();
  await expect(text(3)).toBeFocused();
});

test("§5.34 a number that is none stays as it was typed, says so, and the rule keeps the former one until it is right", {
  tag: "@long",
}, async ({ page, platform }) => {
  await openOffice(page, platform);
  await createCourse(page, "Thresholds");
  await addGame(page);
  await page.getByRole("button", { name: "Add a condition" }).last().click();
  await page.getByRole("combobox", { name: "What is asked" }).click();
  await page.getByRole("option", { name: "has a score of at least" }).click();
  const score = page.getByRole("spinbutton", { name: "Score", exact: true });
  const rule = page.getByText(/has a score of at least 80\/100/);
  await expect(rule).toBeVisible();
  for (const typed of ["", "150", "-1"]) {
    await score.fill(typed);
    await score.blur();
    await expect(score).toHaveValue(typed);
    await expect(score).toHaveAccessibleDescription("Type a number from 0 to 100. Until then it stays 80.");
    await expect(rule).toBeVisible();
  }
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findFaults(page), `${width} px`).toEqual([]);
  }
  await score.fill("70");
  await expect(score).not.toHaveAccessibleDescription(/Type a number/);
  await expect(page.getByText(/has a score of at least 70\/100/)).toBeVisible();
  // Undo also replaces an invalid value.
  await score.fill("");
  await score.blur();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(score).toHaveValue("80");
});
