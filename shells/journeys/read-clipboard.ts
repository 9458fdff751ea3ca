// Knows what was copied: it is pasted into a page of another origin, since the platform's own pages may not read it.
import type { BrowserContext } from "@playwright/test";

export async function readClipboard(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.setContent("<textarea></textarea>");
  const field = page.locator("textarea");
  await field.focus();
  await field.press("Control+v");
  const copied = await field.inputValue();
  await page.close();
  return copied;
}
