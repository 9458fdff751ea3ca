// Knows that a learner keeps a course, a game and a file on a phone, plays them without a network, has the browser
// killed, and finds everything stored once when the network is back.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { card, home, keep, killBrowser, open, openBrowser, signIn } from "./phone/phone.ts";
import { expect, test } from "./platform.ts";
import { TOUCH } from "./solving/hand.ts";
import { playWhole } from "./solving/play-whole.ts";

const COURSE = "Welcome: how a course works";
const GAME = /mots de passe, vrai ou faux/;
const FILE = /Aide-mémoire/;
const PACKAGE = /Lift without harm/;

test("§8.5 what is kept is played without a network, and stored once after the browser was killed", {
  tag: "@wide",
}, async ({ platform }) => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), "academiz-phone-"));
  const ask = async (path: string) => (await platform.call(await platform.signIn("demo_learner"), path)).json();
  await platform.call(await platform.signIn("demo_learner"), "/api/user", { locale: "en" }, "PUT");
  const { products } = await ask("/api/products");
  const find = (title: RegExp | string) =>
    products.find((one: { readonly title: string }) =>
      typeof title === "string" ? one.title === title : title.test(one.title),
    );
  const { product } = await ask(`/api/learniz/${find(COURSE).perimeterSlug}`);
  const { product: game } = await ask(`/api/game/${find(GAME).perimeterSlug}`);

  let context = await openBrowser(folder);
  let page = context.pages()[0] ?? (await context.newPage());
  await signIn(page, platform);
  for (const title of [COURSE, GAME, FILE]) await keep(page, title);
  await expect(card(page, PACKAGE).getByText("Needs the network")).toBeVisible();

  // The home page is kept too.
  await expect.poll(() => page.evaluate(async () => (await caches.match("/api/products")) !== undefined)).toBe(true);
  await platform.end("SIGTERM");
  await page.reload();
  await home(page);
  // So are the page of a product, and the way from it.
  await page.goto(`${platform.url}/product/${find(COURSE).perimeterSlug}`);
  await expect(page.getByRole("heading", { level: 1, name: COURSE })).toBeVisible();
  await page.getByRole("button", { name: /^(Start|Continue)/ }).tap();
  await playWhole({ page, player: page, hand: TOUCH, course: product.config });
  await page.goto(`${platform.url}/`);
  await open(page, FILE);
  const door = page.getByRole("link", { name: /^(Open|Ouvrir)/ });
  const [opened] = await Promise.all([context.waitForEvent("page"), door.tap()]);
  await opened.close();
  await expect(page.getByText(/Opened: it is done|Ouvert/)).toBeVisible();
  await page.goto(`${platform.url}/`);
  await open(page, GAME);
  await page.getByRole("button", { name: "Commencer" }).tap();
  for (const [index, { correct }] of game.config.content.statements.entries())
    await page
      .getByRole("group")
      .nth(index)
      .getByRole("radio")
      .nth(correct ? 0 : 1)
      .locator("xpath=..")
      .tap();
  await page.getByRole("button", { name: "Vérifier mes réponses" }).tap();
  await expect(page.getByText(/100\/100/).first()).toBeVisible();
  await killBrowser(folder);
  await context.close().catch(() => {});

  await platform.startAgain();
  context = await openBrowser(folder);
  page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${platform.url}/`);
  for (const title of [COURSE, GAME, FILE]) await expect(card(page, title).getByText(/Completed on/)).toBeVisible();
  await expect(card(page, GAME).getByText("100/100")).toBeVisible();
  await expect(page.getByText(/waits? on this device/)).toHaveCount(0);
  const stored = await ask(`/api/game/${find(GAME).perimeterSlug}`);
  // It is sent once: a reload sends nothing more, and nothing is counted twice.
  await page.reload();
  await expect(card(page, GAME).getByText("100/100")).toBeVisible();
  expect((await ask(`/api/game/${find(GAME).perimeterSlug}`)).progress).toEqual(stored.progress);
  expect(stored.progress).toMatchObject({ status: "COMPLETE", attempt: 1 });
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("player.PROGRESS."))),
  ).toEqual([]);

  await page.goto(`${platform.url}/account`);
  await page.getByRole("button", { name: `Remove from this device: ${COURSE}` }).tap();
  await expect(page.getByRole("button", { name: `Remove from this device: ${COURSE}` })).toHaveCount(0);
  await context.close();
  await rm(folder, { recursive: true, force: true });
});
