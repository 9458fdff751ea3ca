// Knows that the rules of classrooms are set where people look for them, and felt: the share that is asked for and the
// nature of the action, the time for signing, what a date lacks once it is over, and a date that is dragged onto
// another one.
import type { Page } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";
import { readPdf, squeeze } from "./read-pdf.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
const NAME = "First aid";
const MINUTE = 60_000;

interface Made {
  readonly admin: string;
  readonly learner: string;
  readonly slug: string;
  readonly perimeter: string;
  /** Plans a date from so many minutes from now, with the learner in it. Answers its slug. */
  plan(startAt: number, endAt: number): Promise<string>;
}
const idOf = (token: string): string => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub;

async function makeClassroom(platform: Platform): Promise<Made> {
  const [admin, author, learner] = [
    await platform.signIn("demo_admin"),
    await platform.signIn("demo_author"),
    await platform.signIn("demo_learner"),
  ];
  for (const token of [admin, author, learner]) await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const configDraft = {
    context: { title: NAME },
    config: { local: "EN" },
    means: [{ slug: "spring", title: "Spring group" }],
  };
  const made = await (await platform.call(author, "/api/admin/classiz", { name: NAME, configDraft })).json();
  const publication = { updatedAt: made.updatedAt, visible: true };
  await platform.call(author, `/api/admin/classiz/publish/${made.slug}`, publication, "PATCH");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const { perimeterSlug } = products.find((one: { readonly name: string }) => one.name === NAME);
  const plan = async (from: number, until: number) => {
    const [startAt, endAt] = [from, until].map((at) => new Date(at).toISOString());
    const wanted = { perimeterSlug, mean: "spring", startAt, endAt, place: "Room 1", capacity: 5 };
    const { slug } = await (await platform.call(admin, "/api/admin/slot", wanted)).json();
    await platform.call(admin, `/api/admin/slot/${slug}/enrolments`, { userIds: [idOf(learner)] });
    return slug;
  };
  return { admin, learner, slug: made.slug, perimeter: perimeterSlug, plan };
}
const openOffice = async (page: Page, platform: Platform, path: string): Promise<void> => {
  await signIn(page, platform, "admin", "/admin");
  await page.goto(`${platform.url}/admin/${path}`);
};

test("decisions 11: the author sets which part of the dates is asked for and the nature of the action: half of them completes it, and the certificate names it", {
  tag: "@wide",
}, async ({ page, platform }) => {
  const { admin, learner, slug, perimeter, plan } = await makeClassroom(platform);
  const now = Date.now();
  const past = await plan(now - 210 * MINUTE, now - 60 * MINUTE);
  await plan(now - 50 * MINUTE, now - 20 * MINUTE);
  await openOffice(page, platform, `classiz/${slug}`);
  await page.getByRole("textbox", { name: /^Share of the dates/ }).fill("150");
  await expect(page.getByText("Write a number from 0 to 100.")).toBeVisible();
  await page.getByRole("textbox", { name: /^Share of the dates/ }).fill("50");
  await page.getByRole("combobox", { name: "Nature of the action" }).click();
  await page.getByRole("option", { name: "Assessment of skills" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("The classroom is published")).toBeVisible();

  const seen = { isPresent: true, reason: "seen" };
  await platform.call(admin, `/api/admin/slot/${past}/presence/${idOf(learner)}`, seen, "PUT");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const mine = products.find((one: { readonly perimeterSlug: string }) => one.perimeterSlug === perimeter);
  expect(mine.progress).toMatchObject({ status: "COMPLETE" });
  await page.goto(`${platform.url}/admin/sessions/${past}`);
  await page.getByRole("button", { name: "Actions: Demo Learner" }).click();
  const [given] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Certificate of completion (PDF)" }).click(),
  ]);
  const { text } = await readPdf(await given.path());
  for (const said of ["Nature of the action", "Assessment of skills"]) expect(text).toContain(squeeze(said));
});

test("decisions 11: the administrator sets the time for signing: who is too early reads when it begins, and signs once it is earlier", {
  tag: "@wide",
}, async ({ browser, page, platform }) => {
  const { perimeter, plan } = await makeClassroom(platform);
  const now = Date.now();
  const slot = await plan(now + 90 * MINUTE, now + 150 * MINUTE);
  await openOffice(page, platform, "organisation?tab=scores");
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "en-GB" })).newPage();
  await signIn(phone, platform, "learner", "");
  await phone.goto(`${platform.url}/classroom/${perimeter}`);
  const mine = phone.locator(`[data-slot="${slot}"]`);
  await expect(mine.getByRole("heading", { name: "Spring group" })).toBeVisible();
  await expect(mine.getByText(/^You can sign from/)).toBeVisible();
  await expect(mine.getByRole("button", { name: /^Sign: / })).toHaveCount(0);

  const before = page.getByRole("combobox", { name: "From how long before the start" });
  await before.click();
  await page.getByRole("option", { name: "2 hours" }).click();
  await expect(before).toHaveText("2 hours");
  await expect(before).toBeEnabled();
  expect(await findFaults(page)).toEqual([]);
  await phone.reload();
  await mine.getByRole("button", { name: /^Sign: / }).click();
  await phone.getByRole("button", { name: "I am here: sign" }).click();
  await expect(mine.getByText(/^Signed/)).toBeVisible();
  await phone.context().close();
});

test("decisions 11: once a date is over, its page warns that the sheet has no trainer", {
  tag: "@wide",
}, async ({ page, platform }) => {
  const { plan } = await makeClassroom(platform);
  const now = Date.now();
  const [over, coming] = [
    await plan(now - 120 * MINUTE, now - 60 * MINUTE),
    await plan(now + 60 * MINUTE, now + 90 * MINUTE),
  ];
  await openOffice(page, platform, `sessions/${over}`);
  const warnings = page.getByText("Worth a look before you rely on the signatures");
  await expect(warnings).toBeVisible();
  await expect(page.getByText("This date is over, and its sheet names no trainer.")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.goto(`${platform.url}/admin/sessions/${coming}`);
  await expect(page.getByText("Demo Learner")).toBeVisible();
  await expect(warnings).toHaveCount(0);
});

test("decisions 11: a date that is dragged onto a day where its place is taken says so, and moves when it is wanted all the same", {
  tag: "@wide",
}, async ({ page, platform }) => {
  const { admin, plan } = await makeClassroom(platform);
  const at = (day: number, hour: number) => Date.UTC(2027, 2, day, hour);
  const moved = await plan(at(9, 10), at(9, 12));
  await plan(at(17, 11), at(17, 13));
  await openOffice(page, platform, "sessions?view=month&at=2027-03-10");
  const block = page.getByRole("link", { name: /Spring group/ });
  await expect(block).toHaveCount(2);
  const day = page.getByRole("cell").filter({ has: page.getByRole("button", { name: /17 March 2027/ }) });
  await block.first().dragTo(day);
  const asking = page.getByRole("dialog", { name: /^Move “/ });
  await expect(asking.getByText(/The place is taken by “First aid” on 17 Mar 2027/)).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await asking.getByRole("button", { name: "Cancel" }).click();
  const read = async () => (await (await platform.call(admin, `/api/admin/slot/${moved}`)).json()).startAt;
  expect(Date.parse(await read())).toBe(at(9, 10));
  await block.first().dragTo(day);
  await asking.getByRole("button", { name: "Move the date" }).click();
  await expect(page.getByText("The date is moved")).toBeVisible();
  await expect(day.getByRole("link", { name: /Spring group/ })).toHaveCount(2);
  expect(Date.parse(await read())).toBe(at(17, 10));
});
