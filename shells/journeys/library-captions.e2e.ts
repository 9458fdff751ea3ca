// Knows how the captions of a film are written in the library, by keyboard alone, and read by learners; and what is
// seen of a file of each kind.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { zipSync } from "fflate";
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });

const FILM = readFileSync(new URL("../../fixtures/courses/phishing/media/link.en.mp4", import.meta.url));
const FONT = readFileSync(
  new URL("../ui/node_modules/@fontsource-variable/lora/files/lora-latin-wght-normal.woff2", import.meta.url),
);
/** A square that stands still. */
const LOTTIE = JSON.stringify({
  ...{ v: "5.7.0", fr: 30, ip: 0, op: 60, w: 400, h: 300, nm: "square", ddd: 0, assets: [] },
  layers: [
    {
      ...{ ddd: 0, ind: 1, ty: 1, nm: "square", sr: 1, ao: 0, ip: 0, op: 60, st: 0, bm: 0 },
      ...{ sw: 100, sh: 100, sc: "#c81e1e" },
      ks: {
        ...{ o: { a: 0, k: 100 }, r: { a: 0, k: 0 }, a: { a: 0, k: [50, 50, 0] }, s: { a: 0, k: [100, 100, 100] } },
        p: { a: 0, k: [200, 150, 0] },
      },
    },
  ],
});
const SRT = Buffer.from('1\r\n00:00:01,000 --> 00:00:02,500\r\n<font color="red">Un caf\xe9 ?</font>\r\n', "latin1");

const file = (name: string, buffer: Buffer | string) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(buffer),
});

async function openLibrary(page: Page, platform: Platform): Promise<void> {
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Demo Author" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await page.getByRole("link", { name: "Library" }).click();
  await expect(page.getByRole("heading", { name: "Library", level: 1 })).toBeVisible();
}
async function add(page: Page, files: ReturnType<typeof file>[]): Promise<void> {
  await page.getByLabel("Files to add").setInputFiles(files);
  const tray = page.getByRole("region", { name: "Files on their way to the library" });
  await expect(tray.getByRole("status")).toHaveText(files.length === 1 ? "1 file was added" : /files were added$/);
  await tray.getByRole("button", { name: "Close" }).click();
}
const open = (page: Page, name: string) =>
  page.getByRole("list", { name: "Files", exact: true }).getByText(name, { exact: true }).click();
const editorOf = (page: Page, name: string) => page.getByRole("dialog", { name: `Captions of “${name}”` });

