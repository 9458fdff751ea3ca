// Knows how packages that load libraries from the internet find them on a machine without a network.
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const { resolve } = createRequire(import.meta.url);
/** Later releases than contents ask for: the parts that they use still exist. */
const LIBRARIES: readonly (readonly [RegExp, string])[] = [
  [/\/jquery\/[\d.]+\/jquery(\.min)?\.js$/, resolve("jquery/dist/jquery.min.js")],
  [/\/jqueryui\/[\d.]+\/jquery-ui(\.min)?\.js$/, resolve("jquery-ui-dist/jquery-ui.min.js")],
];

export async function standInForCdn(page: Page): Promise<void> {
  await page.route("https://ajax.googleapis.com/ajax/libs/**", (route) => {
    const path = LIBRARIES.find(([address]) => address.test(route.request().url()))?.[1];
    return path === undefined ? route.abort() : route.fulfill({ path, contentType: "text/javascript" });
  });
}
