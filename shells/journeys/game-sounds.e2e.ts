// Knows what is heard of a game: its author chooses music from the library, learners hear it softly while they play and
// a short sound at the end, and switch each off for good by one press.
import type { Page } from "@playwright/test";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";

const NAME = "Heard";
test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });

/** A second of silence. */
function makeSound(): Buffer {
  const samples = Buffer.alloc(8_000, 128);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8);
  for (const [at, value] of [
    [16, 16],
    [24, 8_000],
    [28, 8_000],
    [40, samples.length],
  ] as const)
    head.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, at);
  head.write("data", 36);
  return Buffer.concat([head, samples]);
}

/** Notes down what the page plays: music with the gain that it goes through, and how many tones. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard = { musics: [] as { element: HTMLMediaElement; gain?: GainNode }[], tones: 0 };
    Object.assign(window, { heard });
    const bring = AudioContext.prototype.createMediaElementSource;
    AudioContext.prototype.createMediaElementSource = function noted(element) {
      const source = bring.call(this, element);
      const music: (typeof heard.musics)[number] = { element };
      heard.musics.push(music);
      const connect = source.connect.bind(source) as (to: AudioNode) => AudioNode;
      source.connect = ((to: AudioNode) => {
        if (to instanceof GainNode) music.gain = to;
        return connect(to);
      }) as typeof source.connect;
      return source;
    };
    const create = BaseAudioContext.prototype.createOscillator;
    BaseAudioContext.prototype.createOscillator = function noted() {
      heard.tones++;
      return create.call(this);
    };
  });
interface Heard {
  readonly heard: {
    readonly musics: { readonly element: HTMLMediaElement; readonly gain?: GainNode }[];
    tones: number;
  };
}
const readHeard = (page: Page) =>
  page.evaluate(() => {
    const { musics, tones } = (window as unknown as Heard).heard;
    const music = musics.at(-1);
    const volume = Math.round((music?.gain?.gain.value ?? 0) * 100) / 100;
    const isRunning = music?.gain?.context.state === "running";
    return { count: musics.length, volume, isRunning, isPaused: music?.element.paused ?? true, tones };
  });

async function makeGame(platform: Platform): Promise<string> {
  const token = await platform.signIn("demo_author");
  await platform.call(token, "/api/user", { locale: "en" }, "PUT");
  const made = await platform.call(token, "/api/admin/game", { name: NAME, gameType: "VRAI_FAUX", local: "EN" });
  return ((await made.json()) as { readonly slug: string }).slug;
}
async function openAsLearner(page: Page, platform: Platform): Promise<void> {
  const token = await platform.signIn("demo_learner");
  const { products } = await (await platform.call(token, "/api/products")).json();
  const { perimeterSlug } = products.find(({ name }: { readonly name: string }) => name === NAME);
  const { link } = await (await platform.call(token, `/api/front-dynamic/product/${perimeterSlug}/link`)).json();
  await page.goto(new URL(link, platform.url).href);
}
const answerAll = async (page: Page) => {
  for (const group of await page.getByRole("group").all()) await group.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Check my answers" }).click();
};

test("§3.95 §9.38 an author chooses the music of a game; it fades in while the game is played, and out at its end, which is told by tones; one press switches the music off, another the tones, and both are kept", {
  tag: "@long",
}, async ({ page, platform }) => {
  const slug = await makeGame(platform);
  const token = await platform.signIn("demo_author");
  const readStored = async () => (await platform.call(token, `/api/admin/game/${slug}`)).json();
  await signIn(page, platform, "author", "/admin", `/game/${slug}`);
  const music = page.getByRole("group", { name: "Music" });
  await music.getByRole("button", { name: "Choose a file" }).click();
  const choice = page.getByRole("dialog", { name: "Music" });
  await choice
    .getByLabel("Files to add")
    .setInputFiles({ name: "rain.wav", mimeType: "audio/wav", buffer: makeSound() });
  await expect(choice).toHaveCount(0);
  await expect(music.getByText("rain.wav")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^A short sound at the end/ })).toBeChecked();
  expect(await findFaults(page)).toEqual([]);
  await expect(page.locator("[data-saving=saved]")).toBeVisible();
  await expect
    .poll(async () => (await readStored()).configDraft.config.soundConfig)
    .toEqual({
      gameMusic: { src: expect.stringMatching(/^document:/) },
    });
  const stored = await readStored();
  await platform.call(
    token,
    `/api/admin/game/publish/${slug}`,
    { updatedAt: stored.updatedAt, visible: true },
    "PATCH",
  );

  await listen(page);
  await openAsLearner(page, platform);
  await expect(page.getByRole("button", { name: "Switch the music off" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Switch the sounds off" })).toBeVisible();
  expect(await readHeard(page)).toMatchObject({ count: 0, tones: 0 });
  await page.getByRole("button", { name: "Start" }).click();
  await expect.poll(() => readHeard(page)).toMatchObject({ count: 1, isPaused: false, isRunning: true, volume: 0.2 });
  await answerAll(page);
  await expect.poll(() => readHeard(page)).toMatchObject({ count: 1, isPaused: true, volume: 0 });
  await expect.poll(async () => (await readHeard(page)).tones).toBeGreaterThan(1);

  await page.getByRole("button", { name: "Switch the music off" }).press("Enter");
  await expect(page.getByRole("button", { name: "Switch the music on" })).toBeFocused();
  await page.getByRole("button", { name: "Try again" }).click();
  const { tones } = await readHeard(page);
  await answerAll(page);
  // Tones alone are heard now.
  await expect.poll(async () => (await readHeard(page)).tones).toBeGreaterThan(tones);
  expect(await readHeard(page)).toMatchObject({ count: 1, isPaused: true });
  await page.getByRole("button", { name: "Switch the sounds off" }).press("Enter");
  await expect(page.getByRole("button", { name: "Switch the sounds on" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("button", { name: "Switch the music on" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Switch the sounds on" })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  expect(await findFaults(page)).toEqual([]);
  expect(await readHeard(page)).toMatchObject({ count: 0, tones: 0 });
});
