// Knows how a journey gets a stock Firefox: over WebDriver BiDi, which it speaks itself.
import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { createTab, type Tab } from "./tab.ts";

const PATHS = [process.env["FIREFOX"] ?? "", "/usr/bin/firefox-esr", "/usr/bin/firefox"];
/** The program, or null where there is none. */
export const firefox = PATHS.find((path) => path && existsSync(path)) ?? null;

export async function openFirefox(isDark: boolean): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefox ?? "",
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: {
      "ui.systemUsesDarkTheme": isDark ? 1 : 0,
      "ui.prefersReducedMotion": 1,
      "intl.accept_languages": "en-GB",
    },
  });
  let page = await browser.newPage();
  return createTab({
    async open(address) {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    async leave() {
      const next = await browser.newPage();
      await page.close({ runBeforeUnload: true });
      page = next;
    },
    close: () => browser.close(),
  });
}
