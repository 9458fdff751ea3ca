// Knows that an author can make a course and publish it, that two authors lose nothing, and that everybody can use the
// screens.
import { readFile } from "node:fs/promises";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { unzipSync } from "fflate";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { DEMO_PASSWORD, type Platform, signIn as signInAs, startPlatform } from "./platform.ts";

let platform: Platform;
test.describe.configure({ mode: "serial" });
test.use({ locale: "en-GB" });
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.stop());

const admin = (path = "/") => `${platform.url}/admin${path}`;

async function fillSignIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByRole("textbox", { name: /^Organi[sz]ation/ }).fill("demo");
  await page.getByRole("textbox", { name: /^(Login|Identifiant)/ }).fill(login);
  await page.getByRole("textbox", { name: /^(Password|Mot de passe)/ }).fill(password);
  await page.getByRole("button", { name: /^(Sign in|Se connecter)/ }).click();
}

/** In English, whatever language a journey before has chosen. */
async function signIn(page: Page, path?: string): Promise<void> {
  await platform.call(await platform.signIn("demo_author"), "/api/user", { locale: "en" }, "PUT");
  await signInAs(page, platform, "author", "/admin", path);
}

async function createCourse(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "New course" }).click();
  const dialog = page.getByRole("dialog", { name: "New course" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("radio", { name: "English" }).check();
  await dialog.getByRole("button", { name: "Create the course" }).click();
  await expect(page.getByRole("textbox", { name: "Title of the page" })).toHaveValue("Page 1");
}

const saved = (page: Page) => page.locator('[data-saving="saved"]');

test("§2.2 §4.1 a wrong password is told in words, and who signs in goes on to where they wanted to be", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto(admin("/?q=phishing"));
  await fillSignIn(page, "author", "wrong");
  await expect(page.getByRole("form").getByRole("alert")).toContainText(
    "The organisation, the login or the password is not right.",
  );
  await page.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(admin("/?q=phishing"));
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(3);
});

test("§1.9 §1.13 a course is created, written, given a game and rules, undone, and published", async ({ page }) => {
  await signIn(page);
  await createCourse(page, "Fire safety");
  await expect(page.getByRole("heading", { level: 1, name: "Fire safety" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const text = page.getByRole("textbox", { name: "Text of block 1" });
  await text.click();
  await page.keyboard.type("In case of fire, ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("leave");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" at once.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Do not take the lift.");
  await expect(text.locator("p")).toHaveText(["In case of fire, leave at once.", "Do not take the lift."]);
  await expect(text.locator("strong")).toHaveText("leave");
  await expect(saved(page)).toBeVisible();

  await page.getByRole("button", { name: "Add a block" }).click();
  await page
    .getByRole("dialog", { name: "Add a block" })
    .getByRole("button", { name: /True or false/ })
    .click();
  await page.getByRole("textbox", { name: "Statement" }).first().fill("Lifts are safe in a fire.");
  await page.getByRole("radio", { name: "False" }).first().check();
  await page.getByRole("textbox", { name: "Explanation" }).first().fill("They stop between two floors.");
  await page.getByRole("button", { name: "Delete statement 2" }).click();
  const threshold = page.getByRole("spinbutton", { name: "Passed from a score of" });
  await threshold.fill("150");
  await threshold.blur();
  await expect(threshold).toHaveValue("150");
  await expect(threshold).toHaveAccessibleDescription(/Type a number from 0 to 100\. Until then there is none\./);
  await threshold.fill("80");
  await expect(threshold).not.toHaveAccessibleDescription(/Type a number/);

  await page.getByRole("button", { name: "Add a page" }).click();
  const title = page.getByRole("textbox", { name: "Title of the page" });
  await expect(title).toHaveValue("New page");
  await title.fill("Meeting point");
  await page.getByRole("button", { name: "Add a condition" }).first().click();
  await expect(page.getByRole("combobox", { name: "Element" })).toHaveValue("Page 1");
  await page.getByRole("combobox", { name: "Element" }).fill("True or false");
  await page.getByRole("option", { name: /True or false/ }).click();
  await page.getByRole("combobox", { name: "What is asked" }).click();
  await page.getByRole("option", { name: "has a score of at least" }).click();
  await expect(page.getByRole("spinbutton", { name: "Score" })).toHaveValue("80");
  // A score is shown as the client's mark, and typed out of 100 (§9.13).
  await expect(page.getByText("“True or false?” on page “Page 1” has a score of at least 80/100")).toBeVisible();

  await page.getByRole("button", { name: "Delete", exact: true }).first().click();
  await expect(page.getByRole("treeitem", { name: /Meeting point/ })).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("treeitem", { name: /Meeting point, has a condition|Meeting point/ })).toHaveCount(1);

  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("dialog")).toContainText("This is the first publication");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("banner").getByText("Published")).toBeVisible();

  await page.reload();
  await page.getByRole("treeitem", { name: /Page 1/ }).click();
  await expect(page.getByRole("textbox", { name: "Statement" }).first()).toHaveValue("Lifts are safe in a fire.");
  await page.getByRole("treeitem", { name: /Meeting point/ }).click();
  await expect(page.getByRole("combobox", { name: "Element" })).toHaveValue("True or false?");
  await page.getByRole("textbox", { name: "Title of the page" }).fill("Where to meet");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("dialog")).toContainText("Changed: Where to meet");
});

