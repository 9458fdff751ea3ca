// Knows the way of a picture: into the library, into a course, to a learner, into a package; and how a library is kept
// in order.
import type { Page } from "@playwright/test";
import { exportCourse } from "./export-course.ts";
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";
import { openPlayer } from "./upload-package.ts";

test.use({ locale: "en-GB" });

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==",
  "base64",
);
const picture = (name: string) => ({ name, mimeType: "image/png", buffer: PNG });
const text = (name: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from("Leave by the stairs.\n") });
const program = { name: "setup.exe", mimeType: "application/octet-stream", buffer: Buffer.from([0x4d, 0x5a, 0, 1, 2]) };

async function openLibrary(page: Page, platform: Platform): Promise<void> {
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Demo Author" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("link", { name: "Library" }).click();
  await expect(page.getByRole("heading", { name: "Library", level: 1 })).toBeVisible();
}
const file = (page: Page, name: string) => page.getByRole("list", { name: "Files", exact: true }).getByText(name);
const add = (page: Page, files: Parameters<ReturnType<Page["getByLabel"]>["setInputFiles"]>[0]) =>
  page.getByLabel("Files to add").setInputFiles(files);

/** The server refuses some files on purpose, which the browser logs. */
const REFUSED = /status of 4(09|22)/;

test("§1.8 files are added, told one by one where they fail, put into folders, found, looked at and named", {
  tag: "@wide",
}, async ({ page, platform, complaints }) => {
  await openLibrary(page, platform);
  await add(page, [picture("extinguisher.png"), program, text("rules.txt")]);
  const tray = page.getByRole("region", { name: "Files on their way to the library" });
  // §8.7 A refused file stops no other, and the tray does not offer to send it again.
  await expect(tray.getByRole("status")).toHaveText("2 files were added – 1 failed");
  await expect(tray.getByRole("listitem").filter({ hasText: "setup.exe" })).toContainText("not taken");
  await expect(tray.getByRole("button", { name: /^Send/ })).toHaveCount(0);
  await tray.getByRole("button", { name: "Close" }).click();
  await expect(file(page, "extinguisher.png")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);

  // §7.73, §7.72: a folder is made, and two files move into it.
  await page.getByRole("button", { name: "New folder" }).click();
  await page.getByRole("dialog", { name: "New folder" }).getByRole("textbox", { name: "Name" }).fill("Fire");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/folder=/);
  await expect(page.getByText("No file directly here")).toBeVisible();
  // §7.75: an open folder is renamed, and no folder beside it may have the same name.
  await page.getByRole("button", { name: "Actions for the folder Fire" }).click();
  await page.getByRole("menuitem", { name: "Rename…" }).click();
  const rename = page.getByRole("dialog", { name: "Rename the folder" });
  await rename.getByRole("textbox", { name: "Name" }).fill("Fire safety");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("treeitem", { name: "Fire safety" })).toBeVisible();
  await page.getByRole("treeitem", { name: "Your library" }).click();
  await page.getByRole("button", { name: "New folder" }).click();
  const second = page.getByRole("dialog", { name: "New folder" });
  await second.getByRole("textbox", { name: "Name" }).fill("fire SAFETY");
  await page.keyboard.press("Enter");
  await expect(second.getByText("A folder of this name stands here already.")).toBeVisible();
  // §7.75: a folder is dragged into another, out of it again by a key, and removed by one.
  await second.getByRole("textbox", { name: "Name" }).fill("Drills");
  await page.keyboard.press("Enter");
  const drills = page.getByRole("treeitem", { name: "Drills" });
  await expect(drills).toHaveAttribute("aria-level", "2");
  await page.getByRole("treeitem", { name: "Your library" }).click();
  const tile = page
    .getByRole("list", { name: "Folders in this folder" })
    .getByRole("listitem")
    .filter({ hasText: "Drills" });
  await page.getByRole("treeitem", { name: "Fire safety" }).press("ArrowRight");
  await tile.dragTo(page.getByRole("treeitem", { name: "Fire safety" }));
  await expect(tile).toHaveCount(0);
  await page.getByRole("treeitem", { name: "Fire safety" }).press("ArrowRight");
  await expect(drills).toHaveAttribute("aria-level", "3");
  await drills.press("Alt+ArrowLeft");
  await expect(drills).toHaveAttribute("aria-level", "2");
  await drills.press("Delete");
  await expect(drills).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Select extinguisher.png" }).check();
  await page.getByRole("checkbox", { name: "Select rules.txt" }).check();
  await page.getByRole("region", { name: "Selected files" }).getByRole("button", { name: "Move…" }).click();
  const move = page.getByRole("dialog", { name: "Move to a folder" });
  await move.getByRole("treeitem", { name: "Fire safety" }).click();
  await move.getByRole("button", { name: "Move here" }).click();
  await expect(page.getByText("2 files moved")).toBeVisible();
  await expect(file(page, "rules.txt")).toHaveCount(0);

  // §7.66: a search finds files in every folder, and is part of the address.
  await page.getByRole("searchbox", { name: "Search files" }).fill("rules");
  await expect(file(page, "rules.txt")).toBeVisible();
  await expect(page).toHaveURL(/q=rules/);
  await page.reload();
  await expect(file(page, "rules.txt")).toBeVisible();
  await page.getByRole("button", { name: "Films" }).click();
  await expect(page.getByText("No file matches")).toBeVisible();
  await page.getByRole("button", { name: "Show all files" }).click();
  await page.getByRole("treeitem", { name: "Fire safety" }).click();

  // §7.69: the details of one file.
  await file(page, "extinguisher.png").click();
  const panel = page.getByRole("dialog", { name: "extinguisher.png" });
  await expect(panel.getByText("Nowhere yet.")).toBeVisible();
  await expect(panel.getByRole("definition").filter({ hasText: "Fire safety" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await panel.getByRole("textbox", { name: "Name" }).fill("red-extinguisher.png");
  await panel.getByRole("textbox", { name: "Alternative text" }).fill("A red extinguisher");
  await panel.getByRole("textbox", { name: "Licence" }).fill("CC BY 4.0");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog", { name: "red-extinguisher.png" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Favourite: red-extinguisher.png" }).click();
  await page.getByRole("button", { name: "Favourites" }).click();
  await expect(page).toHaveURL(/only=favourites/);
  await expect(file(page, "red-extinguisher.png")).toBeVisible();
  await expect(file(page, "rules.txt")).toHaveCount(0);

  // decisions 14: a filter lists files without an alternative, and this one is no longer among them.
  await page.getByRole("button", { name: "Without alternative text" }).click();
  await expect(page).toHaveURL(/only=silent/);
  await expect(page.getByText("No file matches")).toBeVisible();
  await page.getByRole("button", { name: "Search in all folders" }).click();
  await expect(page).not.toHaveURL(/folder=/);

  // §7.76: a folder that holds something is asked about.
  await page.goto(`${platform.url}/admin/library`);
  await page.getByRole("button", { name: "Actions for the folder Fire safety" }).click();
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  const question = page.getByRole("alertdialog", { name: /Delete the folder “Fire safety”/ });
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("The folder is deleted")).toBeVisible();
  await expect(page.getByRole("treeitem", { name: "Fire safety" })).toHaveCount(0);

  // §3.61: the shared library is read.
  await page.getByRole("button", { name: "Shared library" }).click();
  await expect(page.getByText("The shared library is empty")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add files" })).toHaveCount(0);
  expect(complaints.filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
});

