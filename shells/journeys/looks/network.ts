// Knows the network failures with which a screen is seen.
import type { Page } from "@playwright/test";

/** The answer never comes. */
export const hold = (address: RegExp) => (page: Page) => page.route(address, () => undefined);
export const fail = (address: RegExp) => (page: Page) =>
  page.route(address, (route) => route.fulfill({ status: 500, json: { status: 500, detail: "error" } }));
export const lose = (address: RegExp) => (page: Page) => page.route(address, (route) => route.abort());
/** Answers this, whatever the server would say. */
export const give = (address: RegExp, json: object) => (page: Page) =>
  page.route(address, (route) => route.fulfill({ json }));
/** The server's answer, with something changed. */
export const change = (address: RegExp, mend: (answer: Record<string, unknown>) => object) => (page: Page) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: mend(await response.json()) });
  });
/** The browser's message about it. */
export const LOST = /Failed to load resource|net::ERR|Loading module/;
