// Knows that an author sees a classroom as its learners will, with and without dates, and that nothing is kept.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

test.use({ locale: "en-GB" });

test("§7.88 §4.77 an author takes a place and signs in a preview, on example dates where none is planned; nothing is kept", {
  tag: "@long",
}, async ({ page, platform }) => {
  const author = await platform.signIn("demo_author");
  await platform.call(author, "/api/user", { locale: "en" }, "PUT");
  const configDraft = {
    context: { title: "First aid" },
    config: { local: "EN" },
    means: [{ slug: "spring", title: "Spring", signing: "free", enrolment: "open" }],
  };
  const made = await (await platform.call(author, "/api/admin/classiz", { name: "First aid", configDraft })).json();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, platform, "author", "/admin", `/classiz/${made.slug}`);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("No date is planned yet: these dates are examples.")).toBeVisible();
  const other = page.getByRole("region", { name: "Other dates" });
  await other.getByRole("button", { name: /^Take a place: Spring/ }).press("Enter");
  await expect(page.getByRole("region", { name: "My dates" }).getByText("Spring")).toBeVisible();
  expect([await findFaults(page), await measureOverflow(page)]).toEqual([[], 0]);
  await page
    .getByRole("region", { name: "Now" })
    .getByRole("button", { name: /^Sign: Spring/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "I am here: sign" }).click();
  await expect(page.getByRole("region", { name: "My signatures" })).toContainText(/Signed at/);
  await page.getByRole("button", { name: "Begin anew" }).click();
  await expect(page.getByRole("region", { name: "Now" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the editor" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/classiz/${made.slug}`));
});
