// Knows what surrounds writing in the studio: the policy, pasting, a still layout, messages, undo.
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { makeHtml } from "./any-html.ts";
import { findFaults } from "./find-faults.ts";
import { type Platform, signIn, startPlatform } from "./platform.ts";

let platform: Platform;
test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
test.beforeAll(async () => {
  platform = await startPlatform();
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
});
test.afterAll(() => platform.stop());

/** A new course, open in the studio. */
async function openNewCourse(page: Page, name: string): Promise<void> {
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "New course" }).click();
  const dialog = page.getByRole("dialog", { name: "New course" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("radio", { name: "English" }).check();
  await dialog.getByRole("button", { name: "Create the course" }).click();
  await expect(page.getByRole("textbox", { name: "Text of block 1" })).toBeVisible();
}

/** A table as Word copies it beside its text, with styles. */
const WORD = `<html><head><style>p.MsoNormal{margin:0cm}</style></head><body>
<p class=MsoNormal style='margin-bottom:8pt'><b><span style='font-size:14pt'>Extinguishers</span></b></p>
<table class=MsoTableGrid style='border-collapse:collapse'><tr style='height:1cm'>
<td style='width:5cm'><p class=MsoNormal><b>Colour</b></p></td><td><p class=MsoNormal><b>Use it on</b></p></td></tr>
<tr><td><p class=MsoNormal style='line-height:107%'>Red</p></td><td><p class=MsoNormal>Paper,</p><p class=MsoNormal>wood</p></td></tr>
<tr><td><p class=MsoNormal>Black</p></td><td><p class=MsoNormal><a href="https://example.org/">Electricity</a></p></td></tr></table>
<p class=MsoNormal>Never on oil.</p></body></html>`;
const paste = (page: Page, html: string) =>
  page.getByRole("textbox", { name: "Text of block 1" }).evaluate((box, html) => {
    const data = new DataTransfer();
    data.setData("text/html", html);
    data.setData("text/plain", "Extinguishers");
    const how = { inputType: "insertFromPaste", dataTransfer: data, bubbles: true, cancelable: true };
    box.dispatchEvent(new InputEvent("beforeinput", how));
  }, html);

/** Refusals inside a try block are only visible by this event. */
async function listenForRefusals(context: BrowserContext): Promise<readonly string[]> {
  const refusals: string[] = [];
  await context.exposeFunction("tellRefusal", (text: string) => refusals.push(text));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      (window as unknown as { tellRefusal(text: string): void }).tellRefusal(
        `${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`,
      ),
    );
  });
  return refusals;
}

