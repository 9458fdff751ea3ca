// Knows that an author uploads a package, reads its problems, publishes it, and reads its calls for a learner.
import type { Page } from "@playwright/test";
import { strToU8, unzipSync, zipSync } from "fflate";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { makePackage } from "./made-package.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";
import { readClipboard } from "./read-clipboard.ts";
import { playPackage } from "./upload-package.ts";

test.use({ locale: "en-GB" });

const zip = (name: string, bytes: Uint8Array) => ({ name, mimeType: "application/zip", buffer: Buffer.from(bytes) });
const one = (title: string, script = "") =>
  makePackage({ version: "1.2", title, language: "en", items: [{ identifier: "one", title: "First part", script }] });
const broken = (bytes: Uint8Array, from: string, to: string): Uint8Array =>
  Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll(from, to), "latin1");
/** A zip whose file leads out of its folder: both names have the same length, so that its list stays valid. */
const hostile = () =>
  broken(
    zipSync({ "imsmanifest.xml": new Uint8Array(), "inside/evil.html": new Uint8Array([60]) }),
    "inside/evil.html",
    "../../../ev.html",
  );
/** The zip of these files, as they are. */
const loose = (bytes: Uint8Array) => zipSync(unzipSync(bytes), { level: 0 });
const WIDTHS = [360, 768, 1440];

/** Signs in as an author who reads English, whatever the client's language. */
async function enter(page: Page, platform: Platform): Promise<void> {
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Demo Author" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
}
const choose = (page: Page, file: ReturnType<typeof zip>) => page.locator("input[type=file]").setInputFiles(file);

async function check(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => measureOverflow(page), `${width} px`).toBe(0);
    expect(await findFaults(page), `${width} px`).toEqual([]);
  }
}

