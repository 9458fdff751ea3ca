// Knows how a learner makes a course easier to read: search, reading aloud, larger and clearer letters, the whole
// screen.
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, signIn, test } from "./platform.ts";

/** A device with one English voice, which the test controls: browsers under test have none. */
function installVoice(): void {
  const said: string[] = [];
  let current: SpeechSynthesisUtterance | null = null;
  const voice = { lang: "en-GB", name: "Test", localService: true, default: true, voiceURI: "test" };
  Object.defineProperty(window, "speechSynthesis", {
    value: {
      getVoices: () => [voice],
      speak(utterance: SpeechSynthesisUtterance) {
        current = utterance;
        said.push(utterance.text.trim());
      },
      cancel() {
        current = null;
      },
    },
  });
  Object.defineProperty(window, "SpeechSynthesisUtterance", {
    value: class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  });
  Object.assign(window, {
    said,
    sayWord: (charIndex: number) => current?.onboundary?.({ name: "word", charIndex } as SpeechSynthesisEvent),
    endSentence: () => current?.onend?.({} as SpeechSynthesisEvent),
    readMark: (name: string) => [...(CSS.highlights.get(`academiz-${name}`) ?? [])].map(String).join(),
  });
}
interface Voice {
  readonly said: readonly string[];
  sayWord(at: number): void;
  endSentence(): void;
  readMark(name: string): string;
}

test("a learner finds words in the course, has a page read aloud, and reads larger in clear letters, on every device, by keyboard", {
  tag: "@long",
}, async ({ page, browser, platform, complaints }) => {
  await page.addInitScript(installVoice);
  const read = (name: string) => page.evaluate((mark) => (window as unknown as Voice).readMark(mark), name);
  await signIn(page, platform, "learner");
  await page.getByRole("button", { name: /recognising phishing/ }).click();
  const tools = page.getByRole("button", { name: "Search and reading" });
  const panel = page.getByRole("dialog", { name: "Search and reading" });
  const search = panel.getByRole("searchbox", { name: "Search in the course" });

  await tools.press("Enter");
  await search.fill("PHISHING");
  await expect(panel.getByRole("status")).toHaveText(/^\d+ pages?$/);
  const found = panel
    .getByRole("listitem")
    .filter({ has: page.locator("mark") })
    .last()
    .getByRole("button");
  const title = (await found.locator("span > span").nth(1).textContent()) ?? "";
  expect(await findFaults(page)).toEqual([]);
  await found.press("Enter");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect.poll(() => read("found")).toMatch(/^phishing$/i);
  await tools.press("Enter");
  await search.fill("nobody says this");
  await expect(panel.getByRole("status")).toContainText("No page says “nobody says this”.");

  await panel.getByRole("button", { name: "Read this page aloud" }).press("Enter");
  await expect(panel).toBeHidden();
  const bar = page.getByRole("region", { name: "Read aloud" });
  await expect(bar).toBeVisible();
  const first = await page.evaluate(() => (window as unknown as Voice).said[0] ?? "");
  expect((await read("sentence")).trim()).toBe(first);
  await page.evaluate(() => (window as unknown as Voice).sayWord(0));
  await expect.poll(() => read("word")).toBe(first.split(/\s/u)[0]);
  await page.evaluate(() => (window as unknown as Voice).endSentence());
  await expect.poll(() => page.evaluate(() => (window as unknown as Voice).said.length)).toBe(2);
  await expect.poll(() => read("sentence")).not.toContain(first);
  expect(await findFaults(page)).toEqual([]);
  await bar.getByRole("button", { name: "Pause" }).press("Enter");
  await expect(bar.getByRole("button", { name: "Go on reading" })).toBeVisible();
  await bar.getByRole("button", { name: "Sentence before" }).press("Enter");
  await bar.getByRole("button", { name: "Go on reading" }).press("Enter");
  expect((await read("sentence")).trim()).toBe(first);
  await bar.getByRole("button", { name: "Stop reading" }).press("Enter");
  await expect(bar).toBeHidden();
  expect(await read("sentence")).toBe("");

  await tools.press("Enter");
  await panel.getByRole("radio", { name: "150%" }).press("Space");
  await panel.getByRole("checkbox", { name: "Clear letters" }).press("Space");
  await panel.getByRole("checkbox", { name: "More room" }).press("Space");
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  const style = () =>
    page
      .locator("article p")
      .first()
      .evaluate((words) => {
        const { fontFamily, wordSpacing } = getComputedStyle(words);
        return [getComputedStyle(document.documentElement).fontSize, fontFamily.split(",")[0], wordSpacing !== "0px"];
      });
  const chosen = ["24px", '"Atkinson Hyperlegible Next Variable"', true];
  await expect.poll(() => style()).toEqual(chosen);
  await page.reload();
  await expect(tools).toBeVisible();
  await expect.poll(() => style()).toEqual(chosen);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflow(page)).toBe(0);

  // The account stores the preferences, and another browser of the learner gets them.
  const token = await platform.signIn("demo_learner");
  const kept = async () => (await platform.call(token, "/api/me/reading")).json();
  await expect.poll(kept).toMatchObject({ chosen: { reading: { size: 150, hasClearFace: true, isWide: true } } });
  const other = await browser.newContext({ locale: "en-GB" });
  const second = await other.newPage();
  await signIn(second, platform, "learner");
  const brought = () => second.evaluate(() => localStorage.getItem("academiz.READING"));
  await expect.poll(brought).toBe("150 clear wide");
  await other.close();
  expect(complaints).toEqual([]);
});