test("decisions 14 captions of a film are written by keyboard alone, and learners read them on it", {
  tag: "@wide",
}, async ({ page, platform, complaints }) => {
  await openLibrary(page, platform);
  await add(page, [file("Links.mp4", FILM)]);
  await open(page, "Links.mp4");
  const panel = page.getByRole("dialog", { name: "Links.mp4" });
  const begin = panel.getByRole("button", { name: "Write captions…" });
  await begin.focus();
  await page.keyboard.press("Enter");
  const editor = editorOf(page, "Links.mp4");
  const words = editor.getByRole("textbox", { name: "Words" });
  await expect(editor.getByText("No captions yet.")).toBeVisible();
  await expect(editor.getByRole("button", { name: "Save the captions" })).toBeDisabled();

  // From here on nothing but keys: the first caption, its end where the film is, a second one after it.
  await page.keyboard.press("Control+Enter");
  await expect(words).toBeFocused();
  await page.keyboard.type("Look at the <i>address</i>.");
  await expect(editor.locator("[data-shown]")).toHaveText("Look at the address.");
  await page.keyboard.press("Control+Enter");
  await expect(editor.getByRole("group", { name: "Caption 2" })).toBeVisible();
  await expect(editor.getByRole("textbox", { name: "Begins at" })).toHaveValue("0:02");
  await page.keyboard.type("Then click");
  await page.keyboard.press("Alt+i");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Control+z");
  await expect(words).not.toHaveValue("Then click");
  await page.keyboard.press("Control+Shift+z");
  await expect(words).toHaveValue("Then click");

  // What is wrong is said, and kept all the same.
  const end = editor.getByRole("textbox", { name: "Ends at" });
  await end.focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("0:01");
  await expect(editor.getByText("It ends before it begins: nobody sees it.")).toBeVisible();
  await expect(editor.getByRole("status").filter({ hasText: "2 captions · 1 to look at" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("0:05");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(editor.getByRole("group", { name: "Caption 1" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).focus();
  await page.keyboard.press("Enter");
  const save = editor.getByRole("button", { name: "Save the captions" });
  await save.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("“Links.mp4” is saved")).toBeVisible();
  await expect(save).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(editor).toHaveCount(0);
  await expect(panel.getByText("Links.en.vtt")).toBeVisible();
  await expect(panel.getByRole("button", { name: "Edit the captions…" })).toBeVisible();

  // A learner opens the film: the browser shows the words.
  const author = await platform.signIn("demo_author");
  const { documents } = await (await platform.call(author, "/api/admin/document/client?query=Links.mp4")).json();
  const [{ slug, captions }] = documents;
  const configDraft = {
    context: { title: "Links" },
    config: { local: "EN" },
    source: `document:${slug}`,
    captionsSrc: `document:${captions}`,
  };
  const made = await (await platform.call(author, "/api/admin/attachment", { name: "Links", configDraft })).json();
  const publication = { updatedAt: made.updatedAt, visible: true };
  await platform.call(author, `/api/admin/attachment/publish/${made.slug}`, publication, "PATCH");
  const learner = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const { perimeterSlug } = products.find((one: { readonly productSlug: string }) => one.productSlug === made.slug);
  await signIn(page, platform, "learner", "", `/open/${perimeterSlug}`);
  await expect
    .poll(() =>
      page
        .locator("video")
        .evaluate((video: HTMLVideoElement) =>
          [...(video.textTracks[0]?.cues ?? [])].map((cue) => `${cue.startTime} ${(cue as VTTCue).text}`),
        ),
    )
    .toEqual(["0 Look at the <i>address</i>.", "2 Then click"]);
  expect(complaints).toEqual([]);
});

test("decisions 14 an SRT takes the place of captions in one step, and a second author is told before theirs are lost", {
  tag: "@wide",
}, async ({ page, platform }) => {
  await openLibrary(page, platform);
  await add(page, [file("Cafe.vtt", "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n")]);
  await open(page, "Cafe.vtt");
  const preview = page.getByRole("region", { name: "Preview of Cafe.vtt" });
  await expect(preview).toContainText("0:01");
  await expect(preview).toContainText("Hello");
  await page.getByRole("button", { name: "Edit the captions…" }).click();
  const editor = editorOf(page, "Cafe.vtt");
  const words = editor.getByRole("textbox", { name: "Words" });
  await expect(words).toHaveValue("Hello");
  await expect(editor.getByRole("button", { name: "Start here" })).toHaveCount(0);
  await editor.getByLabel("Files to add").setInputFiles(file("old.srt", SRT));
  await expect(words).toHaveValue("Un café ?");
  await expect(editor.getByText("2 colours, fonts or places")).toBeVisible();
  await editor.getByRole("combobox", { name: "Language of the captions" }).click();
  await page.getByRole("option", { name: "French" }).click();

  // Somebody else replaces the file meanwhile.
  const author = await platform.signIn("demo_author");
  const { documents } = await (await platform.call(author, "/api/admin/document/client?query=Cafe.vtt")).json();
  const granted = await (await platform.call(author, "/api/admin/document/upload/file/token")).json();
  const form = new FormData();
  form.set("source", new Blob(["WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nTheirs\n"]), "Cafe.vtt");
  await fetch(`${platform.url}/api/admin/document/client/${documents[0].slug}`, {
    method: "POST",
    headers: { authorization: `Bearer ${granted.token}` },
    body: form,
  });
  await editor.getByRole("button", { name: "Save the captions" }).click();
  await expect(editor.getByRole("alert")).toContainText("Somebody else saved captions of this film meanwhile.");
  await editor.getByRole("button", { name: "Look at theirs" }).click();
  await expect(words).toHaveValue("Theirs");
  await editor.getByRole("button", { name: "Undo" }).click();
  await expect(words).toHaveValue("Un café ?");
  await editor.getByRole("button", { name: "Save the captions" }).click();
  await expect(page.getByText("“Cafe.vtt” is saved")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(preview).toContainText("Un café ?");
});

test("§7.68 a file of each kind is seen in the library, or told what it is", {
  tag: "@wide",
}, async ({ page, platform, complaints }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLibrary(page, platform);
  await add(page, [
    file("notes.txt", `First line\nété\n${"x".repeat(60_000)}`),
    file("empty.txt", " "),
    file("table.csv", "name;age\nAda;36\n"),
    file("letters.woff2", FONT),
    file("ball.json", LOTTIE),
    file("box.zip", Buffer.from(zipSync({ "a.txt": new Uint8Array(3) }))),
  ]);
  const panel = (name: string) => page.getByRole("dialog", { name });
  const close = () => page.keyboard.press("Escape");

  await open(page, "notes.txt");
  await expect(page.getByRole("region", { name: "Preview of notes.txt" })).toContainText("été");
  await expect(panel("notes.txt").getByText("This is its beginning.")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await close();
  await open(page, "empty.txt");
  await expect(panel("empty.txt").getByText("Nothing is written in this file.")).toBeVisible();
  await close();
  await open(page, "table.csv");
  await expect(page.getByRole("region", { name: "Preview of table.csv" })).toContainText("Ada;36");
  await close();
  await open(page, "letters.woff2");
  const specimen = page.getByRole("region", { name: "Preview of letters.woff2" });
  await expect(specimen).toContainText("àâäæçéè");
  expect(
    await specimen.evaluate((element) => document.fonts.check(`16px ${getComputedStyle(element).fontFamily}`)),
  ).toBe(true);
  expect(await findFaults(page)).toEqual([]);
  await close();
  await open(page, "ball.json");
  await expect(page.getByRole("img", { name: "Preview of ball.json" }).locator("svg g rect")).not.toHaveCount(0);
  await panel("ball.json").getByRole("button", { name: "Play the animation" }).click();
  await panel("ball.json").getByRole("button", { name: "Stop the motion" }).click();
  expect(await findFaults(page)).toEqual([]);
  await close();
  await open(page, "box.zip");
  await expect(panel("box.zip").getByText("An archive (zip) with other files in it.")).toBeVisible();
  expect(complaints).toEqual([]);
});