test("§9.62 an author writes, pastes, publishes and looks at every dialog, and the policy refuses nothing", {
  tag: "@long",
}, async ({ page }) => {
  const refusals = await listenForRefusals(page.context());
  await openNewCourse(page, "Under the policy");
  const text = page.getByRole("textbox", { name: "Text of block 1" });
  await text.click();
  await page.keyboard.type("Words ");
  await paste(page, WORD);
  await expect(text).toContainText("Never on oil.");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+c");
  await page.keyboard.press("Control+v");
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  // Whatever is pasted, all that then stands in the text is stored.
  for (let seed = 1; seed <= 60; seed += 1) await paste(page, makeHtml(seed));
  await text.pressSequentially(" The end.");
  const token = await platform.signIn("demo_author");
  const readStored = async () => {
    const answer = await platform.call(token, `/api/admin/learniz/${page.url().split("/").at(-1)?.split("?")[0]}`);
    const { configDraft } = await answer.json();
    // Before the first save there is no draft.
    return configDraft?.chapters[0].slides[0].interactivities[0].data.boxes[0]?.contents[0].nodes ?? [];
  };
  await expect.poll(async () => JSON.stringify(await readStored())).toContain("The end.");
  expect(await readStored()).toHaveLength(await text.locator("> [data-slate-node=element]").count());
  expect(errors).toEqual([]);
  await page.getByRole("button", { name: "Add a block" }).first().click();
  // A name that other tools use finds the block too.
  await page.keyboard.type("yes or NO quiz");
  await page
    .getByRole("dialog", { name: "Add a block" })
    .getByRole("button", { name: /True or false/ })
    .click();
  await page.getByRole("button", { name: "Add a condition" }).first().click();
  await page.getByRole("combobox").first().click();
  await page.keyboard.press("Escape");
  for (const name of ["Shortcuts", "Export", "Publish"]) {
    await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Learners" }).click();
  await page.getByRole("button", { name: "Content", exact: true }).click();
  await page.setViewportSize({ width: 800, height: 800 });
  await page.getByRole("button", { name: "Outline" }).click();
  await expect(page.getByRole("dialog", { name: "Outline" })).toBeVisible();
  expect(refusals).toEqual([]);
});

test("§3.134 a table of Word stays a table, its bold row its head, its marks and links kept; its cells are gone through by keyboard; a slash offers the rest, in both languages", {
  tag: "@long",
}, async ({ page }) => {
  await openNewCourse(page, "From Word");
  const text = page.getByRole("textbox", { name: "Text of block 1" });
  await text.click();
  await paste(page, WORD);
  const cells = text.getByRole("cell");
  await expect(cells).toHaveText(["Colour", "Use it on", "Red", "Paper,\nwood", "Black", "Electricity"]);
  await expect(text.getByRole("button", { name: "First row is a head" })).toHaveAttribute("aria-pressed", "true");
  await expect(text.locator("td strong")).toHaveText(["Colour", "Use it on"]);
  await expect(text.locator("p")).toHaveText(["Extinguishers", "Never on oil."]);
  await cells.nth(4).click();
  for (const key of ["Tab", "Tab"]) await page.keyboard.press(key);
  await page.keyboard.type("Blue");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Powder");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("!");
  await expect(cells).toHaveText([
    "Colour",
    "Use it on",
    "Red",
    "Paper,\nwood",
    "Black",
    "Electricity!",
    "Blue\nPowder",
    "",
  ]);
  await text.locator("> p").last().click();
  const box = page.getByRole("combobox", { name: "Insert" });
  for (const key of ["End", "Enter", "/"]) await page.keyboard.press(key);
  await expect(box).toBeFocused();
  for (const key of ["z", "Escape", "Enter", "/"]) await page.keyboard.press(key);
  await expect(box).toBeFocused();
  await page.keyboard.type("astuce");
  await expect(page.getByRole("option")).toHaveText(["Callout: tip"]);
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Read the label.");
  await expect(text.locator("> p").last()).toHaveText("/z");
  await page.getByRole("button", { name: "Preview" }).click();
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText(["Colour", "Use it on"]);
  await expect(table.getByRole("cell", { name: "Blue Powder" })).toBeVisible();
  await expect(page.getByRole("note")).toHaveText("TipRead the label.");
  expect(await findFaults(page)).toEqual([]);
});

test("the outline stands still when the selection changes from the course to a chapter and a page", {
  tag: "@long",
}, async ({ page }) => {
  await openNewCourse(page, "Standing still");
  const course = page.getByRole("treeitem", { name: "Standing still" });
  const measure = async () => (await course.boundingBox())?.y;
  const first = await measure();
  for (const item of [course, page.getByRole("treeitem", { name: /Chapter/ }), page.getByRole("treeitem").last()]) {
    await item.click();
    await expect(item).toHaveAttribute("aria-selected", "true");
    expect(await measure()).toBe(first);
  }
});

test("the head of the studio is one line from 1024 px on, and two at the most on a tablet", { tag: "@long" }, async ({
  page,
}) => {
  await openNewCourse(page, "A name that is as long as those that trainers give to their courses");
  const head = page.getByRole("banner");
  for (const [width, height] of [
    [1440, 64],
    [1024, 64],
    [768, 128],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await head.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(height + 1);
    for (const name of ["Undo", "Publish"])
      await expect(head.getByRole("button", { name, exact: true }).first()).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1024, height: 800 });
  const name = head.getByRole("textbox", { name: "Name of the course" });
  await name.fill("Lifting loads without harm");
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await head.getByRole("button", { name: "More" }).click();
  await expect(page.getByRole("menuitem", { name: "Export" })).toBeInViewport();
});

test("decisions 14: what a menu opened gives the focus back to the button of the menu", { tag: "@long" }, async ({
  page,
}) => {
  await openNewCourse(page, "Back to the button");
  await page.setViewportSize({ width: 1024, height: 800 });
  const open = async (button: string, item: string, dialog: string) => {
    const opener = page.getByRole("button", { name: button, exact: true });
    await opener.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: item }).press("Enter");
    await expect(page.getByRole(/^Delete/.test(dialog) ? "alertdialog" : "dialog", { name: dialog })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  };
  await open("More", "Export", "Export the course");
  await page.goto(`${platform.url}/admin/`);
  await open("Actions for Back to the button", "Delete…", "Delete this product?");
});

