// Knows how learners go through a path in their browsers: they play its games, open its leaflet, and sign its classroom.
import { type Browser, expect, type Page } from "@playwright/test";
import { MAILS } from "./path-of-twenty.ts";
import { type Platform, signIn } from "./platform.ts";

export const LEARNERS = ["learner", "manager", "trainer"] as const;

const list = (page: Page) => page.getByRole("list", { name: "Steps of the path" });
/** By its own name: a choice and a step of several products name others too. */
const step = (page: Page, name: string) =>
  list(page)
    .locator("[data-standing]")
    .filter({ has: page.locator("p", { hasText: new RegExp(`^${name}$`) }) })
    .first();

export const stands = (page: Page, name: string, standing: string): Promise<void> =>
  expect(step(page, name)).toHaveAttribute("data-standing", standing);

/** The ids of the steps that are done, as the learner's list shows them. */
export async function listDone(page: Page): Promise<readonly string[]> {
  await expect(list(page)).toBeVisible();
  return list(page)
    .locator('[data-standing="done"]')
    .evaluateAll((lines) => lines.map(({ id }) => id));
}

/** A date of the classroom that is signed now, with places for all learners. */
export async function planClassroom(platform: Platform, product: string): Promise<void> {
  const [admin, ...tokens] = await Promise.all(["admin", ...LEARNERS].map((login) => platform.signIn(`demo_${login}`)));
  const { products } = await (await platform.call(tokens[0] ?? "", "/api/products")).json();
  const { perimeterSlug } = products.find((one: { readonly productSlug: string }) => one.productSlug === product);
  const [startAt, endAt] = [-5, 120].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString());
  const plan = { perimeterSlug, mean: "spring", startAt, endAt, place: "Room 1", capacity: 9 };
  const { slug } = await (await platform.call(admin ?? "", "/api/admin/slot", plan)).json();
  const userIds = tokens.map((token) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub);
  await platform.call(admin ?? "", `/api/admin/slot/${slug}/enrolments`, { userIds });
}

/** In a browser of their own, from their home. */
export async function openPath(browser: Browser, platform: Platform, login: string, path: string): Promise<Page> {
  const context = await browser.newContext({ locale: "en-GB" });
  await context.route("https://leaflet.example/**", (route) => route.fulfill({ body: "a leaflet" }));
  const page = await context.newPage();
  await signIn(page, platform, login);
  await page.getByRole("button", { name: `Start: ${path}` }).click();
  await page.getByRole("button", { name: "Begin the path" }).click();
  await expect(list(page)).toBeVisible();
  return page;
}

const open = (page: Page, product: string) =>
  list(page)
    .getByRole("button", { name: new RegExp(`^(Start|Continue|Try again): ${product}$`) })
    .click();
async function leave(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("**/path/**");
  await expect(list(page)).toBeVisible();
}

/** Plays a game of one statement, which is true, and comes back to the path. */
export async function playGame(page: Page, name: string, isRight = true): Promise<void> {
  await open(page, name);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("radio", { name: isRight ? "True" : "False", exact: true }).check();
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.locator('[data-saving="saved"]')).toBeVisible();
  await leave(page);
}
export async function openLeaflet(page: Page): Promise<void> {
  await open(page, "Leaflet");
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Open the page" }).click(),
  ]);
  await tab.close();
  await expect(page.getByText("Opened: it is done")).toBeVisible();
  await leave(page);
}
export async function signClassroom(page: Page): Promise<void> {
  await list(page)
    .getByRole("button", { name: /: Class$/ })
    .click();
  await page.getByRole("button", { name: "Sign: Gestures" }).click();
  await page.getByRole("button", { name: "I am here: sign" }).click();
  await expect(page.getByText("You have signed. Your presence is noted.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the path" }).click();
  await expect(list(page)).toBeVisible();
}

/** How many mails of the path each learner was sent, by subject. */
export async function countMails(platform: Platform): Promise<Readonly<Record<string, Record<string, number>>>> {
  const { mails } = await (
    await platform.call(await platform.signIn("demo_admin"), "/api/admin/mails?limit=100")
  ).json();
  const counts: Record<string, Record<string, number>> = {};
  for (const subject of Object.values(MAILS)) {
    counts[subject] = {};
    for (const login of LEARNERS) {
      const own = mails.filter(
        (one: { readonly subject: string; readonly to: string }) =>
          one.subject.includes(subject) && one.to.includes(login),
      );
      if (own.length > 0) counts[subject] = { ...counts[subject], [login]: own.length };
    }
  }
  return counts;
}
