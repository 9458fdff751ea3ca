// Knows how a learner asks an expert from a page on a phone, the expert answers in the office, and each sees what the
// other says without a reload.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });
const QUESTION = "Why is the sender’s address not enough?";
/** A picture of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const ANSWER = "Because anybody can write any name there.";

/** Experts are named, and everybody reads English. */
async function nameExperts(platform: Platform, logins: readonly string[], isEnabled = true): Promise<void> {
  const admin = await platform.signIn("demo_admin");
  const listed = await platform.call(admin, "/api/admin/user?limit=50");
  const { users } = (await listed.json()) as { users: { id: string; identifier: string }[] };
  const experts = users.filter(({ identifier }) => logins.includes(identifier)).map(({ id }) => id);
  await platform.call(admin, "/api/admin/experts", { isEnabled, experts }, "PUT");
  for (const login of ["demo_author", "demo_admin", "demo_learner", "demo_trainer"])
    await platform.call(await platform.signIn(login), "/api/user", { locale: "en" }, "PUT");
}

const openCourse = async (page: Page) => {
  await page.getByRole("button", { name: /recognising phishing/ }).click();
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeVisible();
};
const openTools = async (page: Page) => {
  await page.getByRole("button", { name: "Search and reading" }).press("Enter");
  return page.getByRole("dialog", { name: "Search and reading" });
};