test("in a course of two hundred pages the panes scroll, and what is above them stays", { tag: "@long" }, async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole("link", { name: /Two hundred pages/ }).click();
  const publish = page.getByRole("button", { name: "Publish" });
  const last = page.getByRole("treeitem").last();
  const scrolled = () => page.evaluate(() => [scrollY, document.scrollingElement?.scrollTop]);
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(publish).toBeInViewport();
    for (const x of width < 1200 ? [width / 2] : [160, width / 2, width - 160]) {
      await page.mouse.move(x, 600);
      await page.mouse.wheel(0, 20_000);
      await expect.poll(scrolled).toEqual([0, 0]);
    }
    if (width < 1200) await page.getByRole("button", { name: "Outline" }).click();
    await last.focus();
    await expect(last).toBeInViewport();
    expect(await scrolled()).toEqual([0, 0]);
    if (width < 1200) await page.keyboard.press("Escape");
    await expect(publish).toBeInViewport({ ratio: 1 });
  }
});

test("decisions 5: whoever publishes a course that nobody can finish is told so, and can publish it all the same", {
  tag: "@long",
}, async ({ page }) => {
  await signIn(page);
  await createCourse(page, "Dead end");
  await page.getByRole("button", { name: "Add a page" }).click();
  await page.getByRole("button", { name: "Add a condition" }).first().click();
  await page.getByRole("combobox", { name: "Element" }).fill("Chapter");
  await page
    .getByRole("option", { name: /Chapter/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: /^2 errors will keep learners/ })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Publish all the same" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Publish now" })).toHaveCount(0);
});