async function importPackage(page: Page, platform: Platform, bytes: Uint8Array, title: string): Promise<string> {
  await page.goto(`${platform.url}/admin/`);
  await page.getByRole("button", { name: "Import a SCORM package" }).click();
  await choose(page, zip(`${title}.zip`, bytes));
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("button", { name: "Create the product" }).click();
  await page.waitForURL("**/admin/scorm/*");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

test("§7.77 §4.134 a package is imported with a list of what may not work in it, published, and played in a preview", {
  tag: "@long",
}, async ({ page, context, platform }) => {
  await enter(page, platform);
  await expect(page.getByRole("row", { name: /SCORM package/ })).not.toHaveCount(0);
  await page.getByRole("button", { name: "Import a SCORM package" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a SCORM package" });
  await check(page);
  // The manifest names a file that is missing; bytes that cannot be compressed make the package slow to send.
  const noise = Uint8Array.from({ length: 3_000_000 }, () => Math.floor(Math.random() * 256));
  const { "imsmanifest.xml": manifest = new Uint8Array(), ...files } = unzipSync(one("Fire safety"));
  const named = Buffer.from(manifest).toString().replace("</resource>", '<file href="gone.png"/></resource>');
  const bytes = zipSync({ ...files, "imsmanifest.xml": strToU8(named), "noise.bin": noise }, { level: 0 });

  const network = await context.newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(300_000);
  await choose(page, zip("fire.zip", bytes));
  const bar = dialog.getByRole("progressbar", { name: "Sending the package" });
  await expect(bar).toHaveAttribute("aria-valuetext", /^[1-9].*MB of 3 MB$/);
  expect(Number(await bar.getAttribute("aria-valuenow"))).toBeLessThan(100);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await limit(-1);

  await page.route("**/api/admin/document/upload/scorm", (route) => route.abort("connectionreset"));
  await page.getByRole("button", { name: "Import a SCORM package" }).click();
  await choose(page, zip("fire.zip", bytes));
  await expect(dialog.getByRole("alert")).toHaveText("The connection broke off. Nothing was kept.");
  await page.unroute("**/api/admin/document/upload/scorm");
  await dialog.getByRole("button", { name: "Send it again" }).click();
  await expect(dialog.getByText("1 thing may not work")).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: "gone.png" })).toContainText("is not in it");
  await expect(dialog.getByRole("definition").filter({ hasText: "SCORM 1.2" })).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Title" })).toHaveValue("Fire safety");
  await check(page);
  await dialog.getByRole("button", { name: "Create the product" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Fire safety" })).toBeVisible();
  const slug = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const token = await platform.signIn("demo_author");
  const stored = await (await platform.call(token, `/api/admin/scorm/${slug}`)).json();
  expect(stored.configDraft.editionInfo).toEqual({ createStatus: "TOUCHED", paramsStatus: "TOUCHED" });
  expect(stored.editionInfo).toMatchObject({ createStatus: "DONE", paramsStatus: "DONE" });
  await check(page);

  await page.getByRole("button", { name: "Publish" }).click();
  const question = page.getByRole("dialog", { name: "Publish this package?" });
  await expect(question).toContainText("1 thing may not work");
  await question.getByRole("button", { name: "Publish all the same" }).click();
  await expect(page.getByText("The package is published")).toBeVisible();
  await expect(question).toBeHidden();

  await page.getByRole("button", { name: "Preview" }).click();
  await page.waitForURL("**/play/scorm/**");
  await expect(page.frameLocator("iframe").frameLocator("iframe").getByRole("heading")).toHaveText("First part");
});

test("decisions 7: what is no package, broken or hostile is refused in words, and leaves nothing behind", {
  tag: "@long",
}, async ({ page, platform }) => {
  await enter(page, platform);
  const token = await platform.signIn("demo_author");
  const count = async () =>
    (await (await platform.call(token, "/api/admin/document/client?query=bad")).json()).meta.totalItems;
  const before = await count();
  await page.getByRole("button", { name: "Import a SCORM package" }).click();
  const alert = page.getByRole("dialog").getByRole("alert");
  await choose(page, { name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
  await expect(alert).toContainText("“notes.pdf” is no zip.");
  for (const [bytes, words] of [
    [hostile(), /wants to be written outside its own folder.*ev\.html/s],
    [zipSync({ "index.html": new Uint8Array([60]) }), /it has no imsmanifest\.xml file/],
    [one("Cut").subarray(0, 300), /is not a zip, or was cut off/],
    [
      broken(loose(one("Damaged")), "<h1>First part", "<h1>Xirst part"),
      /A file of this package is damaged.*one\.html/s,
    ],
  ] as const) {
    await choose(page, zip("bad.zip", bytes));
    await expect(alert).toContainText(words);
    await expect(page.getByRole("button", { name: "Send it again" })).toHaveCount(0);
  }
  await check(page);
  expect(await count()).toBe(before);
});

test("decisions 7: what a package called for a learner is read by its author, errors first where they are looked for", {
  tag: ["@whole", "@long"],
}, async ({ page, browser, platform }) => {
  await enter(page, platform);
  const script =
    'lms.LMSSetValue("cmi.nonsense", "x"); lms.LMSSetValue("cmi.core.lesson_status", "completed"); lms.LMSCommit("");';
  const slug = await importPackage(page, platform, one("Calls", script), "Calls");
  await page.getByRole("tab", { name: "Visits" }).click();
  await expect(page.getByRole("heading", { name: "Nobody has opened it yet" })).toBeVisible();
  await check(page);
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The package is published")).toBeVisible();

  const learner = await (await browser.newContext({ locale: "en-GB" })).newPage();
  // Calls are reported in batches.
  const told = learner.waitForResponse((answer) => /\/launches\/[^/]+\/calls$/.test(answer.url()) && answer.ok());
  await playPackage(learner, platform, slug);
  await expect(learner.locator("[data-saving=saved]")).toBeVisible();
  await told;
  await learner.close();
  const rows = page.getByRole("table", { name: "Visits" }).getByRole("row");
  const errors = rows.nth(1).getByRole("cell").last();
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(errors).toHaveText(/1/, { timeout: 1_000 });
  }).toPass();
  await check(page);
  await page.getByRole("searchbox", { name: "Search learners" }).fill("nobody of that name");
  await expect(page.getByRole("heading", { name: "No visit matches" })).toBeVisible();
  await expect(page).toHaveURL(/tab=attempts&q=nobody/);
  await page.getByRole("button", { name: "Show all visits" }).click();

  await page.getByRole("button", { name: /visit 1$/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: /visit 1$/ });
  const calls = dialog.getByRole("table", { name: "Calls" }).getByRole("row");
  await expect(calls.filter({ hasText: 'LMSSetValue("cmi.core.lesson_status", "completed")' })).toHaveCount(1);
  await dialog.getByRole("checkbox", { name: "Errors only" }).check();
  await expect(calls).toHaveCount(2);
  await expect(calls.nth(1)).toContainText('LMSSetValue("cmi.nonsense", "x")');
  await expect(calls.nth(1)).toContainText("This element does not exist, or is not supported.");
  await check(page);
  await dialog.getByRole("button", { name: "Copy the call log as text" }).click();
  const copied = () => readClipboard(page.context());
  await expect.poll(copied).toContain('LMSSetValue("cmi.nonsense", "x") = "false" error 401');
  expect(await copied()).toContain('LMSSetValue("cmi.core.lesson_status", "completed") = "true"');
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Learners" }).click();
  await expect(page.getByRole("table", { name: "Learners" }).getByRole("row")).toHaveCount(2);
});

test("decisions 15 who leaves the page of a package with something unsaved is asked first, and nothing jumps as they type", {
  tag: "@long",
}, async ({ page, platform }) => {
  await enter(page, platform);
  const slug = await importPackage(page, platform, one("Unsaved"), "Unsaved");
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  const settings = page.getByRole("tab", { name: "Settings" });
  const tabs = page.getByRole("tablist");
  const list = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await settings.click();
  const before = await tabs.boundingBox();
  await title.fill("Typed");
  expect(await tabs.boundingBox()).toEqual(before);
  await list.click();
  await check(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(title).toHaveValue("Typed");
  // Going back to the earlier tab loses nothing.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/scorm/${slug}$`));
  await page.goBack();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(new RegExp(`/scorm/${slug}$`));
  await settings.click();
  await expect(title).toHaveValue("Typed");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Typed" })).toBeVisible();

  await page.getByRole("tab", { name: "Package" }).click();
  await page.getByRole("radio", { name: /when it was opened/ }).check();
  await page.getByRole("tab", { name: "Learners" }).click();
  await expect(page.getByText("Nobody has started yet")).toBeVisible();
  await list.click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
  await page.goBack();
  await page.getByRole("tab", { name: "Package" }).click();
  await expect(page.getByRole("radio", { name: /as its content says/ })).toBeChecked();
  await list.click();
  await expect(page).toHaveURL(/\/admin\/?$/);
});

test("decisions 15 who signs out on a page with something unsaved is asked first, and stays signed in when they stay", {
  tag: "@long",
}, async ({ page, platform }) => {
  await enter(page, platform);
  const slug = await importPackage(page, platform, one("Signing out"), "Signing out");
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const signOut = async () => {
    await page.getByRole("button", { name: "Demo Author" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
  };
  await page.getByRole("tab", { name: "Settings" }).click();
  await title.fill("Typed");
  await signOut();
  await expect(question).toBeVisible();
  await check(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(title).toHaveValue("Typed");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Typed" })).toBeVisible();

  await page.getByRole("tab", { name: "Package" }).click();
  await page.getByRole("radio", { name: /when it was opened/ }).check();
  await signOut();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/\/admin\/auth\/login/);
  // Leaving after a save asks nothing.
  await signIn(page, platform, "author", "/admin");
  await page.goto(`${platform.url}/admin/scorm/${slug}`);
  await expect(page.getByRole("radio", { name: /as its content says/ })).toBeChecked();
  await signOut();
  await expect(page).toHaveURL(/\/admin\/auth\/login/);
});

test("§5.25 §8.10 a title is changed and a package replaced; what somebody else saved meanwhile is told", {
  tag: "@long",
}, async ({ page, platform }) => {
  await enter(page, platform);
  const slug = await importPackage(page, platform, one("Old"), "Old title");
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await page.getByRole("tab", { name: "Settings" }).click();
  await title.fill("New title");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New title" })).toBeVisible();

  const token = await platform.signIn("demo_author");
  const { updatedAt, configDraft } = await (await platform.call(token, `/api/admin/scorm/${slug}`)).json();
  await platform.call(token, `/api/admin/scorm/${slug}`, { name: "Theirs", configDraft, updatedAt }, "PATCH");
  await title.fill("Mine");
  await title.press("Enter");
  await expect(page.getByText(/You saved this product elsewhere .*What you asked for was not done\./)).toBeVisible();
  await check(page);
  await page.getByRole("button", { name: "Save my changes on top of it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mine" })).toBeVisible();

  const publish = async () => {
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("button", { name: /^Publish (now|all the same)$/ }).click();
    await expect(page.getByRole("dialog", { name: "Publish this package?" })).toBeHidden();
  };
  await publish();
  await page.getByRole("tab", { name: "Package" }).click();
  await page.getByRole("button", { name: "Replace the package" }).click();
  const dialog = page.getByRole("dialog", { name: "Replace the package" });
  await expect(dialog).toContainText("Learners keep their results");
  await check(page);
  const two = [
    { identifier: "a", title: "New first" },
    { identifier: "b", title: "New second" },
  ];
  await choose(page, zip("two.zip", makePackage({ version: "2004", title: "Two", items: two })));
  await dialog.getByRole("button", { name: "Replace the package" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("SCORM 2004 (2004 4th Edition)")).toBeVisible();
  await expect(page.getByText("New second")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Mine" })).toBeVisible();

  // §3.68 The former package is taken up again from the history, as a draft.
  await publish();
  await page.getByRole("tab", { name: "History" }).click();
  const publications = page.getByRole("table", { name: "Publications" });
  await expect(publications.getByRole("row")).toHaveCount(3);
  await check(page);
  await publications
    .getByRole("button", { name: /^Publication of / })
    .last()
    .click();
  await page.getByRole("button", { name: "Restore as the draft" }).click();
  await page.getByRole("tab", { name: "Package" }).click();
  await expect(page.getByText("First part")).toBeVisible();
  await expect(page.getByText("New second")).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("First part")).toBeVisible();

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  await page.getByRole("textbox", { name: /Mine/ }).fill("Mine");
  await page.getByRole("button", { name: "Delete the product" }).click();
  await page.waitForURL(`${platform.url}/admin/`);
  await expect(page.getByRole("link", { name: "Mine" })).toHaveCount(0);
  await page.goto(`${platform.url}/admin/scorm/${slug}`);
  // §8.6 A product that does not exist leads to the error page.
  await page.waitForURL(/\/admin\/error\?status=404/);
  await check(page);
});

test("a package is imported with the keyboard alone", { tag: "@long" }, async ({ page, platform }) => {
  await enter(page, platform);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import a SCORM package" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeFocused();
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(zip("keys.zip", one("By keys")));
  await expect(page.getByRole("textbox", { name: "Title" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "By keys" })).toBeVisible();
});
