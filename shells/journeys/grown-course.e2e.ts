// Knows a course that got a page after its learner had completed it: at home, in the player, and to its author.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

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

test("§4.66 §4.67 who completed a course that gets a page reads so at home and in the player; its author reads that pages are left", async ({
  page,
  platform,
  browser,
  complaints,
}) => {
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
  await page.getByRole("dialog").getByRole("button", { name: "Leave the course" }).click();
  await expect(card).toContainText(/Completed on|Terminé le/);

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
  await card.getByRole("button").click();
  const notice = page.getByRole("status").filter({ hasText: "You have completed this course." });
  await expect(notice).toContainText("1 page was added since.");
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
  expect(complaints).toEqual([]);
});

test("on a phone Back closes the menu of a course, and what it asks, and leaves with nothing open", async ({
  page,
  platform,
}) => {
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
  // Closed otherwise it leaves nothing behind: Back leaves.
  await open.click();
  await menu.getByRole("button", { name: "Page b" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Page b" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /My courses|Mes cours/ })).toBeVisible();
});
