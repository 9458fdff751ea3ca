// Knows that an author adds a survey to a session, that those who attended answer it on their telephone and change
// their answers, and that whoever runs the date reads them; that documents go with a session; that anybody can check an
// attestation, and that a calendar reads the dates.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
const NAME = "Working at height";

test("decisions 11, §3.224: a survey is written, answered, changed and read; an attestation is checked", {
  tag: "@long",
}, async ({ browser, page, platform }) => {
  const [admin, author, learner] = [
    await platform.signIn("demo_admin"),
    await platform.signIn("demo_author"),
    await platform.signIn("demo_learner"),
  ];
  for (const token of [admin, learner]) await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const configDraft = {
    context: { title: NAME },
    config: { local: "EN" },
    means: [{ slug: "spring", title: "Spring group" }],
  };
  const made = await (await platform.call(author, "/api/admin/classiz", { name: NAME, configDraft })).json();

  await signIn(page, platform, "admin", "/admin");
  await page.goto(`${platform.url}/admin/classiz/${made.slug}`);
  await page.getByRole("tab", { name: "Content" }).click();
  await page.getByRole("button", { name: "Add a question" }).click();
  await page.getByRole("textbox", { name: "Question in English" }).fill("Was it clear?");
  await page.getByRole("textbox", { name: "Question in French" }).fill("Était-ce clair ?");
  await page.getByRole("button", { name: "Add the question" }).click();
  await page.getByRole("button", { name: "Add a question" }).click();
  await page.getByText("With one of several options").click();
  await page.getByRole("textbox", { name: "Question in English" }).fill("The pace");
  await page.getByRole("textbox", { name: "Options in English, one a line" }).fill("Slow\nFast");
  await page.getByRole("button", { name: "Add the question" }).click();
  await page.getByRole("button", { name: "Move up: The pace" }).press("Enter");
  await expect(page.getByRole("list", { name: "Questions of the survey" }).getByRole("listitem").first()).toContainText(
    "The pace",
  );
  // Each document has its time, and they stand in the author's order.
  const files: string[] = [];
  for (const _ of [1, 2]) {
    await page.getByRole("button", { name: "Add a document" }).click();
    const file = page.getByRole("dialog", { name: "Add a document" }).getByRole("button", { name: /^Choose / });
    const label = (await file.nth(files.length).getAttribute("aria-label")) ?? "";
    files.push(label.replace("Choose ", ""));
    await file.nth(files.length - 1).click();
  }
  const [first = "", second = ""] = files;
  await page.getByRole("combobox", { name: `When learners have it: ${second}` }).press("Enter");
  await page.getByRole("option", { name: "Once the session is over" }).press("Enter");
  await page.getByRole("button", { name: `Move up: ${second}` }).press("Enter");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  expect(await findFaults(page)).toEqual([]);

  const { updatedAt } = await (await platform.call(author, `/api/admin/classiz/${made.slug}`)).json();
  await platform.call(author, `/api/admin/classiz/publish/${made.slug}`, { updatedAt, visible: true }, "PATCH");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const { perimeterSlug } = products.find((one: { readonly name: string }) => one.name === NAME);
  const [startAt, endAt] = [-210, -60].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString());
  const plan = { perimeterSlug, mean: "spring", startAt, endAt, place: "Room 1", capacity: 5 };
  const { slug } = await (await platform.call(admin, "/api/admin/slot", plan)).json();
  const userId = JSON.parse(Buffer.from(learner.split(".")[1] ?? "", "base64url").toString()).sub;
  await platform.call(admin, `/api/admin/slot/${slug}/enrolments`, { userIds: [userId] });
  const seen = { isPresent: true, reason: "seen" };
  await platform.call(admin, `/api/admin/slot/${slug}/presence/${userId}`, seen, "PUT");
  await platform.call(admin, `/api/admin/slot/${slug}/attestations`, { kind: "attestation" });

  const phone = await browser.newContext({ locale: "en-GB", viewport: { width: 360, height: 740 } });
  const own = await phone.newPage();
  await signIn(own, platform, "learner", "");
  // Until the page knows whether there is a survey, it does not show what stands below, which would move.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await own.route("**/api/classiz/*/survey*", async (route) => {
    await held;
    await route.continue();
  });
  const reached = own.waitForRequest("**/api/classiz/*/survey*");
  await own.goto(`${platform.url}/classroom/${perimeterSlug}`);
  await reached;
  const given = own.getByRole("region", { name: "Documents" });
  await expect(given.getByRole("link")).toHaveText([second, first]);
  await expect(own.getByRole("region", { name: /^My (attestations|signatures)$/ })).toHaveCount(0);
  release();
  await expect(own.getByRole("region", { name: /^My (attestations|signatures)$/ })).toHaveCount(2);
  const [opened] = await Promise.all([own.waitForEvent("popup"), given.getByRole("link", { name: second }).click()]);
  await opened.close();
  const asked = own.getByRole("region", { name: "Your opinion" });
  await asked.getByRole("radiogroup", { name: "Was it clear?" }).getByRole("radio", { name: "4" }).press("Space");
  await asked.getByRole("radio", { name: "Fast" }).check();
  expect(await findFaults(own)).toEqual([]);
  expect(await measureOverflow(own)).toBeLessThanOrEqual(0);
  await asked.getByRole("button", { name: "Send my answers" }).click();
  await asked.getByRole("button", { name: "Change my answers: Spring group" }).click();
  await asked.getByRole("radio", { name: "2" }).check();
  await asked.getByRole("button", { name: "Send my answers" }).click();
  await expect(asked.getByRole("button", { name: "Change my answers: Spring group" })).toBeVisible();

  await own.getByRole("button", { name: /^Notifications/ }).click();
  await own.getByRole("button", { name: new RegExp(`attestation.*${NAME}`, "i") }).click();
  await expect(own).toHaveURL(/\/me/);
  const row = own.getByRole("row").filter({ hasText: NAME }).filter({ hasText: "Attestation of attendance" });
  const [file] = await Promise.all([own.waitForEvent("download"), row.getByRole("button", { name: /PDF/ }).click()]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const address = await row.getByRole("link").getAttribute("href");
  await phone.close();
  const stranger = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await stranger.goto(`${platform.url}${address}`);
  await expect(stranger.getByRole("heading", { level: 1, name: /genuine/ })).toBeVisible();
  expect(await findFaults(stranger)).toEqual([]);
  await stranger.close();

  await page.goto(`${platform.url}/admin/sessions/${slug}`);
  await expect(page.getByText("1 of 1 person answered.")).toBeVisible();
  await expect(page.getByRole("link", { name: second })).toHaveAttribute("href", /^\/files\//);
  await expect(page.getByText("So few answers would say whose they are: they are told from 5 on.")).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.goto(`${platform.url}/admin/sessions`);
  await page.getByRole("button", { name: "In my calendar" }).click();
  await page.getByRole("button", { name: /Make an address|Make it anew/ }).click();
  const feed = await page.getByRole("textbox", { name: "Address of my calendar" }).inputValue();
  expect(await (await fetch(feed)).text()).toContain("BEGIN:VCALENDAR");
});
