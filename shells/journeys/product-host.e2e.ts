// Knows how a product is opened by a host name of its own, and by a name in the query (§2.13–§2.16).
import { expect, test } from "@playwright/test";
import { DEMO_PASSWORD, type Platform, signIn, startPlatform } from "./platform.ts";

const NAME = "Welcome: how a course works";
const FIRST_PAGE = { level: 1, name: "Finding your way" } as const;

let platform: Platform;
/** Of the perimeters of a course and of a game of the demo. */
let course: string;
let game: string;
test.beforeAll(async () => {
  platform = await startPlatform({ PLAYER_HOST: "*.localhost" });
  const token = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(token, "/api/products")).json();
  const find = (is: (one: { readonly name: string; readonly type: string }) => boolean): string =>
    products.find(is).perimeterSlug;
  course = find(({ name }) => name === NAME);
  game = find(({ type }) => type === "game");
});
test.afterAll(() => platform.stop());
test.use({ locale: "en-GB" });

const nameHost = (slug: string) => platform.url.replace("localhost", `${slug}.localhost`);

test("§2.14 the host name of a product opens its player, after the sign-in where nobody is signed in", {
  tag: "@wide",
}, async ({ page }) => {
  await page.goto(nameHost(course));
  await page.getByRole("textbox", { name: "Organisation" }).fill("demo");
  await page.getByLabel("Login", { exact: true }).fill("learner");
  await page.getByLabel("Password", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", FIRST_PAGE)).toBeVisible();
  expect(page.url()).toBe(`${platform.url}/play/${course}`);
});

test("§2.14 §2.16 whoever is signed in plays at once; what the address names comes before its host", {
  tag: "@long",
}, async ({ page }) => {
  await signIn(page, platform, "learner");
  await page.goto(nameHost(course));
  await expect(page.getByRole("heading", FIRST_PAGE)).toBeVisible();
  expect(page.url()).toBe(`${platform.url}/play/${course}`);
  await page.goto(`${nameHost(course)}/play/game/${game}`);
  await page.waitForURL(`${platform.url}/play/game/${game}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("§2.14 authors read that host as the address for learners, and players have it too", {
  tag: "@wide",
}, async () => {
  const [author, learner] = await Promise.all(["demo_author", "demo_learner"].map(platform.signIn));
  const played = await (await platform.call(learner ?? "", `/api/learniz/${course}`)).json();
  const told = await (await platform.call(author ?? "", `/api/admin/product/${played.product.slug}/perimeter`)).json();
  expect([played.perimeter.url, told.url]).toEqual([`${nameHost(course)}/`, `${nameHost(course)}/`]);
});

test("§2.15 outside production the query names what is played, else it is what was played last", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto(`${platform.url}/play`);
  await expect(page.getByRole("heading", { level: 1, name: "This page cannot be shown" })).toBeVisible();
  await signIn(page, platform, "learner");
  await page.goto(`${platform.url}/play?productPerimeterSlug=${course}`);
  await expect(page.getByRole("heading", FIRST_PAGE)).toBeVisible();
  await page.goto(`${platform.url}/play/game/${game}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`${platform.url}/play`);
  await page.waitForURL(`${platform.url}/play/game/${game}`);
  await page.goto(`${platform.url}/play/${course}?productPerimeterSlug=${game}`);
  await expect(page.getByRole("heading", FIRST_PAGE)).toBeVisible();
});
