// Knows how a journey gets WebKit, the engine of Safari: GTK's small browser on a virtual display, over WebDriver.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { expect } from "@playwright/test";
import { Builder, Capabilities, Key } from "selenium-webdriver";
import { findPort } from "../platform.ts";
import { createTab, type KeyName, type Tab } from "./tab.ts";

const KEYS: Readonly<Record<KeyName, string>> = {
  Enter: Key.ENTER,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  End: Key.END,
};

const list = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);
const browsers = list("/usr/lib").flatMap((machine) =>
  ["webkit2gtk-4.1", "webkit2gtk-4.0"].map((version) => `/usr/lib/${machine}/${version}/MiniBrowser`),
);
const hasTools = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"].every((path) => existsSync(path));
/** The program, or null where it, its driver or the display is missing. */
export const webkit = (hasTools && browsers.find((path) => existsSync(path))) || null;

async function end(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill();
  await exit;
}

/** A virtual display: it prints its number once it is ready. */
async function startDisplay(): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  const child = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(child.stdout, "data");
  return { name: `:${String(number).trim()}`, process: child };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const tell = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once("connect", () => tell(true)).once("error", () => tell(false));
  });

export async function openWebkit(isDark: boolean): Promise<Tab> {
  const display = await startDisplay();
  const port = await findPort();
  const server = spawn("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display.name, GTK_THEME: isDark ? "Adwaita:dark" : "Adwaita", LANGUAGE: "en_GB" },
  });
  await expect.poll(() => answers(port)).toBe(true);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: webkit, args: ["--automation"] },
      }),
    )
    .build();
  const resize = async (width: number, height: number) => {
    await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  };
  await resize(1280, 900);
  const send = (keys: string) => driver.actions().sendKeys(keys).perform();
  return createTab({
    open: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    async clickAt(x, y) {
      await driver.actions().move({ x, y }).click().perform();
    },
    press: (key) => send(KEYS[key]),
    type: send,
    resize,
    async leave() {
      const former = await driver.getWindowHandle();
      await driver.switchTo().newWindow("tab");
      const next = await driver.getWindowHandle();
      await driver.switchTo().window(former);
      await driver.close();
      await driver.switchTo().window(next);
    },
    async close() {
      await driver.quit();
      await Promise.all([end(server), end(display.process)]);
    },
  });
}
