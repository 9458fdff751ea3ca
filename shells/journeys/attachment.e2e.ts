// Knows that an author makes an attachment of a file and one of an address, and that a learner opens both.
import { readFileSync } from "node:fs";
import { attachFile, attachPdf } from "./attach-file.ts";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";
import { writePdf } from "./write-pdf.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

const PICTURE = { name: "Plan of the house", file: "plan.svg", shows: "Two rooms and a stair" };
const PAGE = { name: "Rules of the house", address: "rules.example/house" };

test("§1.19 §7.111 §7.135 §4.132 a file and an address are made into attachments, published, opened and done", {
  tag: "@long",
}, async ({ page, platform }) => {
  for (const login of ["author", "learner"])
    await platform.call(await platform.signIn(`demo_${login}`), "/api/user", { locale: "en" }, "PUT");
  const begin = async (name: string) => {
    await page.getByRole("button", { name: "Other types" }).click();
    await page.getByRole("menuitem", { name: "New attachment" }).click();
    const dialog = page.getByRole("dialog", { name: "New attachment" });
    await dialog.getByRole("textbox", { name: "Name" }).fill(name);
    await dialog.getByRole("button", { name: "Create the attachment" }).click();
    await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
    await expect(page.getByText("It leads nowhere yet: say what is opened.")).toBeVisible();
    // The dialog does not offer to publish what cannot be published.
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const asked = page.getByRole("dialog", { name: `Publish “${name}”?` });
    await expect(asked.getByRole("alert")).toContainText("It leads nowhere yet");
    await expect(asked.getByRole("button", { name: "Publish now" })).toHaveCount(0);
    await asked.getByRole("button", { name: "Cancel" }).click();
  };
  const publish = async () => {
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("It is ready: publish it, and learners find it.")).toBeVisible();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("button", { name: "Publish now" }).click();
    await expect(page.getByText("The attachment is published")).toBeVisible();
  };

  await signIn(page, platform, "author", "/admin");
  await begin(PICTURE.name);
  await page.getByRole("group", { name: "File" }).getByRole("button", { name: "Choose a file" }).click();
  await page
    .getByRole("dialog")
    .locator("input[type=file]")
    .setInputFiles({
      name: PICTURE.file,
      mimeType: "image/svg+xml",
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80"/></svg>',
      ),
    });
  await expect(page.getByRole("group", { name: "File" })).toContainText(PICTURE.file);
  await page.getByRole("textbox", { name: "Alternative text" }).fill(PICTURE.shows);
  expect(await findFaults(page)).toEqual([]);
  // Publishing saves unsaved changes first, and only then says what is missing.
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const asked = page.getByRole("dialog");
  await expect(asked.getByRole("alert")).toHaveText(/^What you changed on this page is not saved yet/);
  await expect(asked.getByRole("button", { name: "Publish now" })).toHaveCount(0);
  await asked.getByRole("button", { name: "Save first" }).click();
  await asked.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The attachment is published")).toBeVisible();

  await page.getByRole("link", { name: "Learning products", exact: true }).first().click();
  await begin(PAGE.name);
  await page.getByRole("radio", { name: "A web address" }).check();
  const address = page.getByRole("textbox", { name: "Web address" });
  await address.fill("javascript:alert(1)");
  await expect(address).toHaveAccessibleDescription(/begins with https/);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveAttribute("aria-disabled", "true");
  await address.fill(PAGE.address);
  await publish();
  // A choice for the other kind, which is hidden now, is no unsaved change.
  await page.getByRole("radio", { name: "A file of the library" }).check();
  await page.getByRole("group", { name: "File" }).getByRole("button", { name: "Choose a file" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: `Choose ${PICTURE.file}` })
    .click();
  await page.getByRole("radio", { name: "A web address" }).check();
  await expect(page.getByText("Everything is saved.")).toBeVisible();
  // Typing the stored address again leaves nothing to save.
  await address.fill(PAGE.address);
  await expect(page.getByText("Everything is saved.")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, platform, "learner");
  await page.getByRole("button", { name: `Start: ${PICTURE.name}` }).click();
  await expect(page.getByRole("img", { name: PICTURE.shows })).toBeVisible();
  await expect(page.getByText("Opened: it is done")).toBeVisible();
  await expect(page.locator("[data-saving=saved]")).toContainText("Saved");
  expect([await findFaults(page), await measureOverflow(page)]).toEqual([[], 0]);
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("button", { name: `Look through again: ${PICTURE.name}` })).toBeVisible();

  await page.getByRole("button", { name: `Start: ${PAGE.name}` }).click();
  const door = page.getByRole("link", { name: "Open the page" });
  await expect(door).toHaveAttribute("href", `https://${PAGE.address}`);
  await expect(page.getByText("Opened: it is done")).toHaveCount(0);
  await page.context().route(`https://${PAGE.address}`, (route) => route.fulfill({ body: "rules" }));
  const [opened] = await Promise.all([page.waitForEvent("popup"), door.press("Enter")]);
  await opened.close();
  await expect(page.getByText("Opened: it is done")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  const token = await platform.signIn("demo_learner");
  await expect
    .poll(async () => {
      const { products } = await (await platform.call(token, "/api/products")).json();
      return products
        .filter(({ name }: { readonly name: string }) => name === PICTURE.name || name === PAGE.name)
        .map(({ progress }: { readonly progress: { readonly percentage: number } | null }) => progress?.percentage);
    })
    .toEqual([100, 100]);
});

