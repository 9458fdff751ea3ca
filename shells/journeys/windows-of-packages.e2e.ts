// Knows that a content which plays in windows of its own finds its runtime from there, loses nothing, and leaves no
// window behind.
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { makePackage } from "./made-package.ts";
import { expect, test } from "./platform.ts";
import { openPlayer, playPackage, readPackageProgress, uploadPackage } from "./upload-package.ts";

/**
 * Finds the runtime as contents do: upwards from here, then upwards from the window that opened this one, through any
 * number of windows.
 */
const FIND = `
  function find() {
    for (let from = window; from; from = from.top.opener)
      for (let at = from; at; at = at === at.parent ? null : at.parent) if (at.API) return at.API;
    return null;
  }
  const api = find();`;
const page = (title: string, script: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1><p><button>Go on</button></p><script>${script}</script></html>`;
/** A content that reports its learner's progress, and the last of it on its way out. */
const COURSE = page(
  "Course",
  `${FIND}
  document.documentElement.dataset.begun = api ? api.LMSInitialize("") : "no API";
  document.querySelector("button").onclick = () => {
    api.LMSSetValue("cmi.core.score.raw", "70");
    api.LMSSetValue("cmi.core.lesson_status", "passed");
    api.LMSCommit("");
  };
  window.addEventListener("pagehide", () => {
    api.LMSSetValue("cmi.core.lesson_location", "the end");
    api.LMSFinish("");
  });`,
);
const opens = (name: string, how: "asked" | "at once") =>
  how === "asked"
    ? `document.querySelector("button").onclick = () => { window.course = open("${name}", "${name}", "width=700,height=500"); };`
    : `open("${name}", "${name}", "width=700,height=500");`;
const make = (script: string, files: Readonly<Record<string, string>> = {}) =>
  makePackage({
    version: "1.2",
    title: "Windows",
    language: "en",
    items: [{ identifier: "one", title: "One" }],
    files: { "one.html": page("Start", script), "course.html": COURSE, ...files },
  });

const goOn = (player: Page) =>
  player.frameLocator("iframe").frameLocator("iframe").getByRole("button", { name: "Go on" });
async function openWindow(context: BrowserContext, open: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([context.waitForEvent("page"), open()]);
  await opened.waitForLoadState();
  return opened;
}

for (const depth of [1, 2] as const)
  test(`§3.182 a course ${depth === 1 ? "in a window of its own" : "two windows deep"} finds its runtime and is stored; its windows go with the player`, {
    tag: "@long",
  }, async ({ page: player, context, platform }) => {
    const first = depth === 1 ? "course.html" : "launcher.html";
    const zip = make(opens(first, "asked"), { "launcher.html": page("Launcher", opens("course.html", "asked")) });
    const { slug } = await uploadPackage(platform, `Windows ${depth}`, zip);
    await playPackage(player, platform, slug);
    let course = await openWindow(context, () => goOn(player).click());
    const windows = [course];
    if (depth === 2) {
      const launcher = course;
      course = await openWindow(context, () => launcher.getByRole("button", { name: "Go on" }).click());
      windows.push(course);
    }
    await expect(course.locator(":root")).toHaveAttribute("data-begun", "true");
    await course.getByRole("button", { name: "Go on" }).click();
    await player.getByRole("button", { name: "Leave" }).click();
    await player.waitForURL((url) => !url.pathname.startsWith("/play/"));
    await expect.poll(() => windows.map((one) => one.isClosed())).toEqual(windows.map(() => true));
    const progress = await readPackageProgress(platform, slug);
    expect(progress).toMatchObject({ status: "COMPLETE", score: 70, percentage: 100 });
    expect(progress.scormProperties.items["one"]?.["cmi.core.lesson_location"]).toBe("the end");
  });

test("§3.182 windows that a content opens by its links go with the player too, save those that it lets go; each has the opener that its link gives", {
  tag: "@long",
}, async ({ page: player, context, platform }) => {
  const links = [
    '<a href="course.html" target="course">Course</a>',
    '<a href="sheet.html" target="_blank">Sheet</a>',
    '<a href="apart.html" target="_blank" rel="noopener">Apart</a>',
  ];
  const script = `document.querySelector("p").insertAdjacentHTML("beforeend", '${links.join(" ")}');`;
  const plain = page("Plain", "document.documentElement.dataset.opener = String(opener !== null);");
  const zip = make(script, { "sheet.html": plain, "apart.html": plain });
  const { slug } = await uploadPackage(platform, "Links", zip);
  await playPackage(player, platform, slug);
  const start = player.frameLocator("iframe").frameLocator("iframe");
  const follow = (name: string) => openWindow(context, () => start.getByRole("link", { name }).click());
  const course = await follow("Course");
  await expect(course.locator(":root")).toHaveAttribute("data-begun", "true");
  const [sheet, apart] = [await follow("Sheet"), await follow("Apart")];
  for (const one of [sheet, apart]) await expect(one.locator(":root")).toHaveAttribute("data-opener", "false");
  await player.bringToFront();
  await player.getByRole("button", { name: "Leave" }).click();
  await player.waitForURL((url) => !url.pathname.startsWith("/play/"));
  await expect.poll(() => [course, sheet, apart].map((one) => one.isClosed())).toEqual([true, true, false]);
  await apart.close();
});

test("windows that the browser blocks are told of, with a button that opens each of them", {
  tag: ["@whole", "@long"],
}, async ({ platform }) => {
  // The browser of the other journeys blocks no windows.
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
    ignoreDefaultArgs: ["--disable-popup-blocking"],
  });
  const context = await browser.newContext();
  const player = await context.newPage();
  // One window without a click may pass, two never do.
  const script = opens("launcher.html", "at once") + opens("course.html", "at once");
  const { slug } = await uploadPackage(platform, "Blocked", make(script, { "launcher.html": page("Launcher", "") }));
  await openPlayer(player, platform, slug);
  const shell = player.frameLocator("iframe");
  await expect(shell.getByRole("alert")).toContainText(
    "This content opens in a window of its own, and your browser has blocked it.",
  );
  const button = shell.getByRole("button", { name: "Open the window" });
  const readWindows = () => context.pages().map((one) => new URL(one.url()).pathname.split("/").at(-1));
  // Each click opens one window.
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2_000 });
    expect(readWindows()).toContain("course.html");
    await expect(shell.getByRole("alert")).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  expect(readWindows().filter((name) => name === "launcher.html" || name === "course.html")).toHaveLength(2);
  const course = context.pages().find((one) => one.url().endsWith("/course.html")) as Page;
  await expect(course.locator(":root")).toHaveAttribute("data-begun", "true");
  await player.close();
  await expect.poll(() => course.isClosed()).toBe(true);
  await browser.close();
});

test("all other pages are isolated from windows that they open, and from those that open them", {
  tag: "@long",
}, async ({ request, platform }) => {
  for (const path of ["/", "/admin/", "/play/anything"]) {
    const answer = await request.get(`${platform.url}${path}`);
    expect(answer.headers()["cross-origin-opener-policy"]).toBe("same-origin");
  }
});
