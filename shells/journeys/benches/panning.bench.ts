// Knows how smoothly a map of three hundred nodes is moved: in frames, compared with an empty page.
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "../platform.ts";
import { say } from "./figures.ts";

/** Thirteen nodes each; with the start and the end, three hundred and one. */
const BLOCKS = 23;
/** The least share of the frames of an empty page in the same time: fifty of sixty. */
const LEAST = 50 / 60;
/** Steps of the pointer, at most one a frame. */
const STEPS = 150;
test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

/** A path that parts at every gateway there is, again and again. */
function drawBlocks(): readonly object[] {
  const node = (slug: string, type: string, next: readonly string[], more: object) => ({ slug, type, next, ...more });
  const blocks = Array.from({ length: BLOCKS }, (_, at) => {
    const of = (name: string) => `${name}${at}`;
    const task = (name: string, next: string) => node(of(name), "task", [next], { taskType: "game", name: of(name) });
    const gateway = (gatewayType: string, next: readonly string[]) =>
      node(of(gatewayType), "gateway", next, { gatewayType, ...(gatewayType === "IF" && { test: { of: "status" } }) });
    const onward = at + 1 < BLOCKS ? `exam${at + 1}` : "end";
    return [
      ...[task("exam", of("IF")), gateway("IF", [of("pass"), of("fail")])],
      ...[task("pass", of("meet")), task("fail", of("meet")), task("meet", of("AND"))],
      ...[gateway("AND", [of("a"), of("b"), of("c")]), ...["a", "b", "c"].map((name) => task(name, of("END_AND")))],
      ...[gateway("END_AND", [of("OR")]), gateway("OR", [of("x"), of("y")]), task("x", onward), task("y", onward)],
    ];
  });
  const start = node("start", "event", ["exam0"], { eventType: "START" });
  return [start, ...blocks.flat(), node("end", "event", [], { eventType: "END" })];
}

/** Frames a second while the pointer draws the page to and fro. */
async function pan(page: Page): Promise<number> {
  const counted = await page.evaluateHandle(() => {
    const counted = { drawn: 0, since: performance.now() };
    const count = () => {
      counted.drawn += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    return counted;
  });
  await page.mouse.move(700, 450);
  await page.mouse.down();
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.move(700 + 300 * Math.sin(step / 12), 450 + 100 * Math.sin(step / 7));
  }
  await page.mouse.up();
  return counted.evaluate(({ drawn, since }) => (drawn * 1_000) / (performance.now() - since));
}

test("screens §4 a map of three hundred nodes with every gateway is panned, beside a page of nothing", async ({
  page,
  platform,
}, info) => {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const nodes = drawBlocks();
  const body = { name: "A long path", configDraft: { context: { title: "A long path" }, nodes } };
  const { slug } = await (await platform.call(token, "/api/admin/coursiz", body)).json();

  await page.goto("about:blank");
  const bare = await pan(page);
  await signIn(page, platform, "author", "/admin", `/coursiz/${slug}?view=map`);
  await expect(page.locator(".react-flow__node").first()).toBeVisible();
  const ours = await pan(page);
  say(
    info,
    `${nodes.length} nodes: ${ours.toFixed(1)} frames a second, a page of nothing ${bare.toFixed(1)} (at least ${LEAST.toFixed(2)} ×)`,
  );
  expect.soft(ours / bare, "frames").toBeGreaterThanOrEqual(LEAST);
});
