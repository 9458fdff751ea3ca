// Knows how every screen is looked at: opened in a look, held against every check, and its picture kept.
import { join } from "node:path";
import { test } from "../platform.ts";
import { findAll } from "./checks/find-all.ts";
import { KNOWN } from "./known.ts";
import { coverLooks, listLooks, nameLook } from "./look.ts";
import { rememberTokens } from "./remember.ts";
import { SCREENS } from "./screens.ts";
import { openScreen } from "./visit.ts";

/** The one screen that is looked at, in every look there is; absent: all, in those that cover all. */
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
      // What lies over the page is as high as the window.
      const fullPage = (await page.locator("[role=dialog], [role=alertdialog]").count()) === 0;
      await page.screenshot({ path, type: "jpeg", quality: 70, fullPage });
      await info.attach("look", { path, contentType: "image/jpeg" });
      await page.context().close();
      const unexpected = complaints.filter((one) => !screen.complaint?.test(one));
      const faults = [...found, ...unexpected].filter((one) => !KNOWN.some(({ fault }) => fault.test(one)));
      // Told, not thrown: a test that fails takes its platform with it, and the next would begin another.
      for (const description of faults) info.annotations.push({ type: "fault", description });
    });
}
