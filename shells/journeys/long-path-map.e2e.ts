// Knows that long paths stay quick for their authors, on the map and in the outline.
import { expect, test } from "@playwright/test";
import { addBetween, box, map } from "./draw-path.ts";
import { findFaults } from "./find-faults.ts";
import { type Platform, signIn, startPlatform } from "./platform.ts";
import { node, storePath } from "./store-path.ts";

let platform: Platform;
test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
test.beforeAll(async () => {
  platform = await startPlatform();
  await platform.call(await platform.signIn("demo_author"), "/api/user", { locale: "en" }, "PUT");
});
test.afterAll(() => platform.stop());

/** Stores a path of this many tasks, one after the other, on the server. */
async function storeLong(name: string, count: number): Promise<string> {
  const tasks = Array.from({ length: count }, (_, at) => ({
    ...{ slug: `t${at}`, type: "task", taskType: "game", name: `Step ${at + 1}` },
    next: [at < count - 1 ? `t${at + 1}` : "end"],
  }));
  const [start, end] = [
    { slug: "start", type: "event", eventType: "START", next: ["t0"] },
    { slug: "end", type: "event", eventType: "END" },
  ];
  return storePath(platform, name, [start, ...tasks, end]);
}

test("screens §4 of an outline of three hundred nodes only the rows in sight stand in the page, and it is walked, written and added to all the same", {
  tag: "@long",
}, async ({ page }) => {
  const slug = await storeLong("A way of three hundred", 298);
  await signIn(page, platform, "author", "/admin", `/coursiz/${slug}`);
  const outline = page.getByRole("list", { name: "Steps of the path" });
  const row = (at: number) => outline.locator(`[data-row][aria-posinset="${at}"]`);
  const isBounded = async () => expect(await outline.locator("[data-row]").count()).toBeLessThan(100);
  await expect(row(1)).toContainText("Start of the path");
  await expect(row(1)).toHaveAttribute("aria-setsize", "300");
  await isBounded();
  expect(await findFaults(page)).toEqual([]);

  // Tab goes through a hundred rows, and back, and skips no row.
  const readAt = () => page.evaluate(() => Number(document.activeElement?.closest("[data-row]")?.ariaPosInSet));
  await row(1).getByRole("button").first().focus();
  let at = 1;
  for (const [key, step] of [
    ["Tab", 1],
    ["Shift+Tab", -1],
  ] as const)
    while (step > 0 ? at < 100 : at > 80) {
      await page.keyboard.press(key);
      const now = await readAt();
      expect([at, at + step]).toContain(now);
      at = now;
    }
  await isBounded();

  // An open form stays open while the author looks elsewhere.
  await row(80)
    .getByRole("button", { name: /^Edit:/ })
    .click();
  const field = page.getByRole("textbox", { name: "Name on the path" });
  await field.fill("Of eighty");
  const end = outline.getByText("End of the path", { exact: true });
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(end).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await expect(row(300)).toContainText("End of the path");
  await isBounded();
  await expect(field).toHaveValue("Of eighty");

  // An added step has the focus, and undo works from there.
  await page.getByRole("button", { name: "Add after: Step 297", exact: true }).click();
  await page.getByRole("menuitem", { name: "A product", exact: true }).click();
  const added = outline
    .locator("[data-line]")
    .filter({ hasText: "Task without a product", hasNotText: /Step \d/ })
    .last();
  await expect(added).toBeFocused();
  await expect(added).toBeInViewport();
  await expect(row(301)).toContainText("End of the path");
  await page.keyboard.press("Control+z");
  await expect(row(300)).toContainText("End of the path");
  await isBounded();
});

test("screens §4 a long path is laid out beside the page, a short one in it, and what is added there comes without a jump", {
  tag: "@long",
}, async ({ page }) => {
  const beside: string[] = [];
  page.on("worker", (worker) => beside.push(worker.url()));
  const short = await storeLong("A short way", 3);
  await signIn(page, platform, "author", "/admin", `/coursiz/${short}?view=map`);
  await expect(box(page, "Step 3")).toBeVisible();
  expect(beside).toEqual([]);

  // A path of one gateway with ten ways, which cannot be split into parts.
  const ways = Array.from({ length: 10 }, (_, way) =>
    Array.from({ length: 29 }, (_, at) => ({
      ...{ slug: `w${way}s${at}`, type: "task", taskType: "game", name: `Step ${at + 1} of way ${way + 1}` },
      next: [at < 28 ? `w${way}s${at + 1}` : "join"],
    })),
  ).flat();
  const nodes = [
    node("start", "event", ["parts"], { eventType: "START" }),
    node(
      "parts",
      "gateway",
      ways.filter(({ slug }) => slug.endsWith("s0")).map(({ slug }) => slug),
      {
        gatewayType: "AND",
      },
    ),
    ...ways,
    node("join", "gateway", ["end"], { gatewayType: "END_AND" }),
    node("end", "event", [], { eventType: "END" }),
  ];
  const slug = await storePath(platform, "A wide way", nodes);
  await page.goto(`${platform.url}/admin/coursiz/${slug}?view=map`);
  await expect(box(page, "Start of the path")).toBeVisible();
  expect(beside).toEqual([expect.stringContaining("lay-out")]);
  expect(await map(page).locator(".react-flow__node").count()).toBeLessThan(120);

  const start = box(page, "Start of the path");
  const before = await start.evaluate(({ style }) => style.transform);
  await addBetween(page, "Start of the path", "Several ways at once (AND)", "A product");
  await expect(box(page, "Task without a product").filter({ hasNotText: /Step \d/ })).toBeVisible();
  expect(await start.evaluate(({ style }) => style.transform)).toBe(before);

  // Where the worker does not come, the page lays it out itself.
  let refused = 0;
  await page.route(/lay-out/, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.reload();
  await expect(box(page, "Start of the path")).toBeVisible();
  expect(refused).toBe(1);
});

test("screens §4 of a map of a thousand nodes only those in sight stand in the page", { tag: "@long" }, async ({
  page,
}) => {
  const slug = await storeLong("A long way", 998);
  await signIn(page, platform, "author", "/admin");
  await page.goto(`${platform.url}/admin/coursiz/${slug}?view=map`);
  await expect(box(page, "Start of the path")).toBeVisible();
  expect(await map(page).locator(".react-flow__node").count()).toBeLessThan(120);
  expect(await map(page).locator(".react-flow__edge").count()).toBeLessThan(240);
});
