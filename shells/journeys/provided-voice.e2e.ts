// Knows how a client gets the voice of a provider, how a learner hears it, and that the device reads where the provider
// fails.
import { expect, type Page, test } from "@playwright/test";
import { findFaults } from "./find-faults.ts";
import { type Platform, signIn, startPlatform } from "./platform.ts";
import { type Served, serve } from "./serve-folder.ts";

/** A provider's script: the test sees its sentences, and ends each. */
const SCRIPT = `
window.said = [];
window.academizVoice = ({ clientId, language }) => {
  if (clientId !== "acme-42") throw new Error("unknown");
  window.started = { clientId, language };
  return { speak(text, spoken) {
    window.said.push({ text: text.trim(), language: spoken.language, rate: spoken.rate });
    window.spoken = spoken;
    if (location.pathname.startsWith("/admin")) spoken.onEnd();
    return () => window.said.push("stopped");
  } };
};`;

/** A device whose own voice reports each sentence. */
function installVoice(): void {
  Object.defineProperty(window, "speechSynthesis", {
    value: {
      getVoices: () => [{ lang: "en-GB", localService: true }],
      speak: ({ text }: { readonly text: string }) => Object.assign(window, { device: text.trim() }),
      cancel: () => {},
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
}
interface Provided {
  readonly said: readonly { readonly text: string; readonly language: string; readonly rate: number }[];
  readonly started: unknown;
  readonly spoken: { onWord(at: number): void; onEnd(): void };
  readonly device?: string;
}
const read = <T>(page: Page, ask: (heard: Provided) => T): Promise<T> =>
  page.evaluate(`(${ask})(window)`) as Promise<T>;

let provider: Served;
let platform: Platform;
const asked: string[] = [];
test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
test.beforeAll(async () => {
  provider = await serve((request, response) => {
    asked.push(request.url ?? "");
    response.setHeader("content-type", "text/javascript");
    response.end(SCRIPT);
  });
  platform = await startPlatform({ SPEECH_SCRIPT: `${provider.origin}/{clientId}/reader.js` });
  for (const login of ["demo_superadmin", "demo_learner"])
    await platform.call(await platform.signIn(login), "/api/user", { locale: "en" }, "PUT");
});
test.afterAll(async () => {
  await platform.stop();
  await provider.close();
});

async function openServices(page: Page) {
  await page.goto(`${platform.url}/admin/clients`);
  await page.getByRole("button", { name: /^Actions for .*Demo/ }).click();
  await page.getByRole("menuitem", { name: "Services…" }).click();
  return page.getByRole("dialog", { name: /^Services of/ });
}
async function readAloud(page: Page) {
  await page.getByRole("button", { name: "Search and reading" }).press("Enter");
  await page.getByRole("button", { name: "Read this page aloud" }).press("Enter");
  return page.getByRole("region", { name: "Read aloud" });
}

test("§1.33 §3.232–§3.235 §5.47–§5.50 §7.146 §8.34 a client gets a provider's voice, which reads when a learner asks; the device reads where it does not, and why is said", {
  tag: "@long",
}, async ({ page, browser }) => {
  await signIn(page, platform, "superadmin", "/admin");
  let dialog = await openServices(page);
  const id = dialog.getByRole("textbox", { name: "Read aloud: client id" });
  await id.fill("two words");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText(/^Invalid client id: one line without blanks/)).toBeVisible();
  await id.fill("acme-42");
  expect(asked).toEqual([]);
  await dialog.getByRole("button", { name: "Try this voice" }).click();
  await expect(dialog.getByText("The provider read the sentence.")).toBeVisible();
  expect(asked).toEqual(["/acme-42/reader.js"]);
  expect(await findFaults(page)).toEqual([]);
  await id.fill("another");
  await dialog.getByRole("button", { name: "Try this voice" }).click();
  await expect(dialog.getByText("Script already loaded: load this page again to try another id.")).toBeVisible();
  await id.fill("acme-42");
  await dialog.getByRole("textbox", { name: "Count of visits: client id" }).fill("visits-1");
  await dialog.getByRole("button", { name: "Save" }).press("Enter");
  await expect(dialog).toBeHidden();
  const told = await (await platform.call(await platform.signIn("demo_learner"), "/api/plugin")).json();
  expect(told).toEqual([
    { type: "TEXT_TO_SPEECH", config: { clientId: "acme-42" }, metaData: {} },
    { type: "ANALYTICS", config: { clientId: "visits-1" }, metaData: {} },
  ]);

  const learner = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await learner.addInitScript(installVoice);
  await signIn(learner, platform, "learner");
  await learner.getByRole("button", { name: /recognising phishing/ }).click();
  await expect(learner.getByRole("button", { name: "Search and reading" })).toBeVisible();
  expect(asked).toHaveLength(1);
  const bar = await readAloud(learner);
  await expect.poll(() => read(learner, ({ said }) => said?.length)).toBe(1);
  expect(asked).toHaveLength(2);
  expect(await read(learner, ({ started }) => started)).toEqual({ clientId: "acme-42", language: "en_gb" });
  const [first] = await read(learner, ({ said }) => said);
  await read(learner, ({ spoken }) => spoken.onWord(0));
  const word = () => learner.evaluate(() => [...(CSS.highlights.get("academiz-word") ?? [])].map(String).join());
  await expect.poll(word).toBe(first?.text.split(/\s/u)[0]);
  await read(learner, ({ spoken }) => spoken.onEnd());
  await expect.poll(() => read(learner, ({ said }) => said.length)).toBe(2);
  expect(await read(learner, ({ device }) => device)).toBeUndefined();
  await bar.getByRole("button", { name: "Stop reading" }).press("Enter");
  await expect.poll(() => read(learner, ({ said }) => said.at(-1) as unknown)).toBe("stopped");

  // The provider refuses this id.
  dialog = await openServices(page);
  await dialog.getByRole("textbox", { name: "Read aloud: client id" }).fill("nobody");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await learner.reload();
  const silent = await readAloud(learner);
  await expect(silent.getByRole("status")).toHaveText(
    "Cannot initialize the voice of your organisation. The voices of this device read.",
  );
  await expect.poll(() => read(learner, ({ device }) => device)).toBe(first?.text);
  expect(await findFaults(learner)).toEqual([]);
  await learner.setViewportSize({ width: 360, height: 640 });
  if (process.env["SHOTS"]) await learner.screenshot({ path: `${process.env["SHOTS"]}/voice-360.png` });
});