test("the list of shortcuts opens by a key, while the studio is on its way too, and closes by the first Escape", {
  tag: "@long",
}, async ({ page }) => {
  await signIn(page);
  await createCourse(page, "Keys");
  await page.getByRole("button", { name: "Shortcuts" }).focus();
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Shortcuts" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("§8.10 of two pages on one course, the later is told once what differs, and loses nothing by keeping both", {
  tag: "@wide",
}, async ({ context }) => {
  const [one, other] = await openTwice(context, "Two authors");
  await one.getByRole("textbox", { name: "Text of block 1" }).focus();
  await one.keyboard.type("Leave by the stairs.");
  await one.getByRole("textbox", { name: "Title of the page" }).fill("First version");
  await expect(one.getByText(/^Saved \d/)).toBeVisible();
  // Both changes happen in one task, so that no save comes between them.
  await other.getByRole("button", { name: "Add a block" }).click();
  await other
    .getByRole("dialog", { name: "Add a block" })
    .getByRole("button", { name: /^True or false/ })
    .click();
  await other.getByRole("textbox", { name: "Title of the page" }).fill("Second version");
  const dialog = other.getByRole("alertdialog", { name: "You changed this course in your other window" });
  await expect(dialog).toContainText(/You saved it there (just now|\d+ minutes? ago)/);
  await expect(dialog).not.toContainText(/their|somebody/i);
  const part = (name: string) => dialog.locator("section").filter({ has: other.getByRole("heading", { name }) });
  await expect(part("Changed in your other window").getByRole("listitem")).toHaveText(
    "First version: title changed, text changed",
  );
  await expect(part("Changed here").getByRole("listitem")).toHaveText("Second version: title changed, game added");
  await expect(part("Where the blocks differ").getByRole("listitem")).toHaveText(
    "Second version – Empty text (block 1)HerenothingOther windowLeave by the stairs.",
  );
  await expect(other.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  expect(await findFaults(other, "[role=alertdialog]")).toEqual([]);

  // An author who is typing presses whatever has the focus: that loses nothing, and the choice stays in sight.
  await expect(dialog.getByRole("button", { name: "Decide later" })).toBeFocused();
  await other.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  // Nothing is previewed, exported or published before the author chooses.
  for (const name of ["Preview", "Export", "Publish"]) {
    await other.getByRole("button", { name, exact: true }).click();
    await expect(dialog).toBeVisible();
    await other.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  await other.getByRole("treeitem", { name: /^Second version/ }).click();
  await other.getByRole("button", { name: "Compare and choose" }).click();
  const before = other.url();
  await dialog.getByRole("button", { name: "Keep both" }).click();
  await expect(other).not.toHaveURL(before);
  await expect(other.getByRole("textbox", { name: "Title of the page" })).toHaveValue("Second version");
  await expect(other.getByRole("textbox", { name: "Name of the course" })).toHaveValue("Two authors (copy)");
  // The copy opens where the author was, and its title says that it is a copy.
  await expect(other).toHaveURL(/[?&]at=/);
  await expect(other.getByRole("treeitem", { name: "Two authors (copy)" })).toBeVisible();
  await one.reload();
  await expect(one.getByRole("textbox", { name: "Title of the page" })).toHaveValue("First version");
});

test("§8.10 a conflict outlives a reload; theirs is taken, or mine is put over it", { tag: "@long" }, async ({
  context,
}) => {
  const [one, other] = await openTwice(context, "Theirs first");
  const title = (page: Page) => page.getByRole("textbox", { name: "Title of the page" });
  await title(one).fill("Their version");
  await expect(one.getByText(/^Saved \d/)).toBeVisible();
  await title(other).fill("My version");
  const dialog = other.getByRole("alertdialog", { name: /changed this course/ });
  await expect(dialog).toBeVisible();
  // The first author writes and stores more, which does not change what waits in the other's browser.
  const stored = one.waitForResponse((answer) => answer.request().method() === "PATCH");
  await title(one).fill("Their last version");
  await stored;
  await other.reload();
  // The version that both began from outlives the reload, so that each change is attributed to its own author.
  const changes = (heading: string) =>
    dialog
      .locator("section")
      .filter({ has: other.getByRole("heading", { name: heading }) })
      .getByRole("listitem");
  await expect(changes("Changed in your other window")).toHaveText("Their last version: title changed");
  await expect(changes("Changed here")).toHaveText("My version: title changed");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(title(other)).toHaveValue("My version");
  await other.getByRole("button", { name: "Compare and choose" }).click();
  await dialog.getByRole("button", { name: "Take the other" }).click();
  await expect(title(other)).toHaveValue("Their last version");
  await expect(other.getByRole("button", { name: "Compare and choose" })).toHaveCount(0);
  await expect(saved(other)).toBeVisible();

  await title(other).fill("My next version");
  await expect(other.getByText(/^Saved \d/)).toBeVisible();
  await title(one).fill("Mine after all");
  const asked = one.getByRole("alertdialog", { name: /changed this course/ });
  await asked.getByRole("button", { name: "Keep this one" }).click();
  await expect(asked).toBeHidden();
  await expect(saved(one)).toBeVisible();
  await other.reload();
  await expect(title(other)).toHaveValue("Mine after all");
});

test("§4.77 a preview plays the draft, says that nothing is saved, and leads back to it", { tag: "@long" }, async ({
  page,
}) => {
  await signIn(page);
  await createCourse(page, "Seen before");
  const studio = page.url();
  await page.getByRole("textbox", { name: "Text of block 1" }).click();
  await page.keyboard.type("Only the draft says this.");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page).not.toHaveURL(studio);
  await expect(page.getByText("Only the draft says this.")).toBeVisible();
  await expect(page.getByText("Preview: nothing is saved")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Text of block 1" })).toContainText("Only the draft says this.");
});

test("§13 (decisions) what was written just before a crash is found again, and said", { tag: "@wide" }, async ({
  context,
}) => {
  const page = await context.newPage();
  await signIn(page);
  await createCourse(page, "Lost and found");
  await expect(saved(page)).toBeVisible();
  const url = page.url();
  // The server gets none of it, neither before the page closes nor while it closes, when the editor saves once more.
  await platform.end("SIGKILL");
  await page.getByRole("textbox", { name: "Title of the page" }).fill("Written at the last moment");
  await page.close({ runBeforeUnload: false });
  await platform.startAgain();
  const next = await context.newPage();
  await next.goto(url);
  await expect(next.getByRole("textbox", { name: "Title of the page" })).toHaveValue("Written at the last moment");
  await expect(next.getByText("Changes that had not been saved were found on this device")).toBeVisible();
  await expect(saved(next)).toBeVisible();
});

async function openTwice(context: BrowserContext, name: string): Promise<readonly [Page, Page]> {
  // As in two browsers: neither learns of the other before its author comes back to it.
  await context.addInitScript(() => Reflect.deleteProperty(window, "BroadcastChannel"));
  const one = await context.newPage();
  await signIn(one);
  await createCourse(one, name);
  const other = await context.newPage();
  await other.goto(one.url());
  await expect(other.getByRole("textbox", { name: "Title of the page" })).toBeVisible();
  return [one, other];
}

test("§9.51 a page that the office does not have says so in the language of whoever is signed in", {
  tag: "@long",
}, async ({ page }) => {
  await signIn(page);
  await page.getByRole("button", { name: "Demo Author" }).click();
  await page.getByRole("menuitemradio", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.goto(admin("/nowhere"));
  await expect(page.getByRole("heading", { name: "Cette page ne peut pas être affichée" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("§7.79 the list is searched and sorted in its address: reload and back come to the same list", {
  tag: "@long",
}, async ({ page }) => {
  await signIn(page);
  await page.getByRole("searchbox", { name: "Search products" }).fill("fire safety");
  await expect(page).toHaveURL(admin("/?q=fire+safety"));
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Search products" })).toHaveValue("fire safety");
  await expect(rows).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Search products" }).fill("");
  await expect(page).toHaveURL(admin("/"));
  await page.getByRole("button", { name: "Name", exact: true }).click();
  await expect(page).toHaveURL(admin("/?sort=name"));
  await expect(rows.nth(1)).toContainText("Aide-mémoire");
  await page.getByRole("button", { name: "Name", exact: true }).click();
  await expect(rows.nth(1)).toContainText("Welcome");
  await page.goBack();
  await expect(rows.nth(1)).toContainText("Aide-mémoire");
  await page.getByRole("searchbox", { name: "Search products" }).fill("nothing of that name");
  await expect(page.getByRole("heading", { name: "No product matches" })).toBeVisible();
});

test("§1.9 a course is exported as a package, and only its typed name deletes it", { tag: "@long" }, async ({
  page,
}) => {
  await signIn(page, "/?q=Two+authors");
  await page.getByRole("link", { name: "Two authors", exact: true }).click();
  await page.getByRole("button", { name: "Export" }).click();
  // §9.20: SCORM 1.2 where nothing else is chosen.
  for (const [format, version, reading] of [
    [null, "<schemaversion>1.2<", "BY_STATUS"],
    ["SCORM 2004, 4th edition", "<schemaversion>2004 4th Edition<", "ALWAYS_SUSPEND"],
  ] as const) {
    for (const name of format ? [format, "Always to be taken up again"] : [])
      await page.getByRole("radio", { name }).locator("xpath=..").click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Make the package" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await file.path())));
    expect(new TextDecoder().decode(files["imsmanifest.xml"])).toContain(version);
    expect(new TextDecoder().decode(files["README.txt"])).toContain(`: ${reading}.`);
    expect(JSON.parse(new TextDecoder().decode(files["params.json"]))).toMatchObject({ exitReading: reading });
  }
  const dialog = page.getByRole("dialog", { name: "Export the course" });
  await expect(dialog.getByRole("status")).toContainText(/“.*\.zip” is downloaded\./);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  // A package that was made can be found, downloaded again and removed; the focus stays in the list after a removal.
  await page.getByRole("button", { name: "Export" }).click();
  const made = dialog.getByRole("region", { name: "Your packages of this product" }).getByRole("listitem");
  await expect(made).toHaveCount(2);
  await expect(made.first()).toContainText(/SCORM 2004, 4th edition, draft.*\d kB/);
  const again = page.waitForEvent("download");
  await made.first().getByRole("button", { name: "Download: SCORM 2004, 4th edition, draft" }).click();
  expect((await again).suggestedFilename()).toMatch(/\.zip$/);
  expect(await findFaults(page)).toEqual([]);
  await made.first().getByRole("button", { name: "Remove: SCORM 2004, 4th edition, draft" }).click();
  await expect(made).toHaveCount(1);
  await expect(dialog.getByRole("heading", { name: "Your packages of this product" })).toBeFocused();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "Learners" }).click();
  await expect(page.getByRole("heading", { name: "Nobody has started yet" })).toBeVisible();
  await page.goto(admin("/?q=Two+authors"));
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(3);
  await page.getByRole("button", { name: "Actions for Two authors", exact: true }).click();
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  const confirm = page.getByRole("button", { name: "Delete the product" });
  await expect(confirm).toBeDisabled();
  await page.getByRole("textbox", { name: /Two authors/ }).fill("Two authors");
  await confirm.click();
  await expect(rows).toHaveCount(2);
});

test("decisions 5: who exports a course that completes at its first page is warned", { tag: "@long" }, async ({
  page,
}) => {
  const token = await platform.signIn("demo_author");
  const template = await (await platform.call(token, "/api/admin/learniz/template")).json();
  const [chapter] = template.chapters;
  const slides = ["one", "two"].map((slug) => ({ ...chapter.slides[0], slug }));
  const body = {
    name: "Ends at once",
    configDraft: { ...template, validationConditions: {}, chapters: [{ ...chapter, slides }] },
  };
  const { slug } = await (await platform.call(token, "/api/admin/learniz", body)).json();
  await signIn(page, `/learniz/${slug}`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Publish/ })
    .click();
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Export the course" });
  await expect(dialog.getByRole("listitem").filter({ hasText: "as soon as the page" })).toBeVisible();
});

test("§3.98 who exports a course with a picture of another site reads where it stands, before they ask and instead of a package", {
  tag: "@long",
}, async ({ page }) => {
  const token = await platform.signIn("demo_author");
  const template = await (await platform.call(token, "/api/admin/learniz/template")).json();
  const address = "https://pictures.example/door.png";
  const nodes = [{ type: "image", src: address, alt: "", children: [{ text: "" }] }];
  const text = { slug: "text", type: "text-box", medias: [], data: { boxes: [{ contents: [{ nodes }] }] } };
  const [chapter] = template.chapters;
  const slides = [{ ...chapter.slides[0], description: "Fire doors", interactivities: [text] }];
  const body = { name: "Of another site", configDraft: { ...template, chapters: [{ ...chapter, slides }] } };
  const { slug } = await (await platform.call(token, "/api/admin/learniz", body)).json();
  await signIn(page, `/learniz/${slug}`);
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Export the course" });
  await expect(dialog.getByText(`A picture of the page “Fire doors” is not in the library (${address})`)).toBeVisible();
  await page.getByRole("button", { name: "Make the package" }).click();
  const made = dialog.getByRole("region", { name: "Your packages of this product" });
  await expect(made).toContainText("Some media are not in the library");
  await expect(made.getByText(`Fire doors (${address})`, { exact: true })).toBeVisible();
  await expect(made.getByRole("button", { name: /^Download/ })).toHaveCount(0);
  expect(await findFaults(page)).toEqual([]);
});

test("decisions 15 a page that did not come says so in words, and is there once it is asked for again", {
  tag: "@long",
}, async ({ page }) => {
  await signIn(page);
  await page.route(/studio-page[^/]*\.js$/, (route) => route.abort());
  await page.getByRole("link", { name: "Fire safety" }).click();
  await expect(page.getByRole("heading", { name: "This page did not arrive" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("textbox", { name: "Title of the page" })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on sign-in, list and studio, ${colorScheme}`, { tag: "@long" }, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(admin());
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await signIn(page);
    await expect(page.getByRole("table")).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Fire safety" }).click();
    await expect(page.getByRole("textbox", { name: "Title of the page" })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole("treeitem", { name: "Fire safety" }).click();
    await expect(page.getByRole("switch", { name: /In order/ })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  });
}

for (const width of [360, 768]) {
  test(`at ${width} px nothing is wider than the page, and outline and settings are a press away`, {
    tag: "@long",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, "/?q=fire");
    await expect(page.getByRole("link", { name: "Fire safety" })).toBeVisible();
    expect(await measureOverflow(page)).toBe(0);
    await page.getByRole("link", { name: "Fire safety" }).click();
    await page.getByRole("button", { name: "Outline" }).click();
    await page.getByRole("treeitem", { name: /Meeting point|Where to meet/ }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(page.getByRole("heading", { name: "This page opens when" })).toBeVisible();
    expect(await measureOverflow(page)).toBe(0);
  });
}
