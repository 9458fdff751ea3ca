// Knows a learner who walks away from a course, and comes back.
import { expect, signIn, startPlatform, test } from "./platform.ts";

test("§4.169 §4.171 a course pauses when nobody is there, waits for a film, and goes on when its learner does", {
  tag: "@long",
}, async ({ page, complaints }) => {
  const platform = await startPlatform({ IDLE_PAUSE: "5" });
  await page.clock.install();
  await signIn(page, platform, "learner");
  await page.getByRole("button", { name: /recognising phishing/ }).click();
  await expect(page.getByRole("button", { name: "Search and reading" })).toBeVisible();
  const pause = page.getByRole("dialog", { name: "The course is paused" });
  await page.clock.fastForward("04:50");
  await page.keyboard.press("Shift");
  await page.clock.fastForward("04:50");
  await expect(pause).toBeHidden();
  await page.evaluate(() => {
    const film = document.createElement("video");
    Object.defineProperty(film, "paused", { value: false, configurable: true });
    document.body.append(film);
  });
  await page.clock.fastForward("05:00");
  await expect(pause).toBeHidden();
  await page.evaluate(() => document.querySelector("body > video")?.remove());
  await page.clock.fastForward("05:00");
  await expect(pause).toBeVisible();
  await pause.getByRole("button", { name: "Go on" }).press("Enter");
  await expect(pause).toBeHidden();
  expect(complaints).toEqual([]);
  await platform.stop();
});
