// Knows a learner's calendar on the page of their learning: by keyboard at a desk, as an agenda on a phone.
import { readFile } from "node:fs/promises";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

/** `YYYY-MM-DD`, some days from now. */
const dayIn = (days: number): string => {
  const at = new Date(Date.now() + days * 86_400_000);
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, "0")}-${String(at.getDate()).padStart(2, "0")}`;
};

test("§7.16 a learner finds what is due and their dates in a month, goes from day to day by keyboard, and takes them along", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const learner = await platform.signIn("demo_learner");
  await platform.call(learner, "/api/user", { locale: "en" }, "PUT");
  const admin = await platform.signIn("demo_admin");
  const { products } = await (await platform.call(admin, "/api/admin/learniz?limit=100")).json();
  const course = products.find(({ name }: { readonly name: string }) => /how a course works/.test(name));
  const due = dayIn(1);
  const audience = { everyone: true, affectations: [], criterias: [], users: [] };
  const perimeter = {
    name: "All",
    audience,
    from: null,
    until: null,
    due: new Date(`${due}T18:00:00`).toISOString(),
  };
  await platform.call(admin, `/api/admin/product/${course.slug}/perimeter`, perimeter, "PUT");
  const slot = (slug: string, waitingPlace: number | null) => {
    const [startAt, endAt] = [`${dayIn(2)}T09:00:00.000Z`, `${dayIn(2)}T10:00:00.000Z`];
    const own = { slug, mean: "spring", startAt, endAt, place: null, trainer: null, videoLink: null, mark: null };
    const held = { ...own, capacity: 1, placesLeft: 0, isEnrolled: waitingPlace === null, canSign: false };
    const rules = { signing: "free", enrolment: "open", signableFrom: startAt, signableUntil: endAt };
    return {
      ...{ perimeterSlug: "room", name: "First aid", title: "First aid" },
      slot: { ...held, ...rules, waitingPlace, waiting: 1 },
    };
  };
  await page.route("**/api/me/learning", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, slots: [slot("has-place", null), slot("waits", 1)] } });
  });
  // Nothing is opened by looking at one's dates.
  const opened: string[] = [];
  page.on("request", (request) => request.url().includes("/api/classiz/") && opened.push(request.url()));
  await signIn(page, platform, "learner", "", "/me");
  const agenda = page.getByRole("list", { name: "My dates, day by day" });
  const month = page.getByRole("table", { name: /^[A-Z][a-z]+ 20\d\d$/ });
  await expect(month).toBeVisible();
  // The arrows lead from day to day, on beyond the month.
  const today = month.locator('[aria-current="date"]');
  await today.focus();
  await page.keyboard.press("ArrowRight");
  const tomorrow = month.locator(`button[data-day="${due}"]`);
  await expect(tomorrow).toBeFocused();
  await expect(tomorrow).toHaveAccessibleName(/: \d+ entr(y|ies)$/);
  await page.keyboard.press("Enter");
  await expect(page.locator(`#dates-${due}`)).toBeFocused();
  await expect(agenda.getByRole("link", { name: course.name })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
  if (process.env["SHOTS"])
    for (const scheme of ["light", "dark"] as const)
      for (const width of [1440, 768, 360]) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height: 900 });
        await page.screenshot({ path: `${process.env["SHOTS"]}/me-${width}-${scheme}.png`, fullPage: true });
      }
  await page.setViewportSize({ width: 1440, height: 900 });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Calendar file of all my dates" }).press("Enter");
  const file = await download;
  expect(file.suggestedFilename()).toBe("My dates.ics");
  const written = await readFile(await file.path(), "utf8");
  expect(written).toContain("UID:due-");
  expect(written).toContain("UID:has-place@");
  expect(written).not.toContain("UID:waits@");
  expect(written).toContain("SUMMARY:First aid\r\n");
  expect(opened).toEqual([]);
  const heading = page.getByRole("heading", { level: 3, name: /20\d\d$/ });
  const shown = (await heading.textContent()) ?? "";
  await page.getByRole("button", { name: "The month before" }).press("Enter");
  await expect(heading).not.toHaveText(shown);
  await page.getByRole("button", { name: "Today" }).press("Enter");

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(month).toBeHidden();
  await expect(page.getByRole("button", { name: "The next month" })).toBeVisible();
  if (dayIn(1).slice(0, 7) !== dayIn(0).slice(0, 7)) await page.getByRole("button", { name: "The next month" }).click();
  await expect(agenda.getByRole("link", { name: course.name })).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
  expect(complaints).toEqual([]);
});
