// Knows a day of a learner who loses the network in the middle of a course, and the day after it.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, type Platform } from "../platform.ts";
import type { Hand } from "../solving/hand.ts";
import { playWhole, type WholeCourse } from "../solving/play-whole.ts";
import { DAY, putBrowserForward, startForward } from "./clock.ts";
import { card, home, keep, killBrowser, open, openBrowser, type PHONE, signIn } from "./phone.ts";

export const COURSE = "Welcome: how a course works";
export const GAME = /mots de passe, vrai ou faux/;
export const FILE = /Aide-mémoire/;
const PACKAGE = /Lift without harm/;
/** The page in whose middle the network goes, from 0. */
const CUT = 1;

/** What the demo has of the course and the game; the course gives a certificate. */
export interface Found {
  readonly course: { readonly slug: string; readonly perimeterSlug: string; readonly config: WholeCourse };
  readonly game: {
    readonly perimeterSlug: string;
    readonly statements: readonly { readonly correct: boolean }[];
  };
}

/** Whatever a learner's address answers them. */
export const ask = async (platform: Platform, path: string) =>
  (await platform.call(await platform.signIn("demo_learner"), path)).json();

export async function findProducts(platform: Platform): Promise<Found> {
  await platform.call(await platform.signIn("demo_learner"), "/api/user", { locale: "en" }, "PUT");
  const slug = await certify(platform);
  const { products } = await ask(platform, "/api/products");
  const find = (title: RegExp): string =>
    products.find((one: { readonly title: string }) => title.test(one.title)).perimeterSlug;
  const [perimeterSlug, gameSlug] = [find(new RegExp(COURSE)), find(GAME)];
  const { product } = await ask(platform, `/api/learniz/${perimeterSlug}`);
  const game = await ask(platform, `/api/game/${gameSlug}`);
  return {
    course: { slug, perimeterSlug, config: product.config },
    game: { perimeterSlug: gameSlug, statements: game.product.config.content.statements },
  };
}

/** Its author gives a certificate for the course. */
async function certify(platform: Platform): Promise<string> {
  const author = await platform.signIn("demo_author");
  const { products } = await (await platform.call(author, "/api/admin/learniz?limit=100")).json();
  const { slug } = products.find(({ name }: { readonly name: string }) => name === COURSE);
  const path = `/api/admin/learniz/${slug}`;
  const { name, config, configDraft, updatedAt } = await (await platform.call(author, path)).json();
  const draft = configDraft ?? config;
  const certified = { ...draft, params: { ...draft.params, certificate: { title: "Well begun" } } };
  const changed = await platform.call(author, path, { name, configDraft: certified, updatedAt }, "PATCH");
  const publication = { updatedAt: (await changed.json()).updatedAt, visible: true };
  await platform.call(author, `/api/admin/learniz/publish/${slug}`, publication, "PATCH");
  return slug;
}

export interface Traveller {
  readonly platform: Platform;
  readonly hand: Hand;
  readonly device: typeof PHONE;
  readonly found: Found;
}

/** Finds, keeps and starts; loses the network; finishes the course, a file and a game; then the browser is killed. */
export async function travel({ platform, hand, device, found }: Traveller, folder: string): Promise<void> {
  const context = await openBrowser(folder, device);
  const page = context.pages()[0] ?? (await context.newPage());
  await signIn(page, platform, hand);
  for (const title of [GAME, FILE]) await keep(page, title, hand);
  await expect(card(page, PACKAGE).getByText("Needs the network")).toBeVisible();
  await search(page, hand);
  await keep(page, COURSE, hand);
  await hand.press(page.getByRole("button", { name: "Start", exact: true }));
  await expect(page.getByRole("button", { name: "Next", exact: true }).last()).toBeVisible();
  await playWhole({
    ...{ page, player: page, hand, course: found.course.config },
    onPage: async (at) => {
      if (at === CUT) await loseNetwork(context, platform);
    },
  });
  await hand.press(page.getByRole("button", { name: "Leave", exact: true }));
  await home(page);
  await readFile(page, hand);
  await playGame(page, hand, found);
  await tryPackage(page, hand);
  // Nothing of it is asked for anew: a reload, and the page of a product, come from the device too.
  await page.goto(`${platform.url}/product/${found.course.perimeterSlug}`);
  await expect(page.getByRole("heading", { level: 1, name: COURSE })).toBeVisible();
  await killBrowser(folder);
  await context.close().catch(() => {});
}

