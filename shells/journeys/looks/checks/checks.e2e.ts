// Knows that each check finds its faults, and ignores things that only look like them.
import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { findCut } from "./find-cut.ts";
import { findJumps, watchJumps } from "./find-jumps.ts";
import { findOverlaps } from "./find-overlaps.ts";
import { findScroll } from "./find-scroll.ts";
import { findSmallControls } from "./find-small-controls.ts";

const draw = (page: Page, body: string) => page.setContent(`<!doctype html><body style="margin: 16px">${body}`);

test("a page that is wider than its window is found", async ({ page }) => {
  await draw(page, "<p>Short</p>");
  expect(await findScroll(page)).toEqual([]);
  await draw(page, '<div style="width: 200vw">Long</div>');
  expect(await findScroll(page)).toHaveLength(1);
});

test("a text that something hides a part of is found; one that is scrolled, for the ear, or a summary is not", async ({
  page,
}) => {
  const box = (style: string) => `<div style="width: 80px; white-space: nowrap; ${style}">A text of many words</div>`;
  await draw(page, box("overflow: hidden; text-overflow: ellipsis"));
  expect(await findCut(page)).toHaveLength(1);
  await draw(page, box("overflow: auto") + box("position: absolute; clip-path: inset(50%); overflow: hidden"));
  expect(await findCut(page)).toEqual([]);
  const clamp = "display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; white-space: normal";
  await draw(page, box(`overflow: hidden; ${clamp}`));
  expect(await findCut(page)).toEqual([]);
  await draw(page, '<div style="position: absolute; left: -60px">Out of the page</div>');
  expect(await findCut(page)).toHaveLength(1);
});

test("texts on one another are found; what stays while the page scrolls may cover it", async ({ page }) => {
  const over = (position: string) => `<p>Under it</p><p style="position: ${position}; top: 0">Over it</p>`;
  await draw(page, over("absolute"));
  expect(await findOverlaps(page)).toHaveLength(1);
  await draw(page, over("fixed"));
  expect(await findOverlaps(page)).toEqual([]);
});

test("a control that is too small is found, by what answers and not by what is drawn; a link in a sentence is not", async ({
  page,
}) => {
  await draw(page, '<button style="width: 16px; height: 16px; padding: 0"></button>');
  expect(await findSmallControls(page)).toHaveLength(1);
  await draw(
    page,
    `<style>button { position: relative } button::after { content: ""; position: absolute; inset: -6px }</style>
    <button style="width: 16px; height: 16px; padding: 0"></button> <p>Read <a href="#a">the rules</a> first.</p>`,
  );
  expect(await findSmallControls(page)).toEqual([]);
});

test("a finger asks for more than a mouse", async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, isMobile: true });
  await draw(page, '<button style="width: 40px; height: 40px">A</button>');
  expect(await findSmallControls(page)).toHaveLength(1);
  await page.close();
});

test("what moves by itself is found", async ({ page }) => {
  await page.addInitScript(watchJumps);
  await page.goto("data:text/html,<!doctype html><p id=late></p><p style='height:50vh'>Words</p>");
  expect(await findJumps(page)).toEqual([]);
  await page.evaluate(() => {
    const late = document.getElementById("late");
    if (late) late.style.height = "300px";
  });
  await expect.poll(() => findJumps(page)).toHaveLength(1);
});
