// Knows how an author gives a course and a page a look of their own: an animation as background, which moves for a
// moment and then stands still, and styles.
import { exportCourse } from "./export-course.ts";
import { findFaults } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";
import { serveFolder } from "./serve-folder.ts";

/** A square that goes from one side to the other in two seconds. */
const square = {
  ...{ v: "5.7.0", fr: 30, ip: 0, op: 60, w: 400, h: 300, nm: "square", ddd: 0, assets: [] },
  layers: [
    {
      ...{ ddd: 0, ind: 1, ty: 1, nm: "square", sr: 1, ao: 0, ip: 0, op: 60, st: 0, bm: 0 },
      ...{ sw: 100, sh: 100, sc: "#c81e1e" },
      ks: {
        ...{ o: { a: 0, k: 100 }, r: { a: 0, k: 0 }, a: { a: 0, k: [50, 50, 0] }, s: { a: 0, k: [100, 100, 100] } },
        p: {
          a: 1,
          k: [
            { i: { x: 0.8, y: 0.8 }, o: { x: 0.2, y: 0.2 }, t: 0, s: [60, 150, 0], to: [0, 0, 0], ti: [0, 0, 0] },
            { t: 60, s: [340, 150, 0] },
          ],
        },
      },
    },
  ],
};

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

test("§3.116 §3.128 §4.89 an author puts an animation behind one page: it moves for five seconds, and not for who wants calm", {
  tag: "@long",
}, async ({ browser, page, platform, complaints }) => {
  const author = await platform.signIn("demo_author");
  await platform.call(author, "/api/user", { locale: "en" }, "PUT");
  const made = await platform.call(author, "/api/admin/learniz", { name: "Moving", local: "EN" });
  const { slug } = (await made.json()) as { readonly slug: string };
  await signIn(page, platform, "author", "/admin", `/learniz/${slug}`);
  await page.getByRole("treeitem").nth(2).click();
  const field = page.getByRole("group", { name: "Picture behind this page" });
  await field.getByRole("button", { name: "Choose a file" }).click();
  await page
    .getByRole("dialog", { name: "Picture behind this page" })
    .locator("input[type=file]")
    .setInputFiles({
      name: "square.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(square)),
    });
  await expect(field.getByText("square.json")).toBeVisible();
  await expect(field.getByText(/five seconds/)).toBeVisible();
  await page.getByLabel("Alternative text").fill("A red square");
  expect(await findFaults(page)).toEqual([]);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Publish/ })
    .click();
  await expect(page.getByRole("banner").getByText("Published")).toBeVisible();

  const learner = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const { perimeterSlug } = products.find(({ name }: { readonly name: string }) => name === "Moving");
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const { link } = await (await platform.call(learner, `/api/front-dynamic/product/${perimeterSlug}/link`)).json();
    const context = await browser.newContext({ reducedMotion, locale: "en-GB" });
    const player = await context.newPage();
    player.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await player.clock.install();
    await player.goto(new URL(link, platform.url).href);
    const drawn = player.getByRole("img", { name: "A red square" });
    await expect(drawn.locator("rect[fill]")).toBeVisible();
    const readPlace = () => drawn.locator("svg g[transform]").last().getAttribute("transform");
    const first = await readPlace();
    await player.clock.runFor(1_000);
    if (reducedMotion === "reduce") expect(await readPlace()).toBe(first);
    else expect(await readPlace()).not.toBe(first);
    await player.clock.runFor(5_000);
    const last = await readPlace();
    await player.clock.runFor(700);
    expect(await readPlace()).toBe(last);
    expect(await findFaults(player)).toEqual([]);
    await context.close();
  }

  // A package has it too.
  const course = await exportCourse(platform, "Moving", "web");
  const served = await serveFolder(course.folder, "/");
  await page.goto(served.url);
  await expect(page.getByRole("img", { name: "A red square" }).locator("rect[fill]")).toBeVisible();
  await served.close();
  await course.remove();
  expect(complaints).toEqual([]);
});

test("§3.117 a course's own styles apply to what stands on its pages, and to nothing around it", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const author = await platform.signIn("demo_author");
  await platform.call(author, "/api/user", { locale: "en" }, "PUT");
  const made = await platform.call(author, "/api/admin/learniz", { name: "Styled", local: "EN" });
  const { slug } = (await made.json()) as { readonly slug: string };
  await signIn(page, platform, "author", "/admin", `/learniz/${slug}`);
  await page.getByRole("treeitem").first().click();
  const styles = page.getByLabel("Own styles (CSS)");
  await styles.fill("teal");
  await expect(page.getByText(/There is no rule in it/)).toBeVisible();
  await styles.fill("h1 { color: rgb(0, 128, 128) } header { display: none } } header, nav { display: none }");
  await expect(page.getByText(/There is no rule in it/)).toHaveCount(0);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Publish/ })
    .click();
  await expect(page.getByRole("banner").getByText("Published")).toBeVisible();
  const learner = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const { perimeterSlug } = products.find(({ name }: { readonly name: string }) => name === "Styled");
  const { link } = await (await platform.call(learner, `/api/front-dynamic/product/${perimeterSlug}/link`)).json();
  await page.goto(new URL(link, platform.url).href);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 128, 128)");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Pages" })).toBeVisible();
  expect(complaints).toEqual([]);
});
