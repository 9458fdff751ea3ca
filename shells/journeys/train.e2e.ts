// Knows that a learner loses the network in the middle of a course, finishes it, a file and a game, has the browser
// killed, and finds everything stored once the next day, with its mark and its certificate: on a phone by touch, at a
// desk by keyboard.
import type { Page } from "@playwright/test";
import { card, DESK, home, PHONE } from "./phone/phone.ts";
import {
  ask,
  COURSE,
  comeBack,
  FILE,
  findProducts,
  GAME,
  playUnkept,
  type Traveller,
  travel,
  withProfile,
} from "./phone/train.ts";
import { expect, startPlatform, test } from "./platform.ts";
import { KEYBOARD, TOUCH } from "./solving/hand.ts";

/** What waits on the device, in either of its places. */
const listWaiting = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open("academiz.results", 1);
    await new Promise((done) => {
      opened.onsuccess = done;
    });
    const kept = opened.result.transaction("waiting").objectStore("waiting").getAllKeys();
    await new Promise((done) => {
      kept.onsuccess = done;
    });
    return [...Object.keys(localStorage).filter((key) => key.startsWith("player.PROGRESS.")), ...kept.result];
  });

interface Play {
  readonly product: { readonly name: string };
  readonly eventDate: string;
  readonly status: string;
}

/** All that the server has of what was done. */
async function readStored({ platform, found: { course, game } }: Traveller) {
  const author = await platform.signIn("demo_author");
  const answersOf = async (type: string, slug: string) =>
    (
      await (await platform.call(author, `/api/admin/${type}/${slug}/progress/demo_learner/answers?limit=50`)).json()
    ).attempts.map(({ place, attempt, at }: Record<"place" | "attempt" | "at", string>) => ({ place, attempt, at }));
  const { products } = await ask(platform, "/api/products");
  const productOf = (perimeter: string) =>
    products.find((one: { readonly perimeterSlug: string }) => one.perimeterSlug === perimeter).productSlug;
  const { plays } = await ask(platform, "/api/me/history?limit=100");
  return {
    course: (await ask(platform, `/api/learniz/${course.perimeterSlug}`)).progress,
    game: (await ask(platform, `/api/game/${game.perimeterSlug}`)).progress,
    plays: plays as readonly Play[],
    courseAnswers: await answersOf("learniz", course.slug),
    gameAnswers: await answersOf("game", productOf(game.perimeterSlug)),
  };
}

async function findStored(traveller: Traveller, page: Page, played: { readonly from: number; readonly to: number }) {
  const { platform, hand } = traveller;
  await page.goto(`${platform.url}/`);
  await home(page);
  for (const title of [COURSE, GAME, FILE]) await expect(card(page, title).getByText(/Completed on/)).toBeVisible();
  await expect(card(page, GAME).getByText("100/100")).toBeVisible();
  await expect.poll(() => listWaiting(page)).toEqual([]);
  await expect(page.getByText(/waits? on this device/)).toHaveCount(0);

  const stored = await readStored(traveller);
  expect(stored.course.status).toBe("COMPLETE");
  expect(stored.game).toMatchObject({ status: "COMPLETE", attempt: 1 });
  // Each date is of the day of the journey, in its order, although all of it came a day later.
  const dates = stored.plays.map(({ eventDate }) => Date.parse(eventDate)).reverse();
  expect(dates).toEqual([...dates].sort((one, other) => one - other));
  for (const at of [...dates, Date.parse(stored.course.eventDate), Date.parse(stored.game.eventDate)]) {
    expect(at).toBeGreaterThan(played.from);
    expect(at).toBeLessThan(played.to);
  }
  const ended = stored.plays.map(({ product: { name } }) => name).reverse();
  expect(ended.filter((name) => GAME.test(name))).toHaveLength(1);
  expect(ended.filter((name) => FILE.test(name))).toHaveLength(1);
  expect(ended.findIndex((name) => FILE.test(name))).toBeLessThan(ended.findIndex((name) => GAME.test(name)));
  expect(new Set(stored.plays.map((play) => JSON.stringify(play))).size).toBe(stored.plays.length);
  expect(stored.gameAnswers).toHaveLength(1);
  const places = stored.courseAnswers.map(({ place, attempt }: { place: string; attempt: number }) => place + attempt);
  expect(places.length).toBeGreaterThan(0);
  expect(new Set(places).size).toBe(places.length);

  // The mark and the certificate.
  await hand.press(page.getByRole("navigation", { name: "Main pages" }).getByRole("link", { name: "My learning" }));
  const results = page.getByRole("table", { name: "My results" });
  await expect(results.getByRole("row", { name: GAME })).toContainText("100/100");
  await expect(results.getByRole("row", { name: COURSE })).toContainText("Completed");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    hand.press(page.getByRole("button", { name: `Certificate (PDF): ${COURSE}` })),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Well begun.*\.pdf$/);
  await expect(page.getByRole("table", { name: "My certificates" }).getByRole("row", { name: COURSE })).toContainText(
    "Genuine",
  );
  // It was sent once: another visit sends nothing more.
  await page.reload();
  await expect(results).toBeVisible();
  expect(await readStored(traveller)).toEqual(stored);
  await page.goto(`${platform.url}/account`);
  const remove = page.getByRole("button", { name: `Remove from this device: ${COURSE}` });
  await hand.press(remove);
  await expect(remove).toHaveCount(0);
}

for (const { name, hand, device } of [
  { name: "on a phone, by touch", hand: TOUCH, device: PHONE },
  { name: "at a desk, by keyboard", hand: KEYBOARD, device: DESK },
])
  test(`§8.5 §7.122 ${name}: the network is lost in the middle of a course; what was done then is stored once the next day`, {
    tag: "@wide",
  }, async () => {
    test.setTimeout(400_000);
    const platform = await startPlatform();
    try {
      const traveller = { platform, hand, device, found: await findProducts(platform) };
      await withProfile(async (folder) => {
        const from = Date.now();
        await travel(traveller, folder);
        const played = { from, to: Date.now() };
        const context = await comeBack(traveller, folder);
        await findStored(traveller, context.pages()[0] ?? (await context.newPage()), played);
        await context.close();
      });
    } finally {
      await platform.stop();
    }
  });

test("§8.5 what a killed browser has of a course that is not kept is played on, through a bookmark of the course", {
  tag: "@long",
}, async () => {
  test.setTimeout(400_000);
  const platform = await startPlatform();
  try {
    const traveller = { platform, hand: KEYBOARD, device: DESK, found: await findProducts(platform) };
    const { perimeterSlug } = traveller.found.course;
    await withProfile(async (folder) => {
      await playUnkept(traveller, folder);
      const context = await comeBack(traveller, folder);
      const page = context.pages()[0] ?? (await context.newPage());
      const read = async () => (await ask(platform, `/api/learniz/${perimeterSlug}`)).progress;
      expect((await read()).status).not.toBe("COMPLETE");
      // The database alone is written at once; whether the rest survived is a matter of seconds.
      await page.goto(`${platform.url}/api/status`);
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith("player.PROGRESS.")) localStorage.removeItem(key);
      });
      await page.goto(`${platform.url}/play/${perimeterSlug}`);
      await expect.poll(async () => (await read()).status).toBe("COMPLETE");
      await expect.poll(() => listWaiting(page)).toEqual([]);
      await context.close();
    });
  } finally {
    await platform.stop();
  }
});
