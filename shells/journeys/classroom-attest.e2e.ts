// Knows that a session has a programme, and is attested once it is over: by a trainer to one of its people, and to
// learners on their page.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";
import { readPdf, squeeze } from "./read-pdf.ts";

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
const NAME = "Lifting and carrying";

test("decisions 11: a session that is over is attested, and its learner takes the same hours and days", {
  tag: "@long",
}, async ({ page, platform }) => {
  const [admin, author, learner] = [
    await platform.signIn("demo_admin"),
    await platform.signIn("demo_author"),
    await platform.signIn("demo_learner"),
  ];
  for (const token of [admin, learner]) await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const means = [{ slug: "spring", title: "Spring group" }];
  const configDraft = { context: { title: NAME, lesson: "Lift with your legs." }, config: { local: "EN" }, means };
  const made = await (await platform.call(author, "/api/admin/classiz", { name: NAME, configDraft })).json();
  const publication = { updatedAt: made.updatedAt, visible: true };
  await platform.call(author, `/api/admin/classiz/publish/${made.slug}`, publication, "PATCH");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const { perimeterSlug } = products.find((one: { readonly name: string }) => one.name === NAME);
  const [startAt, endAt] = [-210, -60].map((minutes) => new Date(Date.now() + minutes * 60_000).toISOString());
  const plan = { perimeterSlug, mean: "spring", startAt, endAt, place: "Room 1", capacity: 5 };
  const { slug } = await (await platform.call(admin, "/api/admin/slot", plan)).json();
  const userId = JSON.parse(Buffer.from(learner.split(".")[1] ?? "", "base64url").toString()).sub;
  await platform.call(admin, `/api/admin/slot/${slug}/enrolments`, { userIds: [userId] });
  const seen = { isPresent: true, reason: "seen" };
  await platform.call(admin, `/api/admin/slot/${slug}/presence/${userId}`, seen, "PUT");

  await signIn(page, platform, "admin", "/admin");
  await page.goto(`${platform.url}/admin/sessions/${slug}`);
  await page.getByRole("button", { name: "Actions: Demo Learner" }).click();
  const [given] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Certificate of completion (PDF)" }).click(),
  ]);
  const certificate = await readPdf(await given.path());
  expect([certificate.isTagged, certificate.language]).toEqual([true, "en"]);
  for (const said of [NAME, "Spring group", "Demo Learner", "2 h 30 min", "Nature of the action", "Training"])
    expect(certificate.text).toContain(squeeze(said));
  await page.getByRole("button", { name: "Sheet and files" }).click();
  const [printed] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Programme of the session (PDF)" }).click(),
  ]);
  const programme = await readPdf(await printed.path());
  expect([programme.isTagged, programme.language]).toEqual([true, "en"]);
  for (const said of ["Session programme", NAME, "Spring group", "Lift with your legs.", "2 h 30 min in 1 date"])
    expect(programme.text).toContain(squeeze(said));
  // Its author finds the same paper beside the session.
  await page.goto(`${platform.url}/admin/classiz/${made.slug}`);
  const [written] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Programme (PDF): Spring group" }).press("Enter"),
  ]);
  expect((await readPdf(await written.path())).text).toBe(programme.text);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, platform, "learner", "");
  await page.goto(`${platform.url}/classroom/${perimeterSlug}`);
  const own = page.getByRole("region", { name: "My attestations" });
  await expect(own.getByRole("heading", { name: "Spring group" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  const take = async () => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      own.getByRole("button", { name: "Certificate of completion: Spring group" }).press("Enter"),
    ]);
    return (await readPdf(await file.path())).text;
  };
  // It has the number that the administrator got, and says that it is a second copy.
  const [number = ""] = /\d{4}-\d{6}/.exec(certificate.text) ?? [];
  const text = await take();
  for (const said of [number, "2 h 30 min", "Issued again on", "copy no. 2"]) expect(text).toContain(squeeze(said));
  // Their programme is the one that the administrator printed.
  const [mine] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Programme (PDF): Spring group" }).press("Enter"),
  ]);
  expect((await readPdf(await mine.path())).text).toBe(programme.text);
});
