// Knows how a learner goes through a package that others made, and what they did on the way.
import type { FrameLocator, Page } from "@playwright/test";
import { expect } from "./platform.ts";

const shell = (page: Page): FrameLocator => page.frameLocator("iframe");
const content = (page: Page): FrameLocator => shell(page).frameLocator("iframe");
const next = (page: Page) => page.getByRole("button", { name: /^(Next|Suivant)$/ });

/** Right answers are marked in the pages of the packages that ask questions. */
async function answerAll(test: FrameLocator): Promise<void> {
  for (const right of await test.locator(".correctAnswer").all()) {
    const input = right.locator("input");
    if ((await input.getAttribute("type")) === "radio") await input.check();
    else await input.fill(((await right.textContent()) ?? "").replace(/\D/g, ""));
  }
  await test.getByRole("button", { name: "Submit Answers" }).click();
}

/** Everything that can be pressed in what is shown now. */
async function walkItem(page: Page): Promise<string> {
  await content(page).locator("body").waitFor({ state: "attached" });
  const forward = content(page).locator("#butNext");
  if ((await forward.count()) === 0) return "opened";
  let pages = 1;
  while (await forward.isEnabled()) {
    await forward.click();
    pages += 1;
  }
  const inner = content(page).frameLocator("#contentFrame");
  await inner.locator("body").waitFor();
  if ((await inner.locator(".correctAnswer").count()) === 0) return `${pages} pages`;
  await answerAll(inner);
  await expect(inner.getByText(/^Score: /)).toBeVisible();
  return `${pages} pages, test`;
}

const hasLeft = (page: Page): boolean => !new URL(page.url()).pathname.startsWith("/play/");

/** What was done is stored, and what it opens is told before that. */
async function canGoOn(page: Page): Promise<boolean> {
  await expect(page.locator("[data-saving=saved]")).toBeVisible();
  return (await next(page).count()) > 0 && (await next(page).isEnabled());
}

/** From where the learner is to the last item that opens: what was done in each. */
export async function walkPackage(page: Page): Promise<readonly string[]> {
  const done = [await walkItem(page)];
  while (await canGoOn(page)) {
    const menu = page.getByRole("navigation", { name: /^(Contents|Contenu)$/ });
    const current = (await menu.locator("[aria-current=page]").textContent()) ?? "";
    await next(page).click();
    // Its rules may lead out of the package.
    await expect
      .poll(async () => hasLeft(page) || (await menu.locator("[aria-current=page]").textContent()) !== current)
      .toBe(true);
    if (hasLeft(page)) return [...done, "left by its rules"];
    done.push(await walkItem(page));
  }
  return done;
}

/** Leaves as a learner does, once what was done is stored. */
export async function leavePackage(page: Page): Promise<void> {
  if (hasLeft(page)) return;
  await page.getByRole("button", { name: /^(Leave|Quitter)$/ }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/play/"));
}
