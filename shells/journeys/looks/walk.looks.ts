// Knows how every screen is checked: opened in a look, compared with every check, and its picture stored.
import { join } from "node:path";
import { test } from "../platform.ts";
import { findAll } from "./checks/find-all.ts";
import { KNOWN } from "./known.ts";
import { coverLooks, listLooks, nameLook } from "./look.ts";
import { rememberTokens } from "./remember.ts";
import { SCREENS } from "./screens.ts";
import { openScreen } from "./visit.ts";

/** The single screen to check, in every look; absent: all screens, in the covering set of looks. */
const wanted = process.env["LOOK"];
if (wanted && !SCREENS.some(({ name }) => name === wanted))
  throw new Error(`no screen is named "${wanted}": ${SCREENS.map(({ name }) => name).join(", ")}`);

for (const [at, screen] of SCREENS.entries()) {
  if (wanted && screen.name !== wanted) continue;
  for (const look of wanted ? listLooks() : coverLooks(at))
    test(`${screen.name} ${nameLook(look)}`, async ({ browser, platform }, info) => {
      const complaints: string[] = [];
      const page = await openScreen(browser, rememberTokens(platform), screen, look, (complaint) =>
        complaints.push(complaint),
      );
      const found = await findAll(page);
      const path = join(info.outputDir, "look.jpg");
      // A layer over the page is as high as the window.
      const fullPage = (await page.locator("[role=dialog], [role=alertdialog]").count()) === 0;
      await page.screenshot({ path, type: "jpeg", quality: 70, fullPage });
      await info.attach("look", { path, contentType: "image/jpeg" });
      await page.context().close();
      const unexpected = complaints.filter((one) => !screen.complaint?.test(one));
      const faults = [...found, ...unexpected].filter((one) => !KNOWN.some(({ fault }) => fault.test(one)));
      // Reported, not thrown: a failed test would end its platform, and the next one would have to start another.
      for (const description of faults) info.annotations.push({ type: "fault", description });
    });
}