test("decisions 14: the field that somebody writes in has one focus ring, and its block none", {
  tag: "@long",
}, async ({ page }) => {
  await openNewCourse(page, "One ring");
  const block = page.getByRole("region", { name: "Block 1: Text" });
  const readBorder = () => block.evaluate((own) => getComputedStyle(own).borderTopColor);
  await page.getByRole("textbox", { name: "Title of the page" }).focus();
  const atRest = await readBorder();
  const text = page.getByRole("textbox", { name: "Text of block 1" });
  await text.focus();
  await page.keyboard.type("a");
  expect(await text.evaluate((own) => getComputedStyle(own).outlineStyle)).toBe("solid");
  expect(await readBorder()).toBe(atRest);
});

test("a published course says that nobody has opened it, and a draft that it has to be published first", {
  tag: "@long",
}, async ({ page }) => {
  await openNewCourse(page, "Waiting for learners");
  const tab = page.getByRole("button", { name: "Learners" });
  await tab.click();
  await expect(page.getByRole("main")).toContainText("Once it is published");
  await page.getByRole("banner").getByRole("button", { name: "Publish", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Publish/ })
    .click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("Nobody has started yet");
  await expect(page.getByRole("main")).not.toContainText("Once it is published");
});

test("a draft that was found again on the device is told as good news", { tag: "@long" }, async ({ page }) => {
  await openNewCourse(page, "Found again");
  // The network goes away before the page closes: what was typed last waits on this device.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError("away"));
  });
  await page.getByRole("textbox", { name: /^Title of the/ }).fill("Typed on the train");
  await page.reload();
  const news = page.getByRole("status").filter({ hasText: "found on this device" });
  await expect(news.locator("svg")).toBeVisible();
  const ground = await news.evaluate((box) => {
    const probe = document.createElement("i");
    box.append(probe);
    const read = (name: string) => {
      probe.style.backgroundColor = `var(--az-color-${name})`;
      return getComputedStyle(probe).backgroundColor;
    };
    const own = getComputedStyle(box).backgroundColor;
    const found = ["success-container", "error-container"].filter((name) => read(name) === own);
    probe.remove();
    return found;
  });
  expect(ground).toEqual(["success-container"]);
});

test("decisions 13: what was changed before a preview and a publication can be undone after them", {
  tag: "@long",
}, async ({ page }) => {
  await openNewCourse(page, "Undone later");
  const title = page.getByRole("textbox", { name: /^Title of the/ });
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await title.fill("Second thoughts");
  await page.getByRole("banner").getByRole("button", { name: "Publish", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Publish/ })
    .click();
  await expect(page.getByRole("banner").getByText("Published", { exact: true })).toBeVisible();
  await expect(undo).toBeEnabled();
  await title.fill("Third thoughts");
  const before = page.url();
  await page.goto(`${platform.url}/admin/`);
  await page.goto(before);
  await expect(title).toHaveValue("Third thoughts");
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(title).toHaveValue("Second thoughts");
  await undo.click();
  await expect(title).toHaveValue("Page 1");
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await expect(title).toHaveValue("Second thoughts");
});

