// Knows that an author draws a learning path by hand on its map, and that the map can do what its outline can.
import { expect, type Page, test } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { type Platform, signIn, startPlatform } from "./platform.ts";

let platform: Platform;
test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
test.beforeAll(async () => {
  platform = await startPlatform();
  await platform.call(await platform.signIn("demo_author"), "/api/user", { locale: "en" }, "PUT");
});
test.afterAll(() => platform.stop());

const map = (page: Page) => page.getByRole("application", { name: "Map of the path" });
const box = (page: Page, name: string) => map(page).locator(".react-flow__node").filter({ hasText: name });
const lineOf = (page: Page, from: string, to: string) =>
  page.locator(`.react-flow__edge[aria-label="From ${from} to ${to}"]`);
const plus = (page: Page, from: string, to: string) =>
  page.getByRole("button", { name: `Add between ${from} and ${to}`, exact: true });
async function addBetween(page: Page, from: string, to: string, what: string): Promise<void> {
  const item = page.getByRole("menuitem", { name: what, exact: true });
  // A chosen node scrolls into sight with its buttons: a press during that movement has to be repeated.
  await expect(async () => {
    await box(page, from).click();
    await plus(page, from, to).click();
    await expect(item).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await item.click();
}
async function name(page: Page, said: string): Promise<void> {
  await page.getByRole("textbox", { name: "Name on the path" }).fill(said);
  await expect(box(page, said)).toBeVisible();
}
/** Scrolls each node of the map into sight, so that its measured place is where the pointer finds it. */
async function showAll(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Show all of it" }).click();
  await expect(async () => {
    const room = await map(page).boundingBox();
    const nodes = await map(page).locator(".react-flow__node").all();
    const boxes = await Promise.all(nodes.map((node) => node.boundingBox()));
    expect(room).not.toBeNull();
    for (const at of boxes) {
      expect(at?.y).toBeGreaterThanOrEqual(room?.y ?? 0);
      expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual((room?.y ?? 0) + (room?.height ?? 0));
    }
  }).toPass();
}
/** The view of the map: a pointer that misses a handle moves it. */
const viewOf = (page: Page) =>
  map(page)
    .locator(".react-flow__viewport")
    .evaluate(({ style }) => style.transform);
/** The two handles of a node: where lines enter, and where they leave. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}
async function middleOf(page: Page, node: string, place: "top" | "bottom"): Promise<{ x: number; y: number }> {
  const handle = await box(page, node).locator(`.react-flow__handle-${place}`).boundingBox();
  if (!handle) throw new Error(`${node} has no ${place}`);
  return { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
}

test("§4.144 decisions 10 a path with every gateway is drawn by hand, and its outline tells the same", {
  tag: "@long",
}, async ({ page }) => {
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("button", { name: "Other types" }).click();
  await page.getByRole("menuitem", { name: "New path" }).click();
  const dialog = page.getByRole("dialog", { name: "New path" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Drawn by hand");
  await dialog.getByRole("button", { name: "Create the path" }).click();
  await page.getByRole("button", { name: "Show as a map" }).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(box(page, "Start of the path")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add the first step" })).toBeVisible();
  await expect(map(page).getByRole("group", { name: /something is missing/ })).toHaveCount(0);

  await addBetween(page, "Start of the path", "End of the path", "A product");
  await name(page, "First");
  await addBetween(page, "First", "End of the path", "It depends on the result (IF)");
  const branches = box(page, "Task without a product");
  await expect(branches).toHaveCount(2);
  for (const said of ["Passed", "Again"]) {
    await branches.first().click();
    await name(page, said);
  }
  await addBetween(page, "Passed", "End of the path", "Several ways at once (AND)");
  for (const said of ["Left", "Right"]) {
    await branches.first().click();
    await name(page, said);
  }
  await addBetween(page, "Again", "End of the path", "A choice of the learner (OR)");
  for (const said of ["This", "That"]) {
    await branches.first().click();
    await name(page, said);
  }
  await expect(map(page).locator(".react-flow__node")).toHaveCount(13);
  // A path of a realistic length: twenty nodes, with the one that is drawn into empty space below.
  const [and, or] = ["Several ways at once (AND)", "A choice of the learner (OR)"];
  for (const [after, before, said] of [
    ["Passed", and, "Polish"],
    ["Again", or, "Retry"],
    ["Retry", or, "Rework"],
    ["That", "End of the path", "Fourth"],
    ["Fourth", "End of the path", "Fifth"],
  ] as const) {
    await addBetween(page, after, before, "A product");
    await name(page, said);
  }
  await addBetween(page, "Polish", and, "A mail to the learner");
  await expect(map(page).locator(".react-flow__node")).toHaveCount(19);

  // A line that is dropped on nothing asks what comes there; a line that may not lead somewhere does not.
  await showAll(page);
  const from = await middleOf(page, "A choice of the learner (OR)", "bottom");
  const [room] = [await map(page).boundingBox()];
  if (!room) throw new Error("no map");
  await drag(page, from, { x: room.x + room.width - 24, y: room.y + 24 });
  await expect(branches).toHaveCount(1);
  await branches.first().click();
  await name(page, "Third");
  await showAll(page);
  const drawn = await viewOf(page);
  await drag(page, await middleOf(page, "That", "bottom"), await middleOf(page, "First", "top"));
  expect(await viewOf(page)).toBe(drawn);
  await expect(lineOf(page, "That", "First")).toHaveCount(0);
  await drag(page, await middleOf(page, "This", "bottom"), await middleOf(page, "That", "top"));
  await expect(lineOf(page, "This", "That")).toHaveCount(1);
  await expect(lineOf(page, "This", "End of the path")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lineOf(page, "This", "End of the path")).toHaveCount(1);

  // A moved node stays there, also after a reload, until the path is arranged again.
  const before = await box(page, "Third").boundingBox();
  const at = await box(page, "Third").boundingBox();
  if (!before || !at) throw new Error("no node");
  await drag(
    page,
    { x: at.x + at.width / 2, y: at.y + at.height / 2 },
    { x: at.x + at.width / 2 + 60, y: at.y + at.height / 2 },
  );
  // Each drag is a step of undo, however soon the next one follows.
  const placeOf = (said: string) => box(page, said).evaluate((node) => node.style.transform);
  const [moved, thatAt] = [await placeOf("Third"), await placeOf("That")];
  const near = await box(page, "That").boundingBox();
  if (!near) throw new Error("no node");
  const grip = { x: near.x + 24, y: near.y + near.height / 2 };
  await drag(page, grip, { x: grip.x - 60, y: grip.y });
  await expect.poll(() => placeOf("That")).not.toBe(thatAt);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => placeOf("That")).toBe(thatAt);
  await expect.poll(() => placeOf("Third")).toBe(moved);
  const arrange = page.getByRole("button", { name: "Arrange it" });
  await expect(arrange).toBeVisible();
  await expect(page.locator('[data-saving="saved"]')).toBeVisible();
  await page.reload();
  await expect(arrange).toBeVisible();
  await arrange.click();
  await expect(arrange).toHaveCount(0);
  expect(await findFaults(page)).toEqual([]);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);

  // By keyboard: a button that is out of sight scrolls into sight.
  await page.getByRole("button", { name: "Zoom in" }).dblclick();
  await page.keyboard.press("Tab");
  await plus(page, "Start of the path", "First").focus();
  await expect(plus(page, "Start of the path", "First")).toBeInViewport({ ratio: 1 });
  await plus(page, "This", "End of the path").focus();
  await expect(plus(page, "This", "End of the path")).toBeInViewport({ ratio: 1 });

  // A step is chosen, and one of its lines removed.
  await box(page, "Third").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Take the line away: End of the path" }).press("Enter");
  await expect(lineOf(page, "Third", "End of the path")).toHaveCount(0);
  // The step stays chosen, and the focus stays beside the map.
  const aside = page.getByRole("region", { name: "The chosen step" });
  await expect(aside).toBeFocused();
  await expect(aside.getByRole("textbox", { name: "Name on the path" })).toHaveValue("Third");
  await page.getByRole("button", { name: "Show as an outline" }).click();
  const outline = page.getByRole("list", { name: "Steps of the path" });
  for (const said of ["First", "Passed", "Again", "Left", "Right", "This", "That", "Third"])
    await expect(outline.locator("[data-line]").filter({ hasText: said }).first()).toBeVisible();
  await page.getByRole("button", { name: "Show as a map" }).click();
  // On a phone the small map of the whole would cover the steps.
  const small = page.getByRole("img", { name: "Small map of the whole" });
  await expect(small).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(box(page, "Start of the path")).toBeVisible();
  await expect(small).toBeHidden();
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
});

const node = (slug: string, type: string, next: readonly string[], more: object) => ({ slug, type, next, ...more });
test("§8.10 §4.141 of two authors who draw one path the second chooses, and what is written stays on the map until then", {
  tag: "@long",
}, async ({ page }) => {
  const token = await platform.signIn("demo_author");
  const { products } = await (await platform.call(token, "/api/admin/game?draft=false")).json();
  const [game] = products;
  const nodes = [
    node("start", "event", ["task"], { eventType: "START" }),
    node("task", "task", ["end"], { taskType: "game", productSlug: game.slug }),
    node("end", "event", [], { eventType: "END" }),
  ];
  const configDraft = { context: { title: "Of two" }, nodes };
  const { slug, updatedAt } = await (
    await platform.call(token, "/api/admin/coursiz", { name: "Of two", configDraft })
  ).json();
  await signIn(page, platform, "author", "/admin", `/coursiz/${slug}?view=map`);
  // A step without a name of its own has its product's name, for its author as for its learners.
  await box(page, game.name).click();
  const theirs = {
    ...configDraft,
    nodes: nodes.map((one) => (one.slug === "task" ? { ...one, name: "Theirs" } : one)),
  };
  await platform.call(token, `/api/admin/coursiz/${slug}`, { configDraft: theirs, updatedAt }, "PATCH");
  // Writing on the map keeps its lines, and what is open on them.
  const line = await page.locator(".react-flow__edge").first().elementHandle();
  await name(page, "Mine");
  expect(await line?.evaluate((drawn) => drawn.isConnected)).toBe(true);
  await expect(page.getByText(/You saved this product elsewhere /)).toBeVisible();
  await expect(page.locator('[data-saving="conflicting"]')).toBeVisible();
  await expect(box(page, "Mine")).toBeVisible();
  await page.getByRole("button", { name: "Show what was saved" }).click();
  await expect(box(page, "Theirs")).toBeVisible();
  await expect(box(page, "Mine")).toHaveCount(0);
  expect(await findFaults(page)).toEqual([]);
});

/** Stores a path of this many tasks, one after the other, on the server. */
async function storeLong(name: string, count: number): Promise<string> {
  const token = await platform.signIn("demo_author");
  const tasks = Array.from({ length: count }, (_, at) => ({
    ...{ slug: `t${at}`, type: "task", taskType: "game", name: `Step ${at + 1}` },
    next: [at < count - 1 ? `t${at + 1}` : "end"],
  }));
  const [start, end] = [
    { slug: "start", type: "event", eventType: "START", next: ["t0"] },
    { slug: "end", type: "event", eventType: "END" },
  ];
  const configDraft = { context: { title: name }, nodes: [start, ...tasks, end] };
  const { slug } = await (await platform.call(token, "/api/admin/coursiz", { name, configDraft })).json();
  return slug;
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
  const added = outline.locator("[data-line]").filter({ hasText: "Task without a product" }).last();
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
  const content = { name: "A wide way", configDraft: { context: { title: "A wide way" }, nodes } };
  const token = await platform.signIn("demo_author");
  const { slug } = await (await platform.call(token, "/api/admin/coursiz", content)).json();
  await page.goto(`${platform.url}/admin/coursiz/${slug}?view=map`);
  await expect(box(page, "Start of the path")).toBeVisible();
  expect(beside).toEqual([expect.stringContaining("lay-out")]);
  expect(await map(page).locator(".react-flow__node").count()).toBeLessThan(120);

  const start = box(page, "Start of the path");
  const before = await start.evaluate(({ style }) => style.transform);
  await addBetween(page, "Start of the path", "Several ways at once (AND)", "A product");
  await expect(box(page, "Task without a product")).toBeVisible();
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