/**
 * Plays a course that is not kept; the network goes in its middle, and the browser is killed right after its last page.
 */
export async function playUnkept({ platform, hand, device, found }: Traveller, folder: string): Promise<void> {
  const context = await openBrowser(folder, device);
  const page = context.pages()[0] ?? (await context.newPage());
  await signIn(page, platform, hand);
  await search(page, hand);
  await hand.press(page.getByRole("button", { name: "Start", exact: true }));
  await expect(page.getByRole("button", { name: "Next", exact: true }).last()).toBeVisible();
  await playWhole({
    ...{ page, player: page, hand, course: found.course.config },
    onPage: async (at) => {
      if (at !== CUT) return;
      await partsAtRest(page);
      await loseNetwork(context, platform);
    },
  });
  await killBrowser(folder);
  await context.close().catch(() => {});
}

async function search(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole("button", { name: "Search", exact: true }));
  const box = page.getByRole("searchbox", { name: "Titles, authors, and the words of the pages" });
  await hand.write(box, "how a course works");
  await hand.press(page.getByRole("link", { name: COURSE, exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: COURSE })).toBeVisible();
}

/** The page of the result is fetched once a page is at rest, and so is what keeps results twice. */
const partsAtRest = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name)))
    .toEqual(expect.arrayContaining([expect.stringMatching(/open-result/), expect.stringMatching(/compose-kept/)]));

/** Of the device and of its worker, whose requests a browser may not count among those of the page. */
async function loseNetwork(context: BrowserContext, platform: Platform): Promise<void> {
  await context.setOffline(true);
  await platform.end("SIGTERM");
}

async function readFile(page: Page, hand: Hand): Promise<void> {
  await open(page, FILE, hand);
  const door = page.getByRole("link", { name: /^(Open|Ouvrir)/ });
  const [opened] = await Promise.all([page.context().waitForEvent("page"), hand.press(door)]);
  await opened.close();
  await expect(page.getByText(/Opened: it is done|Ouvert/)).toBeVisible();
  await hand.press(page.getByRole("button", { name: /^(Leave|Quitter)$/ }));
  await home(page);
}

async function playGame(page: Page, hand: Hand, { game: { statements } }: Found): Promise<void> {
  await open(page, GAME, hand);
  await hand.press(page.getByRole("button", { name: "Commencer" }));
  for (const [at, { correct }] of statements.entries())
    await hand.tick(
      page
        .getByRole("group")
        .nth(at)
        .getByRole("radio")
        .nth(correct ? 0 : 1),
    );
  await hand.press(page.getByRole("button", { name: "Vérifier mes réponses" }));
  await expect(page.getByText(/100\/100/).first()).toBeVisible();
  await hand.press(page.getByRole("button", { name: /^(Leave|Quitter)$/ }));
  await home(page);
}

async function tryPackage(page: Page, hand: Hand): Promise<void> {
  const own = card(page, PACKAGE);
  await expect(own.getByText("Needs the network")).toBeVisible();
  await open(page, PACKAGE, hand);
  await expect(own.getByRole("alert")).toContainText("this device does not hold it");
}

/** The same profile in a new browser, a day later, with the network. */
export async function comeBack({ platform, device }: Traveller, folder: string): Promise<BrowserContext> {
  await platform.startAgain(startForward(DAY));
  const context = await openBrowser(folder, device);
  await putBrowserForward(context, DAY);
  return context;
}

export async function withProfile(act: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "academiz-device-"));
  try {
    await act(folder);
  } finally {
    await killBrowser(folder);
    await rm(folder, { recursive: true, force: true });
  }
}
