// Knows how a picture is edited in the library: turned, cropped and given its focal point, by mouse and by keyboard
// alone.
import type { Page } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });

/**
 * A photograph as a phone stores it when held upright: 400 × 200 pixels, red then blue, with a note to turn it by a
 * quarter: 200 × 400, red above blue.
 */
async function takePhotograph(page: Page): Promise<Buffer> {
  const written = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 400, height: 200 });
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = "red";
    context.fillRect(0, 0, 200, 200);
    context.fillStyle = "blue";
    context.fillRect(200, 0, 200, 200);
    return canvas.toDataURL("image/jpeg", 0.95).split(",")[1] ?? "";
  });
  const jpeg = Buffer.from(written, "base64");
  const turned = Buffer.from("45786966000049492a00080000000100120103000100000006000000000000000000", "hex");
  const head = Buffer.from([0xff, 0xe1, 0, turned.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, turned, jpeg.subarray(2)]);
}
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>');
/** Two images of one pixel. */
const IMAGE = "2c000000000100010000" + "0202440100";
const GIF = Buffer.from(`47494638396101000100800000000000ffffff${IMAGE}${IMAGE}3b`, "hex");

async function openLibrary(page: Page, platform: Platform): Promise<void> {
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Demo Author" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await page.getByRole("link", { name: "Library" }).click();
  await expect(page.getByRole("heading", { name: "Library", level: 1 })).toBeVisible();
}
const open = (page: Page, name: string) =>
  page.getByRole("list", { name: "Files", exact: true }).getByText(name, { exact: true }).click();

/** The size of a picture, and the colours at its corners: `r` or `b`. */
const look = (page: Page, name: string) =>
  page.getByRole("img", { name: `Preview of ${name}` }).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const at = (x: number, y: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
      return red > blue ? "r" : "b";
    };
    const [right, bottom] = [width - 3, height - 3];
    return `${width}x${height} ${at(2, 2)}${at(right, 2)}${at(2, bottom)}${at(right, bottom)}`;
  });

