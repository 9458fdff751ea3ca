// Knows how an author sets that a game shows its questions one by one, on a picture of the library, and how learners
// see that, on a phone too.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

const NAME = "One after the other";
test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

test("§3.92 §3.94 an author has the questions of a game shown one by one, on a picture; learners go forward and back, and read the result as a whole", {
  tag: "@long",
}, async ({ page, platform }) => {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const made = await platform.call(token, "/api/admin/game", { name: NAME, gameType: "VRAI_FAUX", local: "EN" });
  const { slug } = (await made.json()) as { readonly slug: string };
  const readStored = async () => (await platform.call(token, `/api/admin/game/${slug}`)).json();
  const readConfig = async () => {
    const { config, configDraft } = await readStored();
    return (configDraft ?? config).config;
  };
  await signIn(page, platform, "author", "/admin", `/game/${slug}`);
  await page.getByRole("combobox", { name: "Questions" }).press("Enter");
  await page.getByRole("option", { name: "One by one" }).click();
  await page.getByRole("group", { name: "Picture behind the game" }).getByRole("button").first().click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles({
    name: "wall.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80"/></svg>',
    ),
  });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("wall.svg").first()).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await expect.poll(async () => (await readConfig()).displayMode).toBe("ONE_BY_ONE");
  await expect.poll(async () => JSON.stringify((await readConfig()).graphicsConfig)).toContain("document:");

  const { updatedAt } = await readStored();
  await platform.call(token, `/api/admin/game/publish/${slug}`, { updatedAt, visible: true }, "PATCH");
  const learner = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const { perimeterSlug } = products.find((one: { readonly name: string }) => one.name === NAME);
  const { link } = await (await platform.call(learner, `/api/front-dynamic/product/${perimeterSlug}/link`)).json();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(new URL(link, platform.url).href);
  await page.getByRole("button", { name: /Begin|Start/ }).click();
  await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible();
  const count = Number((await page.getByText(/^Question 1 of \d+$/).textContent())?.split(" ").at(-1));
  expect(count).toBeGreaterThan(1);
  await expect(page.getByRole("radio")).toHaveCount(2);
  expect(await page.locator("main").evaluate((main) => getComputedStyle(main).backgroundImage)).toContain("/files/");
  expect(await measureOverflow(page)).toBe(0);
  expect(await findFaults(page)).toEqual([]);
  for (let number = 1; number <= count; number += 1) {
    await page.getByRole("radio").first().check();
    if (number < count) await page.getByRole("button", { name: "Next", exact: true }).press("Enter");
  }
  await page.getByRole("button", { name: "Previous", exact: true }).press("Enter");
  await expect(page.getByText(`Question ${count - 1} of ${count}`)).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeChecked();
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.getByRole("radio")).toHaveCount(2 * count);
});