test("§3.98 an author puts a picture into a page; learners see it, a package has it, and who deletes it is told", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await openLibrary(page, platform);
  await page.getByRole("link", { name: "Learning products" }).click();
  await page.getByRole("button", { name: "New course" }).click();
  const creation = page.getByRole("dialog", { name: "New course" });
  await creation.getByRole("textbox", { name: "Name" }).fill("Extinguishers");
  await creation.getByRole("radio", { name: "English" }).check();
  await creation.getByRole("button", { name: "Create the course" }).click();
  const block = page.getByRole("textbox", { name: "Text of block 1" });
  await block.click();
  await page.keyboard.type("This is what you look for.");

  // A picture from the device, by the dialog: it goes into the library, and the author is asked what it shows before it
  // stands in the text.
  await page.getByRole("button", { name: "Picture from the library" }).click();
  const choice = page.getByRole("dialog", { name: "Choose a picture" });
  await expect(choice.getByRole("button", { name: "Add from this device" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await choice.getByLabel("Files to add").setInputFiles(picture("extinguisher.png"));
  const asked = page.getByRole("dialog", { name: "What does this picture show?" });
  await asked.getByRole("button", { name: "Insert the picture" }).click();
  await expect(asked.getByText("Write what it shows, or say that it is only decoration.")).toBeVisible();
  await asked.getByRole("textbox", { name: "Alternative text" }).fill("A red extinguisher on a wall");
  await asked.getByRole("button", { name: "Insert the picture" }).click();
  await expect(block.getByRole("img", { name: "A red extinguisher on a wall" })).toBeVisible();

  // The keyboard goes through the fields of the picture, and out of the text.
  await block.getByRole("textbox", { name: "Caption" }).focus();
  await page.keyboard.press("Tab");
  await expect(block.locator(":focus")).toHaveCount(0);
  await expect(block).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(block.getByRole("textbox", { name: "Caption" })).toBeFocused();
  await block.press("Control+End");

  // A link to a file stands in the line; the cursor stands after the picture.
  await page.keyboard.type("Read ");
  await page.getByRole("button", { name: "File from the library" }).click();
  const linked = page.getByRole("dialog", { name: "Choose a file to link to" });
  await linked.getByLabel("Files to add").setInputFiles(text("rules.txt"));
  await expect(linked).toHaveCount(0);
  await page.keyboard.type("first.");
  await expect(block).toContainText("Read rules.txt first.");

  // A pasted picture goes the same way.
  await block.evaluate(
    (element, bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], "pasted.png", { type: "image/png" }));
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [...PNG],
  );
  await asked.getByRole("checkbox", { name: "It is only decoration" }).check();
  await asked.getByRole("button", { name: "Insert the picture" }).click();
  await expect(block.locator("img")).toHaveCount(2);

  // decisions 14: the description of a picture is kept with it, and not asked again.
  await page.getByRole("button", { name: "Picture from the library" }).click();
  await choice.getByRole("button", { name: "Choose extinguisher.png" }).click();
  await expect(block.getByRole("img", { name: "A red extinguisher on a wall" })).toHaveCount(2);

  // §3.114 §3.116 §3.118: the course has a look of its own.
  await page.getByRole("treeitem", { name: "Extinguishers" }).click();
  await page.getByLabel("Main colour").last().fill("#7a2fb5");
  for (const name of ["Picture behind the pages", "Icon of the tab"]) {
    const field = page.getByRole("group", { name });
    await field.getByRole("button", { name: "Choose a file" }).click();
    await page.getByRole("dialog", { name }).getByRole("button", { name: "Choose extinguisher.png" }).click();
    await expect(field.getByText("extinguisher.png")).toBeVisible();
  }
  expect(await findFaults(page)).toEqual([]);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("dialog", { name: "Publish this course?" }).getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("banner").getByText("Published")).toBeVisible();
  const slug = /learniz\/([^/?]+)/.exec(page.url())?.[1] ?? "";

  const learner = await page.context().browser()?.newPage();
  if (!learner) throw new Error("no page for the learner");
  await openPlayer(learner, platform, slug);
  const seen = learner.getByRole("img", { name: "A red extinguisher on a wall" }).first();
  await expect(seen).toBeVisible();
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2);
  const shown = (await seen.getAttribute("src")) ?? "none";
  await expect(learner.locator("main > img")).toHaveAttribute("src", shown);
  await expect(learner.locator('link[rel="icon"]')).toHaveAttribute("href", shown);
  await expect
    .poll(() => learner.evaluate(() => document.documentElement.style.getPropertyValue("--az-color-primary")))
    .toMatch(/^#7a2fb5$/i);
  const link = learner.getByRole("link", { name: "rules.txt" });
  const read = await learner.request.get(new URL((await link.getAttribute("href")) ?? "", learner.url()).href);
  expect(await read.text()).toBe("Leave by the stairs.\n");
  await learner.close();

  const exported = await exportCourse(platform, "Extinguishers", "web");
  await exported.remove();
  const packed = exported.paths.filter((path) => path.startsWith("documents/"));
  expect(packed.map((path) => path.slice(path.lastIndexOf("."))).sort()).toEqual([".png", ".png", ".txt"]);

  // §7.71: deleting a file lists what shows it; §7.70: so does replacing it.
  await page.goto(`${platform.url}/admin/library?q=extinguisher.png`);
  await file(page, "extinguisher.png").first().click();
  const panel = page.getByRole("dialog", { name: "extinguisher.png" });
  await expect(panel.getByRole("link", { name: "Extinguishers" })).toBeVisible();
  const sent = panel.getByRole("list", { name: "Files that are sent" });
  // The refusal of another kind of file is in sight, however long the panel is.
  await panel.getByLabel("Files to add").setInputFiles({
    ...{ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("No picture.") },
  });
  await page.getByRole("alertdialog").getByRole("button", { name: "Replace" }).click();
  await expect(sent.getByText(/^This is another kind of file/)).toBeInViewport();
  await panel.getByLabel("Files to add").setInputFiles(picture("another.png"));
  const replacing = page.getByRole("alertdialog", { name: "Replace “extinguisher.png”?" });
  await expect(replacing.getByRole("link", { name: "Extinguishers" })).toBeVisible();
  await replacing.getByRole("button", { name: "Replace" }).click();
  await expect(sent).toContainText("In the library");
  await panel.getByRole("button", { name: "Delete…" }).click();
  const removing = page.getByRole("alertdialog", { name: "Delete “extinguisher.png”?" });
  await expect(removing.getByRole("link", { name: "Extinguishers" })).toBeVisible();
  await removing.getByRole("button", { name: "Delete all the same" }).click();
  await expect(page.getByText("1 file deleted")).toBeVisible();
  expect(complaints.filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
});