test("§1.19 §7.135 a PDF is read page by page on a phone, by keyboard too, zoomed and downloaded, and counts once it is shown", {
  tag: "@wide",
}, async ({ page, platform, complaints }) => {
  const learner = await platform.signIn("demo_learner");
  await platform.call(learner, "/api/user", { locale: "en" }, "PUT");
  const perimeter = await attachPdf(platform, "House rules", writePdf(["Page one", "Page two", "Page three"]));
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, platform, "learner", "", `/open/${perimeter}`);
  const pages = page.getByRole("region", { name: "Pages of House rules.pdf" });
  await expect(pages.getByText("Page one")).toBeVisible();
  await expect(page.getByText("Opened: it is done")).toBeVisible();
  await expect(page.locator("[data-saving=saved]")).toContainText("Saved");
  expect([await findFaults(page), await measureOverflow(page)]).toEqual([[], 0]);
  const number = page.getByRole("textbox", { name: "Page, of 3" });
  await pages.focus();
  await page.keyboard.press("End");
  await expect(number).toHaveValue("3");
  await expect(pages.getByText("Page three")).toBeVisible();
  await page.keyboard.press("+");
  await expect(page.getByText("Page 3 of 3, 125%")).toBeAttached();
  const [taken] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download" }).click(),
  ]);
  expect(taken.suggestedFilename()).toBe("House rules.pdf");
  await expect(page.getByRole("link", { name: "Open in a tab" })).toHaveAttribute("target", "_blank");
  expect(complaints).toEqual([]);
});

test("§1.19 §7.135 a film is not done when it is shown, but once it is started, and stays done", {
  tag: "@wide",
}, async ({ page, platform, complaints }) => {
  await platform.call(await platform.signIn("demo_learner"), "/api/user", { locale: "en" }, "PUT");
  const bytes = readFileSync(new URL("../../fixtures/courses/phishing/media/link.en.mp4", import.meta.url));
  const perimeter = await attachFile(platform, "Links", { bytes, type: "video/mp4", extension: "mp4" });
  await signIn(page, platform, "learner", "", `/open/${perimeter}`);
  const film = page.locator("video[aria-label=Links]");
  const done = page.getByText("Opened: it is done");
  // Its length is known: it could be played.
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await expect(done).toHaveCount(0);
  await expect(page.locator("[data-saving]")).toHaveCount(0);
  expect([await findFaults(page), await measureOverflow(page)]).toEqual([[], 0]);
  await film.focus();
  await page.keyboard.press("Space");
  await expect(done).toBeVisible();
  await expect(page.locator("[data-saving=saved]")).toContainText("Saved");
  await page.reload();
  await expect(film).toBeVisible();
  await expect(done).toBeVisible();
  expect(complaints).toEqual([]);
});
