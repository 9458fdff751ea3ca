// Knows that every layout turns with the direction of reading: what stands at the left stands at the right, and nothing
// is cut, covered or out of the page. The product has no right-to-left language yet, so the test keeps the words and
// sets the direction.
import { findAll } from "./looks/checks/find-all.ts";
import type { Look } from "./looks/look.ts";
import { SCREENS } from "./looks/screens.ts";
import { openScreen } from "./looks/visit.ts";
import { expect, test } from "./platform.ts";

const LOOKS = {
  phone: { width: 390, scheme: "dark", locale: "fr", brand: "red", isMirrored: true },
  desk: { width: 1440, scheme: "light", locale: "fr", brand: "red", isMirrored: true },
} satisfies Record<string, Look>;
const SEEN = ["home", "course", "products", "studio", "person-page"];

for (const [name, look] of Object.entries(LOOKS))
  test(`decisions 14 read from right to left on a ${name}, the main screens stand as well as from left to right`, {
    tag: "@long",
  }, async ({ browser, platform }) => {
    for (const wanted of SEEN) {
      const screen = SCREENS.find((one) => one.name === wanted);
      if (!screen) throw new Error(`no screen is named ${wanted}`);
      const complaints: string[] = [];
      const page = await openScreen(browser, platform, screen, look, (complaint) => complaints.push(complaint));
      expect.soft(await findAll(page), wanted).toEqual([]);
      expect(complaints, wanted).toEqual([]);
      await page.context().close();
    }
  });

test("decisions 14 read from right to left, the arrow to the left leads to the next page", { tag: "@long" }, async ({
  browser,
  platform,
}) => {
  const screen = SCREENS.find(({ name }) => name === "course");
  if (!screen) throw new Error("no course");
  const page = await openScreen(browser, platform, screen, LOOKS.desk, () => {});
  const heading = page.getByRole("heading", { level: 1 });
  const first = String(await heading.textContent());
  await page.keyboard.press("ArrowLeft");
  await expect(heading).not.toHaveText(first);
  await page.keyboard.press("ArrowRight");
  await expect(heading).toHaveText(first);
  await page.context().close();
});