test("§1.27 §4.164 a learner asks on a phone, an expert answers in the office, and both see it without a reload", {
  tag: "@long",
}, async ({ page, platform, browser }) => {
  await nameExperts(platform, ["demo_author"]);
  await page.setViewportSize({ width: 390, height: 780 });
  const office = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(office, platform, "author", "/admin", "/messages");
  await expect(office.getByRole("heading", { name: "Messages" })).toBeVisible();

  await signIn(page, platform, "learner");
  await openCourse(page);
  await (await openTools(page)).getByRole("button", { name: "Ask an expert" }).press("Enter");
  const panel = page.getByRole("dialog", { name: "Questions to experts" });
  const begin = panel.getByRole("button", { name: "Ask about this page" });
  await begin.press("Enter");
  const words = panel.getByRole("textbox", { name: "Your question" });
  await expect(words).toBeFocused();
  await page.keyboard.type(QUESTION);
  await page.route("**/api/conversations/about/**", (route) => route.abort());
  await page.keyboard.press("Control+Enter");
  await expect(panel.getByRole("alert")).toContainText("What you wrote is still here.");
  await expect(words).toHaveValue(QUESTION);
  await page.unroute("**/api/conversations/about/**");
  await words.press("Control+Enter");
  await expect(panel.getByRole("log")).toContainText(QUESTION);
  expect(await findFaults(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);

  const row = office.getByRole("list", { name: "Conversations" }).getByRole("button");
  await expect(row.first()).toContainText(QUESTION);
  await expect(office.getByRole("link", { name: /^Messages/ })).toContainText("1 unread message");
  await row.first().press("Enter");
  await expect(office.getByRole("log")).toContainText(QUESTION);
  await expect(office.getByRole("link", { name: /^Messages/ })).not.toContainText("unread");
  await expect(office.getByRole("link", { name: "Open the page" })).toHaveAttribute("href", /\/admin\/learniz\/.+at=/);
  expect(await findFaults(office)).toEqual([]);
  await office.getByRole("textbox", { name: "Your answer" }).fill(ANSWER);
  await office.getByRole("link", { name: "Library" }).press("Enter");
  const question = office.getByRole("alertdialog", { name: "Leave without sending?" });
  expect(await findFaults(office)).toEqual([]);
  await question.getByRole("button", { name: "Cancel" }).press("Enter");
  await office.getByRole("button", { name: "Send", exact: true }).press("Enter");
  await expect(office.getByRole("log")).toContainText(ANSWER);

  // The player has a link's token, which opens no stream: the answer appears there by polling.
  await expect(panel.getByRole("log")).toContainText(ANSWER, { timeout: 20_000 });
  await page.goto(`${platform.url}/messages`);
  const own = page.getByRole("list", { name: "Conversations" }).getByRole("button");
  await own.first().click();
  await expect(page.getByRole("log")).toContainText(ANSWER);
  await expect(page).toHaveURL(/thread=/);
  expect(await findFaults(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
  // On the site it appears live.
  await office.getByRole("textbox", { name: "Your answer" }).fill("Look at the address itself.");
  await office.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("log")).toContainText("Look at the address itself.");
  await office.getByRole("button", { name: "Close the conversation" }).click();
  await expect(page.getByText("This conversation is closed. Write in it to open it again.")).toBeVisible();
  await page.getByRole("textbox", { name: "Your message" }).fill("Thank you");
  await page.locator("input[type=file]").setInputFiles({ name: "mail.png", mimeType: "image/png", buffer: PIXEL });
  const files = page.getByRole("list", { name: "Files of your message" });
  await files.getByRole("textbox", { name: "What the picture shows" }).fill("The mail in question");
  await expect(files.getByRole("status")).toHaveCount(0);
  expect(await findFaults(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(office.getByRole("log")).toContainText("Thank you");
  await expect(office.getByRole("button", { name: "Close the conversation" })).toBeVisible();
  await expect(office.getByRole("img", { name: "The mail in question" })).toBeVisible();
  for (const seen of [office, page]) {
    const picture = seen.getByRole("img", { name: "The mail in question" });
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
  }
  // A frequent answer is kept as a template, and one press adds it to the next answer.
  await office.getByRole("textbox", { name: "Your answer" }).fill("Report it.");
  await office.getByRole("button", { name: "Templates" }).press("Enter");
  await office.getByRole("menuitem", { name: "Manage templates…" }).press("Enter");
  await office.getByRole("button", { name: "New template" }).press("Enter");
  await office.getByRole("textbox", { name: "Name", exact: true }).fill("Reporting");
  await office.getByRole("button", { name: "Save the template" }).press("Enter");
  await expect(office.getByRole("button", { name: "Edit Reporting" })).toBeVisible();
  expect(await findFaults(office)).toEqual([]);
  // The close button of the dialog, not that of a toast.
  const managing = office.getByRole("dialog", { name: "Templates of answers" });
  await managing.getByRole("button", { name: "Close", exact: true }).last().press("Enter");
  await office.getByRole("textbox", { name: "Your answer" }).fill("Thanks.");
  await office.getByRole("button", { name: "Templates" }).press("Enter");
  await office.getByRole("menuitem", { name: "Reporting" }).press("Enter");
  await expect(office.getByRole("textbox", { name: "Your answer" })).toHaveValue("Thanks.\n\nReport it.");
  await office.context().close();
});

test("§1.27 a product’s page has its discussion before it is played: asked by keyboard, answered live, nothing where asking is off", {
  tag: "@long",
}, async ({ page, platform }) => {
  await nameExperts(platform, ["demo_author"]);
  await page.setViewportSize({ width: 390, height: 780 });
  await signIn(page, platform, "learner");
  const link = await page.getByRole("link", { name: /Lumo/ }).first().getAttribute("href");
  await page.goto(`${platform.url}${link}`);
  const discussion = page.getByRole("region", { name: "Discussion" });
  await discussion.getByRole("button", { name: "Ask a question" }).press("Enter");
  await expect(discussion.getByRole("textbox", { name: "Your question" })).toBeFocused();
  await page.keyboard.type(QUESTION);
  await page.keyboard.press("Control+Enter");
  await expect(discussion.getByRole("log")).toContainText(QUESTION);
  const author = await platform.signIn("demo_author");
  const listed = await platform.call(author, "/api/conversations?as=expert");
  const { conversations } = (await listed.json()) as { conversations: { slug: string }[] };
  await platform.call(author, `/api/conversations/${conversations[0]?.slug}/messages`, { text: ANSWER, files: [] });
  await expect(discussion.getByRole("log")).toContainText(ANSWER);
  expect(await findFaults(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
  await discussion.getByRole("button", { name: "All my questions about it" }).press("Enter");
  const row = discussion.getByRole("list", { name: "My questions" }).getByRole("button");
  await expect(row).toBeFocused();
  await expect(row).toContainText(ANSWER);
  await nameExperts(platform, ["demo_author"], false);
  await page.reload();
  await expect(row).toBeVisible();
  await expect(discussion.getByRole("button", { name: "Ask a question" })).toHaveCount(0);
});

test("§3.41 §6.15 an administrator names an expert and switches asking off: learners are offered nothing", {
  tag: "@long",
}, async ({ page, platform, browser }) => {
  await nameExperts(platform, [], false);
  await signIn(page, platform, "admin", "/admin", "/organisation?tab=experts");
  const turn = page.getByRole("switch", { name: "Learners can ask" });
  await turn.click();
  await expect(turn).toBeChecked();
  await expect(page.getByText("Nobody answers yet")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search a person" }).fill("trainer");
  await page.keyboard.press("Enter");
  await page
    .getByRole("button", { name: /^Name .+ as an expert$/ })
    .first()
    .click();
  await expect(page.getByRole("list", { name: "Experts" }).getByRole("listitem")).toHaveCount(1);
  expect(await findFaults(page)).toEqual([]);

  const learner = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(learner, platform, "learner");
  await openCourse(learner);
  await (await openTools(learner)).getByRole("button", { name: "Ask an expert" }).click();
  const panel = learner.getByRole("dialog", { name: "Questions to experts" });
  await panel.getByRole("button", { name: "Ask about this page" }).click();
  await panel.getByRole("textbox", { name: "Your question" }).fill("Is this asked of a trainer?");
  await panel.getByRole("button", { name: "Send", exact: true }).click();
  await expect(panel.getByRole("log")).toContainText("Is this asked of a trainer?");

  // The trainer has no place in the office, and answers on the site.
  const trainer = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(trainer, platform, "trainer", "", "/messages");
  // A person without questions of their own begins at those to answer, and can still open their own.
  await expect(trainer).toHaveURL(/as=expert/);
  await trainer.getByRole("tab", { name: "My questions" }).click();
  await expect(trainer).toHaveURL(/as=asker/);
  await trainer.getByRole("tab", { name: /^To answer/ }).click();
  await trainer.getByRole("list", { name: "Conversations" }).getByRole("button").first().click();
  await trainer.getByRole("textbox", { name: "Your answer" }).fill("It is.");
  await trainer.getByRole("button", { name: "Send", exact: true }).click();
  await expect(trainer.getByRole("log")).toContainText("It is.");
  expect(await findFaults(trainer)).toEqual([]);
  // A tab keeps what is typed, and leaving the page asks first.
  await trainer.getByRole("textbox", { name: "Your answer" }).fill("Or is it?");
  await trainer.getByRole("tab", { name: "My questions" }).click();
  await trainer.getByRole("tab", { name: /^To answer/ }).click();
  await trainer.getByRole("list", { name: "Conversations" }).getByRole("button").first().click();
  await expect(trainer.getByRole("textbox", { name: "Your answer" })).toHaveValue("Or is it?");
  const asked = trainer.waitForEvent("dialog");
  const left = trainer.getByRole("link", { name: "Academiz" }).first().click({ noWaitAfter: true });
  await (await asked).dismiss();
  await left;
  await expect(trainer.getByRole("textbox", { name: "Your answer" })).toHaveValue("Or is it?");
  await trainer.getByRole("textbox", { name: "Your answer" }).fill("");
  // A page that a shorter list no longer has leads back.
  await trainer.goto(`${platform.url}/messages?as=expert&page=2`);
  await expect(trainer.getByText("There are fewer messages by now.")).toBeVisible();
  await trainer.getByRole("button", { name: "Previous" }).click();
  await expect(trainer.getByRole("list", { name: "Conversations" })).toBeVisible();

  // In the panel, opening a question moves the focus to it.
  await panel.getByRole("button", { name: "My questions" }).press("Enter");
  await panel.getByRole("list", { name: "My questions" }).getByRole("button").first().press("Enter");
  await expect(panel.getByRole("heading", { level: 2 }).last()).toBeFocused();

  await turn.click();
  await expect(turn).not.toBeChecked();
  await panel.getByRole("textbox", { name: "Your message" }).fill("And now?");
  await panel.getByRole("button", { name: "Send", exact: true }).click();
  await expect(panel.getByText("Experts cannot be asked here at the moment.").first()).toBeVisible();
  for (const one of [learner, trainer]) await one.context().close();
});
