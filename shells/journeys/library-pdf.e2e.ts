// Knows how a PDF is read in the library: page by page, by mouse and keyboard, and the words for one that cannot be
// read.
import type { Page } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";
import { writePdf } from "./write-pdf.ts";

test.use({ locale: "en-GB" });

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });
const LINES = Array.from({ length: 30 }, (_, index) => `Rule ${index + 1}: leave by the stairs`);

async function openLibrary(page: Page, platform: Platform): Promise<void> {
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Demo Author" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await page.getByRole("link", { name: "Library" }).click();
  await expect(page.getByRole("heading", { name: "Library", level: 1 })).toBeVisible();
}
const open = (page: Page, name: string) =>
  page.getByRole("list", { name: "Files", exact: true }).getByText(name).click();

test("§7.68 a PDF is read in the library: pages are drawn as they are reached, larger and smaller, and its text is text", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  // Inside a try block only this event tells what the policy refuses.
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`refused: ${violatedDirective} ${blockedURI}`),
    );
  });
  await openLibrary(page, platform);
  await page
    .getByLabel("Files to add")
    .setInputFiles([
      pdf("rules.pdf", writePdf(LINES)),
      pdf("secret.pdf", writePdf(["Nobody reads this"], { isLocked: true })),
      pdf("torn.pdf", Buffer.from("%PDF-1.4\nand nothing else\n")),
    ]);
  const tray = page.getByRole("region", { name: "Files on their way to the library" });
  await expect(tray.getByRole("status")).toHaveText("3 files were added");
  await tray.getByRole("button", { name: "Close" }).click();

  await open(page, "rules.pdf");
  const panel = page.getByRole("dialog", { name: "rules.pdf" });
  const pages = panel.getByRole("region", { name: "Pages of rules.pdf" });
  const first = pages.getByRole("region", { name: "Page 1", exact: true });
  await expect(first.getByText("Rule 1: leave by the stairs")).toBeAttached();
  // The page is drawn, in a font that the file does not contain: the paper is not all white.
  await expect
    .poll(() =>
      first.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        return [...data].filter((value, index) => index % 4 === 0 && value < 64).length > 50;
      }),
    )
    .toBe(true);
  expect(await findFaults(page)).toEqual([]);
  // The selectable text lies over the picture of the page, letter on letter: it is as wide.
  const words = await first.getByText("Rule 1: leave by the stairs").boundingBox();
  const paper = await first.boundingBox();
  expect((words?.width ?? 0) / (paper?.width ?? 1)).toBeGreaterThan(0.6);
  expect((words?.width ?? 0) / (paper?.width ?? 1)).toBeLessThan(0.85);

  // Pages that nobody has scrolled to are not drawn.
  const last = pages.getByRole("region", { name: "Page 30", exact: true });
  await expect(last.locator("canvas")).toHaveAttribute("width", "0");
  const number = panel.getByRole("textbox", { name: "Page, of 30" });
  await pages.focus();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await expect(number).toHaveValue("3");
  await expect(pages.getByText("Rule 3: leave by the stairs")).toBeInViewport();
  await page.keyboard.press("PageUp");
  await expect(number).toHaveValue("2");
  // The page on which the reader stays is announced, and the pages between are not.
  const status = panel.getByRole("status").filter({ hasText: "of 30" });
  await expect(status).toHaveText("Page 2 of 30, 100%");
  const said = await status.evaluateHandle((element) => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(element.textContent)).observe(element, {
      ...{ childList: true, characterData: true, subtree: true },
    });
    return texts;
  });
  for (let times = 0; times < 5; times++) await page.keyboard.press("PageDown");
  await expect(status).toHaveText("Page 7 of 30, 100%");
  expect(new Set(await said.jsonValue())).toEqual(new Set(["Page 7 of 30, 100%"]));
  await page.keyboard.press("End");
  await expect(number).toHaveValue("30");
  await expect(last.getByText("Rule 30: leave by the stairs")).toBeInViewport();
  await expect(first.locator("canvas")).toHaveAttribute("width", "0");
  await expect(panel.getByRole("button", { name: "Next page" })).toBeDisabled();
  await number.fill("12");
  await number.press("Enter");
  await expect(pages.getByText("Rule 12: leave by the stairs")).toBeInViewport();

  const twelfth = pages.getByRole("region", { name: "Page 12", exact: true });
  const width = async () => Math.round((await twelfth.boundingBox())?.width ?? 0);
  const before = await width();
  await pages.focus();
  await page.keyboard.press("+");
  await expect(panel.getByText("125%", { exact: true })).toBeVisible();
  await expect.poll(width).toBe(Math.floor(before * 1.25));
  await expect(number).toHaveValue("12");
  await page.keyboard.press("-");
  await expect.poll(width).toBe(before);
  // Its words can be selected like those of a web page.
  await expect(pages.getByText("Rule 12: leave by the stairs")).toBeAttached();
  expect(
    await pages.getByText("Rule 12: leave by the stairs").evaluate((text) => {
      window.getSelection()?.selectAllChildren(text);
      return window.getSelection()?.toString();
    }),
  ).toBe("Rule 12: leave by the stairs");
  await expect(panel.getByRole("link", { name: "Open in a tab" })).toHaveAttribute("href", /^\/files\//);
  await page.keyboard.press("Escape");

  await open(page, "secret.pdf");
  await expect(page.getByText("This PDF is locked by a password.")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await open(page, "torn.pdf");
  await expect(page.getByText("This PDF is broken")).toBeVisible();
  expect(complaints).toEqual([]);
});
