// Knows that a course exported for the web plays from any folder: one that a static server serves, and one that is
// opened from a disk.

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { exportCourse } from "./export-course.ts";
import { type Platform, startPlatform } from "./platform.ts";
import { answerGames, finish, goOn, type Learner, listSlides, readSlide, seeSlide } from "./play-course.ts";
import { serveFolder } from "./serve-folder.ts";

let platform: Platform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.stop());

for (const place of ["a static server", "a disk"] as const) {
  test(`§7.116 §9.20 from ${place}: played, left, opened again where it was, completed; nothing else is asked for`, {
    tag: place === "a disk" ? "@wide" : "@long",
  }, async ({ context }) => {
    const course = await exportCourse(platform, "Welcome: how a course works", "web");
    const served = place === "a disk" ? null : await serveFolder(course.folder, "/");
    const url = served?.url ?? pathToFileURL(join(course.folder, "index.html")).href;
    const [complaints, asked]: [string[], string[]] = [[], []];
    context.on("request", (request) => asked.push(request.url()));
    const open = async (): Promise<Learner> => {
      const page: Page = await context.newPage();
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      await page.goto(url);
      return { page, player: page, content: course.content, hand: "mouse" };
    };
    try {
      const [first, quiz, last] = listSlides(course.content);
      if (!first || !quiz || !last) throw new Error("the course is not the one that is played here");
      const one = await open();
      await seeSlide(one, first);
      await readSlide(one);
      await goOn(one);
      await seeSlide(one, quiz);
      await answerGames(one, quiz);
      await readSlide(one);
      await one.page.close({ runBeforeUnload: true });
      const two = await open();
      await seeSlide(two, quiz);
      await expect(two.page.getByText(/right answers? out of/)).toBeVisible();
      await goOn(two);
      await seeSlide(two, last);
      await readSlide(two);
      await finish(two);
      expect(complaints).toEqual([]);
      const home = url.slice(0, url.lastIndexOf("/") + 1);
      expect(asked.filter((address) => !address.startsWith(home))).toEqual([]);
      expect(course.paths).not.toContain("imsmanifest.xml");
    } finally {
      await served?.close();
      await course.remove();
    }
  });
}
