// Knows that the list of a long path holds for its learner only what is in sight, and leads all the same to each step.
import { expect, test } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { type Platform, signIn, startPlatform } from "./platform.ts";

let platform: Platform;
test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.stop());

const TASKS = 298;
/** The first half of the tasks leads to one product, the second to another. */
const HALF = TASKS / 2;

async function publish(token: string, type: string, name: string, content: object): Promise<string> {
  const configDraft = { context: { title: name }, config: { local: "EN" }, ...content };
  const { slug, updatedAt } = await (await platform.call(token, `/api/admin/${type}`, { name, configDraft })).json();
  await platform.call(token, `/api/admin/${type}/publish/${slug}`, { updatedAt, visible: true }, "PATCH");
  return slug;
}
const publishGame = (token: string, name: string) =>
  publish(token, "game", name, {
    config: { gameType: "VRAI_FAUX", local: "EN" },
    content: { statements: [{ slug: "a", text: "It is so.", correct: true, explanation: "" }] },
  });

test("screens §4 of a learner's list of three hundred nodes only the rows in sight stand in the page, and each step is found all the same", {
  tag: "@long",
}, async ({ page }) => {
  const author = await platform.signIn("demo_author");
  const learner = await platform.signIn("demo_learner");
  await platform.call(learner, "/api/user", { locale: "en" }, "PUT");
  const [early, late] = [await publishGame(author, "Early"), await publishGame(author, "Late")];
  const tasks = Array.from({ length: TASKS }, (_, at) => ({
    ...{ slug: `t${at}`, type: "task", taskType: "game", name: `Step ${at + 1}` },
    productSlug: at < HALF ? early : late,
    next: [at < TASKS - 1 ? `t${at + 1}` : "end"],
  }));
  const start = { slug: "start", type: "event", eventType: "START", next: ["t0"] };
  const nodes = [start, ...tasks, { slug: "end", type: "event", eventType: "END" }];
  const path = await publish(author, "coursiz", "A way of three hundred", { nodes });
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const perimeterOf = (slug: string): string =>
    products.find((one: { readonly productSlug: string }) => one.productSlug === slug).perimeterSlug;
  const result = { status: "COMPLETE", time: 5, percentage: 100, score: 100, data: { answers: { a: true } } };
  const progress = { ...result, eventDate: new Date().toISOString() };
  await platform.call(learner, `/api/game/${perimeterOf(early)}/progress`, { progress });

  await signIn(page, platform, "learner", "", `/path/${perimeterOf(path)}`);
  const list = page.getByRole("list", { name: "Steps of the path" });
  const isBounded = async () => expect(await list.locator(":scope > li").count()).toBeLessThan(100);
  await expect(list.locator("#node-t0")).toBeVisible();
  await isBounded();
  await page.getByRole("button", { name: "Begin the path" }).click();
  await expect(list.locator("#node-t0")).toHaveAttribute("data-standing", "done");
  // Every step, and the end; the start says nothing to a learner.
  await expect(list.locator("#node-t0")).toHaveAttribute("aria-posinset", "1");
  await expect(list.locator("#node-t0")).toHaveAttribute("aria-setsize", String(TASKS + 1));
  await isBounded();
  expect(await findFaults(page)).toEqual([]);

  // By Tab from row to row: none is passed over.
  const readAt = () => page.evaluate(() => Number(document.activeElement?.closest("li[data-row]")?.ariaPosInSet));
  await list.locator("#node-t0").getByRole("button").first().focus();
  for (let at = 1; at < 60; at += 1) {
    await page.keyboard.press("Tab");
    expect(await readAt()).toBe(at + 1);
  }
  await isBounded();

  // What comes next is far below: its link leads there, and the keyboard goes on from there.
  const next = list.locator(`#node-t${HALF}`);
  await page
    .getByRole("link", { name: `Step ${HALF + 1}`, exact: true })
    .first()
    .press("Enter");
  await expect(next).toBeInViewport();
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute("data-standing", "open");
  await isBounded();
  await page.keyboard.press("Tab");
  expect(await readAt()).toBe(HALF + 1);
  // A locked step leads back to what it waits for.
  const locked = list.locator(`#node-t${HALF + 1}`);
  await locked.getByRole("link", { name: `Step ${HALF + 1}` }).press("Enter");
  await expect(next).toBeFocused();

  // To the end, and on a phone.
  const end = list.locator("#node-end");
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(end).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await expect(end).toHaveAttribute("aria-posinset", String(TASKS + 1));
  await isBounded();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await isBounded();
});
