// Knows that every page of a learner can be read and pressed by everybody: on the smallest phone, at twice the size, in
// every colour of a client, light and dark.
import type { Browser } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { findCut } from "./looks/checks/find-cut.ts";
import { findScroll } from "./looks/checks/find-scroll.ts";
import { findSmallControls } from "./looks/checks/find-small-controls.ts";
import { KNOWN } from "./looks/known.ts";
import { BRANDS, type Brand, type Look } from "./looks/look.ts";
import { rememberTokens } from "./looks/remember.ts";
import { SCREENS } from "./looks/screens.ts";
import { openScreen } from "./looks/visit.ts";
import { expect, type Platform, test } from "./platform.ts";

/** In the table of all screens. */
const NAMES = [
  ...["home", "home-this-week", "product", "path", "path-as-map", "classroom", "classroom-sign", "section"],
  ...["sequence-intro", "sequence-asked", "course", "course-menu", "course-quiz", "game-intro", "game-play"],
  ...["my-learning", "site-account", "site-search", "site-messages", "notifications", "account"],
  ...["team", "collaborator"],
];
/** The smallest phone, and what a window of 1280 px shows at twice the size. */
const WIDTHS = [320, 640];

async function findIn(browser: Browser, platform: Platform, look: Look): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of NAMES) {
    const screen = SCREENS.find((one) => one.name === name);
    if (!screen) throw new Error(`no screen is named "${name}"`);
    const page = await openScreen(browser, platform, screen, look, (said) => found.push(`${name}: ${said}`));
    for (const find of [findScroll, findCut, findSmallControls, findFaults])
      found.push(...(await find(page)).map((fault) => `${name}, ${look.width} px, ${look.scheme}: ${fault}`));
    await page.context().close();
  }
  return found.filter((one) => !KNOWN.some(({ fault }) => fault.test(one.replace(/^.*?(light|dark): /, ""))));
}

const look = (width: number, scheme: Look["scheme"], brand: Brand): Look => ({ width, scheme, locale: "en", brand });

for (const [width, scheme] of [
  [320, "light"],
  [640, "dark"],
] as const)
  test(`decisions 14 every page of a learner is read and pressed at ${width} px, in ${scheme}`, {
    tag: "@wide",
  }, async ({ browser, platform }) => {
    test.setTimeout(600_000);
    expect(await findIn(browser, rememberTokens(platform), look(width, scheme, "red"))).toEqual([]);
  });

for (const brand of Object.keys(BRANDS) as readonly Brand[])
  for (const scheme of ["light", "dark"] as const)
    test(`decisions 14 every page of a learner is read and pressed in ${brand}, ${scheme}`, {
      tag: "@long",
    }, async ({ browser, platform }) => {
      test.setTimeout(900_000);
      const remembered = rememberTokens(platform);
      for (const width of WIDTHS)
        expect.soft(await findIn(browser, remembered, look(width, scheme, brand))).toEqual([]);
    });
