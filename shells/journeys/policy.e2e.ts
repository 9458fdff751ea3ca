// Knows that the learner site and the player keep to the strict policy of the platform: the browser refuses and reports
// nothing.
import { expect, test } from "@playwright/test";
import { exportCourse } from "./export-course.ts";
import { type Platform, startPlatform } from "./platform.ts";
import { answerGames, finish, goOn, type Learner, listSlides, readSlide, seeSlide, WORDS } from "./play-course.ts";

let platform: Platform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.stop());

const VISITS = [
  { locale: "fr-FR", login: "learner", name: "Bienvenue : comment se suit une formation" },
  { locale: "en-GB", login: "trainer", name: "Welcome: how a course works" },
] as const;
for (const { locale, login, name } of VISITS) {
  test(`§9.62 ${locale}: signed in, a course begun and finished, and nothing that the policy refuses`, {
    tag: locale === "fr-FR" ? "@long" : [],
  }, async ({ browser }) => {
    const context = await browser.newContext({ locale, baseURL: platform.url });
    const complaints: string[] = [];
    context.on("console", (message) => {
      // The browser of a journey has no worker, and says so.
      if (message.text().startsWith("Service Worker registration blocked by Playwright")) return;
      if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
    });
    context.on("weberror", (error) => complaints.push(error.error().message));
    // Inside a try block only this event tells what is refused.
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
        console.error(`refused: ${violatedDirective} ${blockedURI} ${sourceFile}`),
      );
    });
    const page = await context.newPage();
    const policy = (await page.goto("/"))?.headers()["content-security-policy"];
    expect(policy).toContain("script-src 'self';");
    await page.locator("[autocomplete=organization]").fill("demo");
    await page.locator("[autocomplete=username]").fill(login);
    await page.locator("[autocomplete=current-password]").fill("Demo-Academiz-2026!");
    await page.keyboard.press("Enter");

    const { content, remove } = await exportCourse(platform, name);
    await remove();
    const [first, quiz, last] = listSlides(content);
    if (!first || !quiz || !last) throw new Error("the course is not the one that is played here");
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await card.getByRole("button").click();
    const learner: Learner = { page, player: page, content, hand: "mouse" };
    await seeSlide(learner, first);
    await readSlide(learner);
    await goOn(learner);
    await seeSlide(learner, quiz);
    await answerGames(learner, quiz);
    await readSlide(learner);
    await goOn(learner);
    await seeSlide(learner, last);
    await readSlide(learner);
    await expect(await finish(learner)).toContainText(WORDS[content.local].mark);
    expect(complaints).toEqual([]);
    await context.close();
  });
}
