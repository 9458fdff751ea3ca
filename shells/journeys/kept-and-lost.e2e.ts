// Knows what is told where something cannot go, or is gone: a step of a path, a picture that the library lost.
import { writeCourseOfWords } from "./course-of-words.ts";
import { expect, signIn, test } from "./platform.ts";

test.use({ viewport: { width: 768, height: 1024 }, locale: "fr-FR" });

test("decisions 10 a step that a condition asks about says why it stays, where the button to delete it would be", {
  tag: "@long",
}, async ({ page, platform }) => {
  const token = await platform.signIn("demo_author");
  const { products } = await (await platform.call(token, "/api/admin/coursiz?limit=1")).json();
  await signIn(page, platform, "author", "/admin", `/coursiz/${products[0].slug}`);
  const why = page.getByRole("button", { name: "« Testez vos réflexes » reste : la suite dépend de son résultat" });
  await expect(why).toBeVisible();
  await expect(why).toBeDisabled();
});

test("§3.141 a picture that the library no longer has is shown as its words", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  const token = await platform.signIn("demo_author");
  const configDraft = writeCourseOfWords({
    text: "Avant le départ",
    nodes: [{ type: "image", src: "document:nosuchfile", alt: "Le plan du bâtiment", children: [{ text: "" }] }],
  });
  const made = await platform.call(token, "/api/admin/learniz", { name: "Départ", configDraft });
  const { slug } = await made.json();
  const preview = await (await platform.call(token, `/api/admin/learniz/${slug}/preview`)).json();
  const query = new URLSearchParams({ token: preview.token, refreshToken: preview.refreshToken });
  await page.goto(`${preview.url}?${query}`);
  await expect(page.getByText("Le plan du bâtiment")).toBeVisible();
  await expect(page.locator("main img")).toHaveCount(0);
});

test("decisions 5 the focus goes to the condition that an author adds to a page", { tag: "@long" }, async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const token = await platform.signIn("demo_author");
  const configDraft = writeCourseOfWords({ text: "Avant le départ" });
  const made = await platform.call(token, "/api/admin/learniz", { name: "Départ", configDraft });
  const { slug } = await made.json();
  await signIn(page, platform, "author", "/admin", `/learniz/${slug}`);
  const add = page.getByRole("button", { name: "Ajouter une condition" }).last();
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Élément" })).toBeFocused();
});
