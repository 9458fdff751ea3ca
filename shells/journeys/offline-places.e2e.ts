// Knows that the pages that a learner opened are read without a network, as they were then, and what needs one says so.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { card, home, openBrowser, signIn } from "./phone/phone.ts";
import { expect, test } from "./platform.ts";

const PATH = "Premiers pas en sécurité";
const SECTION = "Mots de passe en dix minutes";
const CLASSROOM = "Gestes qui sauvent";
const GAME = /mots de passe, vrai ou faux/;

test("§2.17 §7.16 a path, a section, a classroom and one's own learning are there without a network, as of when they were opened", {
  tag: "@long",
}, async ({ platform }) => {
  const folder = await mkdtemp(join(tmpdir(), "academiz-phone-"));
  const learner = await platform.signIn("demo_learner");
  await platform.call(learner, "/api/user", { locale: "en" }, "PUT");
  const { products } = await (await platform.call(learner, "/api/products")).json();
  const find = (type: string): string =>
    products.find((one: { readonly type: string }) => one.type === type).perimeterSlug;
  const places = [
    { path: `/path/${find("coursiz")}`, title: PATH },
    { path: `/section/${find("section")}`, title: SECTION },
    { path: `/classroom/${find("classiz")}`, title: CLASSROOM },
    { path: "/me", title: "My learning" },
  ];
  const context = await openBrowser(folder);
  const page = context.pages()[0] ?? (await context.newPage());
  const visit = async ({ path, title }: (typeof places)[number]) => {
    await page.goto(platform.url + path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  };
  const asOf = page.getByText(/^The site is out of reach: you see this page as of/);
  await signIn(page, platform);
  await expect(page.getByRole("group", { name: GAME })).toBeVisible();
  for (const place of places) {
    await visit(place);
    await expect(asOf).toHaveCount(0);
  }
  // A product of the section that was opened too is among what opens from there.
  await page.goto(`${platform.url}/open/${find("game")}`);
  await expect(page.getByRole("button", { name: "Commencer" })).toBeVisible();
  await page.goto(`${platform.url}/`);
  await home(page);
  const areAppsThere = () =>
    page.evaluate(async () => (await (await caches.open("academiz.apps")).match("/")) !== undefined);
  await expect.poll(areAppsThere, { timeout: 60_000 }).toBe(true);
  await platform.end("SIGTERM");
  await page.reload();
  await home(page);
  for (const title of [PATH, CLASSROOM])
    await expect(card(page, title).getByText("Opens without a network")).toBeVisible();
  for (const place of places) {
    await visit(place);
    await expect(asOf).toBeVisible();
    if (process.env["SHOTS"])
      await page.screenshot({
        path: `${process.env["SHOTS"]}/offline${place.path.slice(0, 5).replaceAll("/", "-")}.png`,
        fullPage: true,
      });
    expect(await measureOverflow(page)).toBe(0);
    expect(await findFaults(page)).toEqual([]);
  }
  await visit(places[0] as (typeof places)[number]);
  await expect(page.getByRole("button", { name: "Begin the path" })).toBeVisible();
  await expect(page.getByText("Needs the network").first()).toBeVisible();
  await visit(places[1] as (typeof places)[number]);
  const own = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: GAME }) });
  await expect(own.getByText("Opens without a network")).toBeVisible();
  await own.getByRole("button", { name: /^Start/ }).tap();
  await expect(page.getByRole("button", { name: "Commencer" })).toBeVisible();

  // Reached again, the page is as it is now.
  await platform.startAgain();
  await visit(places[0] as (typeof places)[number]);
  await expect(asOf).toHaveCount(0);

  // Who signs out leaves nothing of it.
  await page.goto(`${platform.url}/`);
  await page.getByRole("button", { name: "Demo Learner" }).tap();
  await page.getByRole("menuitem", { name: "Sign out" }).tap();
  await expect(page).toHaveURL(/auth\/login/);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes("demo_learner"))))
    .toEqual([]);
  await context.close();
  await rm(folder, { recursive: true, force: true });
});
