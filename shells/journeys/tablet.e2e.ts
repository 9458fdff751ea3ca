// Knows that on a tablet, in French, whose words are long, lists can be read and every button is in sight.
import { writeCourseOfWords } from "./course-of-words.ts";
import { expect, signIn, test } from "./platform.ts";

test.use({ viewport: { width: 768, height: 1024 }, locale: "fr-FR" });

test("screens.md the names of a list keep room for their words beside the other columns", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  const token = await platform.signIn("demo_author");
  // A course whose changes wait has the longest state.
  const configDraft = writeCourseOfWords({ text: "Évacuation du bâtiment" });
  const made = await platform.call(token, "/api/admin/learniz", { name: "Évacuation du bâtiment", configDraft });
  const { slug, updatedAt } = await made.json();
  await platform.call(token, `/api/admin/learniz/publish/${slug}`, { updatedAt, visible: true }, "PATCH");
  const stored = await (await platform.call(token, `/api/admin/learniz/${slug}`)).json();
  const changed = { configDraft: writeCourseOfWords({ text: "Évacuation" }), updatedAt: stored.updatedAt };
  await platform.call(token, `/api/admin/learniz/${slug}`, { name: "Évacuation du bâtiment", ...changed }, "PATCH");
  await signIn(page, platform, "author", "/admin", "/");
  await expect(page.getByRole("row", { name: /Modifications non publiées/ })).toBeVisible();
  const names = page.getByRole("table").getByRole("rowheader");
  await expect(names.first()).toBeVisible();
  for (const name of await names.all()) expect((await name.boundingBox())?.width).toBeGreaterThan(150);
});

test("screens.md every button above a course is in sight in the studio, and each word stays whole", {
  tag: "@long",
}, async ({ page, platform }) => {
  const token = await platform.signIn("demo_author");
  const { products } = await (await platform.call(token, "/api/admin/learniz?limit=1")).json();
  await signIn(page, platform, "author", "/admin", `/learniz/${products[0].slug}`);
  for (const name of ["Commentaires", "Plan", "Réglages", "Essayer"]) {
    const button = page.getByRole("button", { name, exact: true });
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    expect(box?.height, name).toBeLessThan(48);
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(768);
  }
});

test("screens.md on a phone, the filters of the home fade where there are more of them", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, platform, "learner", "", "/");
  const filters = page.getByRole("group", { name: "Afficher seulement" });
  await expect(filters).toHaveAttribute("data-hides", "right");
  await filters.evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
  await expect(filters).toHaveAttribute("data-hides", "left");
});
