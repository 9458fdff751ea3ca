// Knows how an author opens the office in English and begins a course.
import type { Page } from "@playwright/test";
import { expect, type Platform, signIn } from "./platform.ts";

/** By the interface alone: the demo's author reads French at first. */
export async function beginCourse(page: Page, platform: Platform, name: string): Promise<void> {
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Demo Author" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByRole("button", { name: "New course" }).click();
  const dialog = page.getByRole("dialog", { name: "New course" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("radio", { name: "English" }).check();
  await dialog.getByRole("button", { name: "Create the course" }).click();
}
