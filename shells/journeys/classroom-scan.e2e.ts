// Knows that a learner scans the code that the trainer's screen shows with the camera of their device, and reads why
// another one, or no camera, does not do (decisions 11).
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";
import { type Held, showsFile, showToCamera } from "./show-to-camera.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

const PHONE = { viewport: { width: 390, height: 844 }, locale: "en-GB" };
const NEAR: Held = { turned: 0, side: 400, light: 1 };
/** Held aslant, from far, in a dim room. */
const AWKWARD: Held = { turned: 25, side: 260, light: 0.6 };

/** A classroom with two dates that can be signed now, of which the learner has a place in the first. */
async function holdTwo(platform: Platform) {
  const [author, admin, learner] = await Promise.all(
    ["author", "admin", "learner"].map((one) => platform.signIn(`demo_${one}`)),
  );
  if (!author || !admin || !learner) throw new Error("nobody is there");
  for (const token of [admin, learner]) await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const means = [{ slug: "spring", title: "Gestures", signing: "code" }];
  const configDraft = { context: { title: "Scanned" }, config: { local: "EN" }, means };
  const made = await (await platform.call(author, "/api/admin/classiz", { name: "Scanned", configDraft })).json();
  const publication = { updatedAt: made.updatedAt, visible: true };
  await platform.call(author, `/api/admin/classiz/publish/${made.slug}`, publication, "PATCH");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const { perimeterSlug } = products.find((one: { name: string }) => one.name === "Scanned");
  const slots: string[] = [];
  for (const place of ["Room 1", "Room 2"]) {
    const [startAt, endAt] = [-5, 120].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString());
    const plan = { perimeterSlug, mean: "spring", startAt, endAt, place, capacity: 9 };
    slots.push((await (await platform.call(admin, "/api/admin/slot", plan)).json()).slug);
  }
  const [slot = "", other = ""] = slots;
  const { sub } = JSON.parse(Buffer.from(learner.split(".")[1] ?? "", "base64url").toString());
  await platform.call(admin, `/api/admin/slot/${slot}/enrolments`, { userIds: [sub] });
  return { perimeterSlug, slot, other, slug: made.slug as string };
}
const openPhone = async (browser: Browser, platform: Platform, perimeterSlug: string): Promise<Page> => {
  const phone = await (await browser.newContext(PHONE)).newPage();
  await signIn(phone, platform, "learner", "", `/classroom/${perimeterSlug}`);
  return phone;
};
/** Opens the dialog of the date anew, with the camera on. */
async function scan(phone: Page) {
  await phone.getByRole("button", { name: "Sign: Gestures" }).click();
  const dialog = phone.getByRole("dialog", { name: "Sign: Gestures" });
  await dialog.getByRole("button", { name: "Scan the code" }).click();
  return dialog;
}

test("decisions 11: the code on the trainer's screen is scanned, held aslant in a dim room; another code says what it is", {
  tag: "@long",
}, async ({ page, platform }) => {
  const { perimeterSlug, slot, other, slug } = await holdTwo(platform);
  const folder = await mkdtemp(join(tmpdir(), "academiz-camera-"));
  const film = join(folder, "camera.y4m");
  const executablePath = process.env["CHROMIUM_WINDOWLESS"] ?? process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", ...showsFile(film)],
  });
  try {
    await signIn(page, platform, "admin", "/admin");
    // The address of the classroom, which is no code of a date.
    await page.goto(`${platform.url}/admin/classiz/${slug}?tab=links`);
    await page.getByRole("button", { name: "QR code: Address for learners" }).click();
    await showToCamera(page, page.getByRole("img", { name: "QR code of: Address for learners" }), film, NEAR);
    const phone = await openPhone(browser, platform, perimeterSlug);
    let dialog = await scan(phone);
    await expect(dialog.getByText("This is not the code of a date.")).toBeVisible();
    expect(await findFaults(phone)).toEqual([]);
    await dialog.getByRole("button", { name: "Cancel" }).click();

    const show = async (of: string, held: Held) => {
      await page.goto(`${platform.url}/admin/sessions/${of}`);
      await page.getByRole("button", { name: "Show the code" }).click();
      await showToCamera(page, page.getByRole("img", { name: "QR code by which it is signed" }), film, held);
    };
    await show(other, NEAR);
    dialog = await scan(phone);
    await expect(dialog.getByText("This is the code of another date.")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: "Code of the date" })).toHaveValue("");
    await dialog.getByRole("button", { name: "Cancel" }).click();

    await show(slot, AWKWARD);
    dialog = await scan(phone);
    await expect(dialog.getByRole("textbox", { name: "Code of the date" })).toHaveValue(/^[2-9A-Z]{8}$/);
    await dialog.getByRole("button", { name: "I am here: sign" }).click();
    await expect(phone.getByText("You have signed. Your presence is noted.")).toBeVisible();
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test("decisions 11: where there is no camera, or it is refused, a learner is told so, and types the code", {
  tag: "@long",
}, async ({ browser, platform }) => {
  const { perimeterSlug, slot } = await holdTwo(platform);
  const phone = await openPhone(browser, platform, perimeterSlug);
  const dialog = await scan(phone);
  await expect(dialog.getByRole("alert")).toContainText("The camera cannot be used here.");
  expect(await findFaults(phone)).toEqual([]);
  const admin = await platform.signIn("demo_admin");
  const { code } = await (await platform.call(admin, `/api/admin/slot/${slot}/code`)).json();
  await dialog.getByRole("textbox", { name: "Code of the date" }).fill(code);
  await dialog.getByRole("button", { name: "I am here: sign" }).click();
  await expect(phone.getByText("You have signed. Your presence is noted.")).toBeVisible();
  await phone.context().close();
});