test("decisions 13: by keyboard the focus follows what is added, and goes to a neighbour of what is deleted", {
  tag: "@long",
}, async ({ page }) => {
  await openNewCourse(page, "By keyboard");
  const add = async (name: RegExp) => {
    await page.getByRole("button", { name: "Add a block" }).last().press("Enter");
    await page.getByRole("dialog", { name: "Add a block" }).getByRole("button", { name }).press("Enter");
  };
  const block = (number: number) => page.getByRole("region", { name: new RegExp(`^Block ${number}: `) });
  await add(/^True or false/);
  await expect(block(2).getByRole("textbox").first()).toBeFocused();
  await add(/^Text/);
  await expect(page.getByRole("textbox", { name: "Text of block 3" })).toBeFocused();
  await page.getByRole("button", { name: "Delete block 2" }).press("Enter");
  await expect(page.getByRole("region", { name: "Block 2: Text" })).toBeFocused();
  await page.getByRole("button", { name: "Delete block 2" }).press("Enter");
  await expect(block(1)).toBeFocused();
  await page.getByRole("button", { name: "Delete block 1" }).press("Enter");
  await expect(page.getByRole("button", { name: "Add a block" })).toBeFocused();

  await page.getByRole("button", { name: "Add a page" }).press("Enter");
  const title = page.getByRole("textbox", { name: "Title of the page" });
  await expect(title).toHaveValue("New page");
  await expect(title).toBeFocused();
  await page.getByRole("button", { name: "Add a chapter" }).press("Enter");
  await expect(page.getByRole("treeitem", { name: "New chapter" })).toBeFocused();
  const tools = page.getByRole("toolbar", { name: "Selected element" });
  await tools.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByRole("treeitem", { name: "Chapter 1" })).toBeFocused();
});

test("decisions 13: a toolbar is one stop of Tab, and Tab comes to the page that is being edited", {
  tag: "@long",
}, async ({ page }) => {
  await openNewCourse(page, "Few stops");
  const bar = page.getByRole("toolbar", { name: "Formatting" });
  await bar.getByRole("button", { name: "Bold" }).focus();
  await page.keyboard.press("End");
  await expect(bar.getByRole("button").last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(bar.getByRole("button", { name: "Insert" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(bar.getByRole("button", { name: "Italic" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Text of block 1" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(bar.getByRole("button", { name: "Italic" })).toBeFocused();

  await page.getByRole("button", { name: "Add a page" }).click();
  await page.getByRole("button", { name: "Keep as a template" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("toolbar", { name: "Selected element" }).getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("treeitem", { name: /^New page/ })).toBeFocused();
});

test("the page of a product stands among the products in the side menu, and no other place does", {
  tag: "@long",
}, async ({ page }) => {
  await openNewCourse(page, "Somewhere");
  await page.goto(`${platform.url}/admin/`);
  const places = page.getByRole("navigation", { name: "Main navigation" }).locator("[aria-current=page]");
  await expect(places).toHaveText("Learning products");
  await page.getByRole("link", { name: /Lift without harm/ }).click();
  await expect(page).toHaveURL(/\/scorm\//);
  await expect(places).toHaveText("Learning products");
});

test("decisions 13: a publication that is refused says so where it was asked for, and is told anew the next time", {
  tag: "@long",
}, async ({ page }) => {
  const token = await platform.signIn("demo_author");
  const template = await (await platform.call(token, "/api/admin/learniz/template")).json();
  const body = { name: "Nothing in it", configDraft: { ...template, chapters: [] } };
  const { slug } = await (await platform.call(token, "/api/admin/learniz", body)).json();
  await openNewCourse(page, "Beside it");
  await page.goto(`${platform.url}/admin/learniz/${slug}`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publish this course?" });
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await dialog.getByRole("button", { name: /^Publish (now|all the same)$/ }).click();
  await expect(dialog.getByRole("alert")).toContainText("This was not done.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});
