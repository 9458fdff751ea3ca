// Knows a course that got a page after its learner had completed it: as its learner sees it at home and in the player,
// as its author sees it, and in an LMS that was given the new package.
import type { Frame, Page, Route } from "@playwright/test";
import { exportCourse } from "./export-course.ts";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { findJumps, watchJumps } from "./looks/checks/find-jumps.ts";
import { expect, signIn, test } from "./platform.ts";
import { serveLms } from "./serve-lms.ts";

const NAME = "Grows afterwards";
test.use({ locale: "en-GB" });

const writeSlide = (slug: string) => ({
  slug,
  description: `Page ${slug}`,
  validators: [],
  requirements: [],
  interactivities: [
    {
      slug: `${slug}-text`,
      type: "text-box",
      medias: [],
      data: { boxes: [{ contents: [{ nodes: [{ type: "paragraph", children: [{ text: "A line." }] }] }] }] },
    },
  ],
});
const writeCourse = (slugs: readonly string[]) => ({
  version: "1.11.0",
  local: "EN",
  context: { title: NAME, description: "", author: "" },
  params: {},
  validationConditions: { validAll: true },
  validators: [],
  chapters: [
    {
      slug: "chapter",
      title: "All of it",
      validators: [],
      requirements: [],
      slides: slugs.map((one) => writeSlide(one)),
    },
  ],
});

test("§4.66 §4.67 who completed a course that gets a page reads so at home, in the player and in an LMS; its author reads that pages are left", {
  tag: "@long",
}, async ({ page, platform, browser, complaints }) => {
  const token = await platform.signIn("demo_author");
  const made = await platform.call(token, "/api/admin/learniz", { name: NAME, configDraft: writeCourse(["a", "b"]) });
  let { slug, updatedAt } = await made.json();
  const publish = async () => {
    const answer = await platform.call(
      token,
      `/api/admin/learniz/publish/${slug}`,
      { updatedAt, visible: true },
      "PATCH",
    );
    ({ updatedAt } = await answer.json());
  };
  await publish();
  await signIn(page, platform, "manager");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: NAME }) });
  await card.getByRole("button").click();
  const isHere = (name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await isHere("Page a");
  const inMenu = (name: string) => page.locator("aside").getByRole("button", { name });
  await expect(inMenu("Page a")).toContainText("Done");
  await page.getByRole("button", { name: "Next" }).click();
  await isHere("Page b");
  await expect(inMenu("Page b")).toContainText("Done");
  await page.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("button", { name: "Leave the course" }).click();
  await expect(card).toContainText(/Completed on|Terminé le/);

  const former = await exportCourse(platform, NAME);
  const lms = await serveLms(former.folder);
  const launch = async () => {
    const tab = await page.context().newPage();
    await tab.addInitScript(watchJumps);
    await tab.goto(lms.url);
    return { tab, inside: tab.frameLocator("iframe") };
  };
  const countEnds = () => lms.readCalls().filter(({ call }) => call === "LMSFinish").length;
  const close = async (tab: Page) => {
    const ended = countEnds();
    await tab.close({ runBeforeUnload: true });
    await expect.poll(countEnds).toBe(ended + 1);
  };
  const before = await launch();
  const isDoneThere = (name: string) =>
    expect(before.inside.locator("aside").getByRole("button", { name })).toContainText("Done");
  await isDoneThere("Page a");
  await before.inside.getByRole("button", { name: "Next" }).click();
  await expect(before.inside.getByRole("heading", { level: 1, name: "Page b" })).toBeVisible();
  await isDoneThere("Page b");
  await expect.poll(() => lms.readCmi()?.core["lesson_status"]).toBe("completed");
  await close(before.tab);

  const changed = await platform.call(
    token,
    `/api/admin/learniz/${slug}`,
    { updatedAt, configDraft: writeCourse(["a", "b", "new"]) },
    "PATCH",
  );
  ({ slug, updatedAt } = await changed.json());
  await publish();

  const office = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await signIn(office, platform, "author", "/admin");
  await office.goto(`${platform.url}/admin/learniz/${slug}?tab=learners`);
  const older = /before the last publication|avant la dernière publication/;
  await expect(office.getByRole("table")).toContainText(older);

  await page.goto(platform.url);
  await expect(card).toContainText(/1 page was added since|1 page a été ajoutée depuis/);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await measureOverflow(page)).toBe(0);
  }
  await page.addInitScript(watchJumps);
  const asked = new Promise<Route>((resolve) => void page.route(/remaining-notice/, resolve, { times: 1 }));
  await card.getByRole("button").click();
  const part = await asked;
  // The page waits for the notice above it, so that the notice pushes nothing down.
  expect(await page.getByRole("heading", { level: 1, name: /^Page/ }).isVisible()).toBe(false);
  await part.continue();
  const notice = page.getByRole("status").filter({ hasText: "You have completed this course." });
  await expect(notice).toContainText("1 page was added since.");
  expect(await findJumps(page)).toEqual([]);
  expect(await findFaults(page)).toEqual([]);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await measureOverflow(page)).toBe(0);
  }
  await expect(page.getByText(/^Saved /)).toBeAttached();
  await page.reload();
  await expect(notice).toContainText("1 page is left to go through.");

  await office.reload();
  await expect(office.getByRole("table")).not.toContainText(older);
  await expect(office.getByRole("table")).toContainText(/Completed, pages are left|Terminé, il reste des pages/);

  await notice.getByRole("button", { name: "Go there" }).click();
  await isHere("Page new");
  await expect(notice).toBeHidden();

  const grown = await exportCourse(platform, NAME);
  lms.replace(grown.folder);
  const { tab, inside } = await launch();
  const told = inside.getByRole("status").filter({ hasText: "You have completed this course." });
  await expect(told).toContainText("1 page was added since.");
  const frame = tab.frames().find((one) => one.url().includes("/content/"));
  expect(await findJumps(frame as Frame)).toEqual([]);
  await told.getByRole("button", { name: "Go there" }).click();
  await expect(inside.getByRole("heading", { level: 1, name: "Page new" })).toBeVisible();
  expect(lms.readCmi()?.core["lesson_status"]).toBe("completed");
  await close(tab);
  for (const end of [lms.close, former.remove, grown.remove]) await end();
  expect(complaints).toEqual([]);
});

test("on a phone Back closes the menu of a course, and what it asks, and leaves with nothing open", {
  tag: "@long",
}, async ({ page, platform }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await signIn(page, platform, "trainer");
  await page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: NAME }) })
    .getByRole("button")
    .click();
  const title = page.getByRole("heading", { level: 1, name: "Page a" });
  await expect(title).toBeVisible();
  const address = page.url();
  const open = page.getByRole("button", { name: "Open the course menu" });
  const menu = page.getByRole("dialog", { name: NAME });
  await open.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  expect(page.url()).toBe(address);
  // Closed in another way, the menu leaves nothing in the history: Back leaves the course.
  await open.click();
  await menu.getByRole("button", { name: "Page b" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Page b" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /My courses|Mes cours/ })).toBeVisible();
});
