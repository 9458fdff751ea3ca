// Knows how a learner writes notes of their own while they play: by keyboard, while the network is away, at a second
// visit, and in a package.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { exportCourse } from "./export-course.ts";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";
import { serveFolder } from "./serve-folder.ts";

const partsOf = (page: Page) => {
  const tools = page.getByRole("button", { name: "Search and reading" });
  const panel = page.getByRole("dialog", { name: "Notes" });
  return {
    tools,
    panel,
    text: panel.getByRole("textbox"),
    write: panel.getByRole("button", { name: "Write a note about this page" }),
    menu: page.getByRole("navigation", { name: "Course menu" }),
    async open() {
      await tools.press("Enter");
      await page
        .getByRole("dialog", { name: "Search and reading" })
        .getByRole("button", { name: "Notes", exact: true })
        .press("Enter");
      await expect(panel).toBeVisible();
    },
  };
};

async function openCourse(page: Page): Promise<void> {
  await page.getByRole("button", { name: /recognising phishing/ }).click();
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeVisible();
}

test("a learner writes notes by keyboard, with the network away in the middle, and finds them at the next visit", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  await signIn(page, platform, "learner");
  await openCourse(page);
  const { tools, panel, text, write, menu, open } = partsOf(page);
  await open();
  await expect(write).toBeFocused();
  await expect(panel.getByText("No note yet.")).toBeVisible();
  // Without a note the panel does not say that notes are saved.
  await expect(panel.getByText("Your notes are saved.")).toHaveCount(0);
  expect(await findFaults(page)).toEqual([]);
  await write.press("Enter");
  await expect(text).toBeFocused();
  await page.keyboard.type("Look at the address\nbefore anything else");
  await expect(panel.getByText("Your notes are saved.")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await panel.getByRole("button", { name: "Done" }).press("Enter");
  await expect(panel.getByText("before anything else")).toBeVisible();
  await expect(menu.getByText("With a note")).toHaveCount(1);

  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT" && request.url().includes("/api/notes/")) sent.push(request.postData() ?? "");
  });
  await page.context().setOffline(true);
  await write.press("Enter");
  await page.keyboard.type("Written on the train");
  await expect(panel.getByText("Offline: your notes are kept on this device")).toBeVisible();
  await page.context().setOffline(false);
  await expect(panel.getByText("Your notes are saved.")).toBeVisible();
  await panel.getByRole("button", { name: "Done" }).press("Enter");
  await expect(panel.getByRole("listitem")).toHaveCount(2);

  await panel.getByRole("button", { name: /^Edit the note: Written/ }).press("Enter");
  await expect(text).toHaveValue("Written on the train");
  await page.keyboard.type(", and kept");
  await panel.getByRole("button", { name: "Done" }).press("Enter");
  await expect(panel.getByRole("button", { name: /^Edit the note: Written/ })).toBeFocused();
  await panel.getByRole("button", { name: /^Delete the note: Written/ }).press("Enter");
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await expect(panel.getByRole("button", { name: "Have it back" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel.getByText("Written on the train, and kept")).toBeVisible();
  await expect(panel.getByText("Your notes are saved.")).toBeVisible();

  const download = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Download my notes" }).press("Enter");
  const file = await (await download).path();
  expect(await readFile(file, "utf8")).toContain("Look at the address\r\nbefore anything else");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(tools).toBeFocused();

  // From another page, the note leads back to its own.
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("button", { name: "Next", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeHidden();
  await page.reload();
  await expect(menu.getByText("With a note")).toHaveCount(1);
  await open();
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 780 });
  expect(await measureOverflow(page)).toBe(0);
  expect(await findFaults(page)).toEqual([]);
  await panel.getByRole("button", { name: title }).press("Enter");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(sent.filter((body) => body.includes("train, and kept")).length).toBeLessThanOrEqual(2);
  expect(complaints.filter((one) => !one.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

test("what is written and not sent is on the device at the next visit, and sent then", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  await signIn(page, platform, "trainer");
  await openCourse(page);
  const { panel, write, open } = partsOf(page);
  await open();
  await page.route("**/api/notes/**", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await write.press("Enter");
  await page.keyboard.type("Before the tunnel");
  await expect(panel.getByText("Offline: your notes are kept on this device")).toBeVisible();
  await page.unroute("**/api/notes/**");
  const kept = page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
  await page.reload();
  await kept;
  await open();
  await expect(panel.getByText("Before the tunnel")).toHaveCount(1);
  await expect(panel.getByText("Your notes are saved.")).toBeVisible();
});

test("in a package for the web notes are kept in the browser, which is said, and found again", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const course = await exportCourse(platform, "Welcome: how a course works", "web");
  const served = await serveFolder(course.folder, "/");
  try {
    await page.goto(served.url);
    const { panel, write, open } = partsOf(page);
    await open();
    await expect(panel.getByText("They are kept in this browser alone")).toBeVisible();
    await write.press("Enter");
    await page.keyboard.type("Kept here");
    await expect(panel.getByText("Your notes are saved.")).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await page.reload();
    await open();
    await expect(panel.getByText("Kept here")).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await served.close();
    await course.remove();
  }
});
