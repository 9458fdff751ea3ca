// Knows what a journey does in any browser: it opens addresses, finds what people find by role and name, presses and
// types.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";

/** Names of keys as the W3C gives them. */
export type KeyName = "Enter" | "Tab" | "ArrowDown" | "End";

/** What a browser must be able to do; one file for each browser. Expressions are JavaScript and run in the page. */
export interface Driver {
  open(address: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  /** Of the mouse; from the page's left and upper edge, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>;
  press(key: KeyName): Promise<void>;
  /** Letter by letter, where the focus is. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Closes the tab as a person does; the browser stays. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

export type Name = string | RegExp;
export interface Tab extends Driver {
  /** Waits until exactly this can be found. Fails with what the page shows instead. */
  see(role: string, name?: Name): Promise<void>;
  /** Waits until the page shows these words. */
  read(words: RegExp): Promise<void>;
  count(role: string, name?: Name): Promise<number>;
  /** The `index`th of the role and name, from 0. */
  choose(role: string, name: Name, index?: number): Promise<void>;
  /** Puts the focus there, as pressing Tab would. */
  focus(role: string, name: Name, index?: number): Promise<void>;
  /** Replaces the content of the field. */
  fill(role: string, name: Name, text: string): Promise<void>;
}

const library = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);
const write = (name: Name | undefined): string =>
  name === undefined ? "undefined" : name instanceof RegExp ? String(name) : JSON.stringify(name);
const findAll = (role: string, name?: Name): string =>
  `TestingLibraryDom.queryAllByRole(document.body, ${JSON.stringify(role)}, { name: ${write(name)} })`;

/** The actions of people in a browser, built from its driver. */
export function createTab(driver: Driver): Tab {
  /** A page that was left has lost the library: then nothing can be found yet. */
  const count: Tab["count"] = async (role, name) => {
    const here = "'TestingLibraryDom' in globalThis";
    if (!(await driver.evaluate(here))) await driver.evaluate(`(() => {${library}})(), 0`);
    return Number(await driver.evaluate(`${here} ? ${findAll(role, name)}.length : 0`));
  };
  const showWords = async (): Promise<string> => String(await driver.evaluate("document.body.innerText"));
  const see: Tab["see"] = async (role, name) => {
    await expect(async () => {
      const found = await count(role, name);
      if (found === 0) throw new Error(`no ${role} ${name ?? ""} on the page: ${(await showWords()).slice(0, 2_000)}`);
    }).toPass({ timeout: 20_000 });
  };
  const focus: Tab["focus"] = async (role, name, index = 0) => {
    await see(role, name);
    await driver.evaluate(`${findAll(role, name)}[${index}].focus()`);
  };
  return {
    ...driver,
    count,
    see,
    focus,
    read: (words) => expect.poll(showWords, { timeout: 20_000 }).toMatch(words),
    async choose(role, name, index = 0) {
      await see(role, name);
      let place = [0, 0] as readonly [number, number];
      // An element that slides in is pressed where it comes to rest.
      await expect(async () => {
        const before = place;
        place = (await driver.evaluate(`(() => {
          const element = ${findAll(role, name)}[${index}];
          element.scrollIntoView({ block: "center", behavior: "instant" });
          const { left, top, width, height } = element.getBoundingClientRect();
          return [Math.round(left + width / 2), Math.round(top + height / 2)];
        })()`)) as [number, number];
        expect(place).toEqual(before);
      }).toPass({ timeout: 20_000 });
      await driver.clickAt(...place);
    },
    async fill(role, name, text) {
      await focus(role, name);
      await driver.evaluate("document.activeElement.select?.()");
      await driver.type(text);
    },
  };
}