test("§3.55 a picture is turned, cropped and kept beside the old one or in its place, by keyboard too", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await openLibrary(page, platform);
  const photograph = await takePhotograph(page);
  await page.getByLabel("Files to add").setInputFiles([
    { name: "photo.jpg", mimeType: "image/jpeg", buffer: photograph },
    { name: "my-plan.svg", mimeType: "image/svg+xml", buffer: SVG },
    { name: "moving.gif", mimeType: "image/gif", buffer: GIF },
  ]);
  const tray = page.getByRole("region", { name: "Files on their way to the library" });
  await expect(tray.getByRole("status")).toHaveText("3 files were added");
  await tray.getByRole("button", { name: "Close" }).click();

  // A drawing and an animation cannot be edited, and the page says why.
  for (const [name, words] of [
    ["my-plan.svg", "This is a drawing"],
    ["moving.gif", "This picture moves"],
  ] as const) {
    await open(page, name);
    await page.getByRole("button", { name: "Edit the picture…" }).click();
    await expect(page.getByRole("dialog", { name: `Edit “${name}”` }).getByText(words)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  }

  await open(page, "photo.jpg");
  await page.getByRole("button", { name: "Edit the picture…" }).click();
  const editor = page.getByRole("dialog", { name: "Edit “photo.jpg”" });
  const told = editor.getByRole("status").filter({ hasText: "pixels" });
  // The picture is upright, as its camera meant it.
  await expect(told).toContainText("200 × 400 pixels");
  expect(await findFaults(page)).toEqual([]);
  await expect(editor.getByRole("button", { name: "Save the point" })).toBeDisabled();
  await editor.getByRole("button", { name: "Turn right" }).click();
  await expect(told).toContainText("400 × 200 pixels");
  await editor.getByRole("button", { name: "Undo" }).click();
  await expect(told).toContainText("200 × 400 pixels");
  await editor.getByRole("button", { name: "Redo" }).click();

  // The part is set to a form, moved by the arrows and sized by a field: the form stays.
  await editor.getByRole("combobox", { name: "Form of the part that is kept" }).click();
  await page.getByRole("option", { name: "Square (1:1)" }).click();
  await expect(told).toContainText("200 × 200 pixels");
  const left = editor.getByRole("spinbutton", { name: "From the left", exact: true });
  await expect(left).toHaveValue("100");
  await editor.getByRole("button", { name: /^Part that is kept/ }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(left).toHaveValue("92");
  await page.keyboard.press("Shift+ArrowLeft");
  await expect(editor.getByRole("spinbutton", { name: "Height" })).toHaveValue("196");
  await page.keyboard.press("Control+z");
  await expect(editor.getByRole("spinbutton", { name: "Height" })).toHaveValue("200");
  await editor.getByRole("spinbutton", { name: "Width" }).fill("100");
  await expect(editor.getByRole("spinbutton", { name: "Height" })).toHaveValue("100");
  // The blue half is at the left now: red was at the top, and is at the right.
  await left.fill("150");
  await editor.getByRole("spinbutton", { name: "From the top", exact: true }).fill("0");

  // The corner is pulled by a pointer.
  const corner = await editor.locator("[data-corner=se]").boundingBox();
  if (!corner) throw new Error("no corner");
  await page.mouse.move(corner.x + corner.width - 4, corner.y + corner.height - 4);
  await page.mouse.down();
  await page.mouse.move(corner.x + 400, corner.y + 400, { steps: 4 });
  await page.mouse.up();
  await expect(told).toContainText("200 × 200 pixels");

  await editor.getByRole("checkbox", { name: /^A point stays in sight/ }).check();
  const point = editor.getByRole("spinbutton", { name: "Point, from the left" });
  await expect(point).toHaveValue("63");
  await editor.getByRole("button", { name: /^Focal point/ }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(point).toHaveValue("62");
  await point.fill("50");

  // The editor tells the size of the file before it is saved, and a lower quality is smaller.
  await expect(told).toContainText("instead of");
  await editor.getByRole("combobox", { name: "Type of the file" }).click();
  await page.getByRole("option", { name: "PNG" }).click();
  await expect(editor.getByRole("spinbutton", { name: "Quality" })).toHaveCount(0);
  await editor.getByRole("button", { name: "Save as a new file" }).click();

  const copy = page.getByRole("dialog", { name: "photo (edited).png" });
  await expect(copy).toBeVisible();
  await expect.poll(() => look(page, "photo (edited).png")).toBe("200x200 brbr");
  const token = await platform.signIn("demo_author");
  const find = async (name: string) => {
    const asked = `/api/admin/document/client?query=${encodeURIComponent(name)}`;
    const { documents } = await (await platform.call(token, asked)).json();
    return documents[0];
  };
  // The focal point is relative to what was kept: 200 of 400 pixels, after 150 were cropped away.
  expect((await find("photo (edited)")).focus).toEqual({ x: 25, y: 50 });
  await page.keyboard.press("Escape");

  // The file is replaced: the dialog first lists what uses it.
  await open(page, "photo.jpg");
  await page.getByRole("button", { name: "Edit the picture…" }).click();
  await editor.getByRole("button", { name: "Flip upside down" }).click();
  await editor.getByRole("button", { name: "Replace the file…" }).click();
  const question = page.getByRole("alertdialog", { name: "Replace “photo.jpg”?" });
  await expect(question).toContainText("Nothing uses it yet.");
  await question.getByRole("button", { name: "Replace" }).click();
  await expect(editor).toHaveCount(0);
  await expect(page.getByText("“photo.jpg” is saved")).toBeVisible();
  // The panel loads the file again; until it has arrived, the former picture is shown.
  await expect(async () => expect(await look(page, "photo.jpg")).toBe("200x400 bbrr")).toPass();
  await page.keyboard.press("Escape");

  // Closing with unsaved changes asks first.
  await open(page, "photo.jpg");
  await page.getByRole("button", { name: "Edit the picture…" }).click();
  await editor.getByRole("button", { name: "Turn left" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Leave without saving" }).click();
  await expect(editor).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("§3.55 a picture that is being saved is not left, and where what is known of it is not kept that alone is tried again", {
  tag: "@long",
}, async ({ page, platform }) => {
  await openLibrary(page, platform);
  await page
    .getByLabel("Files to add")
    .setInputFiles({ name: "Report 2.0.jpg", mimeType: "image/jpeg", buffer: await takePhotograph(page) });
  const tray = page.getByRole("region", { name: "Files on their way to the library" });
  await expect(tray.getByRole("status")).toHaveText("1 file was added");
  await tray.getByRole("button", { name: "Close" }).click();
  await open(page, "Report 2.0.jpg");
  await page.getByRole("button", { name: "Edit the picture…" }).click();
  const editor = page.getByRole("dialog", { name: "Edit “Report 2.0.jpg”" });
  await editor.getByRole("checkbox", { name: /^A point stays in sight/ }).check();
  await editor.getByRole("spinbutton", { name: "Point, from the left" }).fill("20");
  await expect(editor.getByRole("button", { name: "Focal point: 20% from the left, 50% from the top" })).toBeVisible();
  await editor.getByRole("button", { name: "Flip upside down" }).click();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/admin/document/client/*", async (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    await held;
    await route.abort();
  });
  await editor.getByRole("button", { name: "Save as a new file" }).click();
  await expect(editor.getByRole("button", { name: "Please wait" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(editor.getByRole("alert")).toHaveText("The picture is being saved. It can be left once that is done.");
  await expect(page.getByRole("button", { name: "Leave without saving" })).toHaveCount(0);
  release();
  await expect(editor.getByText("The file is in the library, but not what is known of it.")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(question).toContainText("The file is in the library.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await page.unroute("**/api/admin/document/client/*");
  await editor.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("dialog", { name: "Report 2.0 (edited).jpg" })).toBeVisible();
  const token = await platform.signIn("demo_author");
  const { documents } = await (await platform.call(token, "/api/admin/document/client?query=Report%202.0")).json();
  expect(documents).toHaveLength(2);
  expect(documents.find(({ name }: { name: string }) => name.includes("edited")).focus).toEqual({ x: 20, y: 50 });
});

test("§3.55 the point of a cover stays in sight on the cards of learners", { tag: "@long" }, async ({
  page,
  platform,
  browser,
}) => {
  const learner = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const shown = products.find(({ pictureUrl }: { pictureUrl: string | null }) =>
    pictureUrl?.match(/\.(jpe?g|png|webp)$/),
  );
  const token = await platform.signIn("demo_author");
  const { documents } = await (await platform.call(token, "/api/admin/document/client?types=image&limit=100")).json();
  const cover = documents.find(({ source }: { source: string }) => source === shown.pictureUrl);
  await openLibrary(page, platform);
  await page.goto(`${platform.url}/admin/library?file=${cover.slug}`);
  await page.getByRole("button", { name: "Edit the picture…" }).click();
  const editor = page.getByRole("dialog", { name: `Edit “${cover.name}”` });
  await editor.getByRole("checkbox", { name: /^A point stays in sight/ }).check();
  await editor.getByRole("spinbutton", { name: "Point, from the left" }).fill("20");
  await editor.getByRole("spinbutton", { name: "Point, from the top" }).fill("30");
  await editor.getByRole("button", { name: "Save the point" }).click();
  await expect(editor).toHaveCount(0);

  const context = await browser.newContext({ locale: "en-GB" });
  const home = await context.newPage();
  await signIn(home, platform, "learner");
  const picture = home.locator(`img[src="${shown.pictureUrl}"]`).first();
  await expect(picture).toHaveCSS("object-position", "20% 30%");
  await context.close();
});
