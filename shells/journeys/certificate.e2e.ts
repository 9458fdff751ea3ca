// Knows the path of a certificate: switched on in the studio, earned, downloaded, checked by a stranger, and nameless
// once its person is forgotten.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { beginCourse } from "./new-course.ts";
import { DEMO_PASSWORD, expect, signIn, test } from "./platform.ts";
import { readPdf, squeeze } from "./read-pdf.ts";

test.use({ locale: "en-GB" });

const NAME = "Leaving by the stairs";
const TITLE = "Attestation of attendance";

async function take(page: Page, name: RegExp | string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name }).press("Enter");
  const taken = await download;
  expect(taken.suggestedFilename()).toBe(`${TITLE} - ${NAME}.pdf`);
  return taken.path();
}

test("a course certifies who finished it; whoever is shown the certificate checks it, and of an erased account no name stays", {
  tag: "@long",
}, async ({ page, browser, platform, complaints }) => {
  await beginCourse(page, platform, NAME);
  await page.getByRole("textbox", { name: "Text of block 1" }).click();
  await page.keyboard.type("In case of fire, leave at once by the stairs.");
  await page.getByRole("treeitem", { name: NAME }).click();
  const isOn = page.getByRole("switch", { name: "Give a certificate" });
  await expect(isOn).not.toBeChecked();
  await isOn.press("Space");
  await page.getByRole("textbox", { name: "Title of the certificate" }).fill(TITLE);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("banner").getByText("Published")).toBeVisible();

  const visit = await browser.newContext({ locale: "en-GB", acceptDownloads: true });
  const learner = await visit.newPage();
  await signIn(learner, platform, "learner");
  await learner.getByRole("button", { name: new RegExp(`: ${NAME}$`) }).click();
  await expect(learner.getByRole("heading", { level: 1, name: "Page 1" })).toBeVisible();
  await learner.mouse.wheel(0, 4_000);
  // A learner who asks for it while the result is still being sent is not told to try again.
  let press = () => {};
  const isPressed = new Promise<void>((resolve) => {
    press = resolve;
  });
  await learner.route(/\/progress/, async (route) => {
    if (route.request().method() !== "GET") await isPressed;
    await route.fallback();
  });
  await learner.getByRole("button", { name: "Finish", exact: true }).click();
  await expect(learner.getByRole("heading", { level: 1, name: "Course completed" })).toBeVisible();
  const taken = take(learner, "Certificate (PDF)");
  await expect(learner.getByRole("button", { name: "Please wait" })).toHaveAttribute("aria-busy", "true");
  press();
  const printed = await readPdf(await taken);
  await expect(learner.getByText("Your certificate is in your downloads.")).toBeVisible();
  expect(await findFaults(learner)).toEqual([]);
  expect(printed).toMatchObject({ isTagged: true, language: "en" });
  for (const words of [TITLE, "Demo Learner", NAME]) expect(printed.text).toContain(squeeze(words));
  const address = /https?:\/\/[^ ]+?\/certificate\/[0-9a-f-]{36}/.exec(printed.text)?.[0] ?? "";
  expect(address).toContain(platform.url);

  // The list of courses gives the same certificate.
  await learner.goto(platform.url);
  const again = await readPdf(await take(learner, new RegExp(`\\(PDF\\).*${NAME}`)));
  expect(again.text).toBe(printed.text);
  await learner.setViewportSize({ width: 390, height: 780 });
  expect(await measureOverflow(learner)).toBe(0);

  const stranger = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole("heading", { level: 1, name: "This certificate is genuine" })).toBeVisible();
  for (const words of ["Demo Learner", NAME, TITLE]) await expect(stranger.getByText(words)).toBeVisible();
  expect(await findFaults(stranger)).toEqual([]);
  for (const width of [360, 768, 1440]) {
    await stranger.setViewportSize({ width, height: 900 });
    expect(await measureOverflow(stranger)).toBe(0);
  }
  await stranger.goto(address.replace(/[0-9a-f]{12}$/, "000000000000"));
  await expect(
    stranger.getByRole("heading", { level: 1, name: "There is no certificate at this address" }),
  ).toBeVisible();
  expect(await findFaults(stranger)).toEqual([]);

  const token = await platform.signIn("demo_learner");
  const erased = await fetch(`${platform.url}/api/me`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ password: DEMO_PASSWORD }),
  });
  expect(erased.status).toBe(200);
  await stranger.goto(address);
  await expect(stranger.getByRole("heading", { level: 1, name: "This certificate is genuine" })).toBeVisible();
  await expect(stranger.getByText("The person had their account erased")).toBeVisible();
  await expect(stranger.getByText("Demo Learner")).toHaveCount(0);
  expect(complaints).toEqual([]);
  await visit.close();
  await stranger.context().close();
});
