// Knows that support sees a package's calls to its LMS where the address asks for it, and nobody else does.
import { readFile } from "node:fs/promises";
import { type BrowserContext, expect, test } from "@playwright/test";
import { exportCourse } from "./export-course.ts";
import { findFaults } from "./find-faults.ts";
import { type Platform, startPlatform } from "./platform.ts";
import { goOn, type Learner, readSlide } from "./play-course.ts";
import { serveLms } from "./serve-lms.ts";

const WORDS = {
  EN: {
    course: "Welcome: how a course works",
    panel: "SCORM calls",
    errorsOnly: "Errors only",
    inFull: "Learner and progress in full",
    copy: "Copy",
    copied: "Copied.",
    download: "Download",
    fold: "Fold the calls",
    unfold: "Unfold the calls",
    close: "Close the calls",
    noErrors: "No call met an error.",
    next: "Next",
    previous: "Previous",
    error: "Error 101 General Exception",
  },
  FR: {
    course: "Bienvenue : comment se suit une formation",
    panel: "Appels SCORM",
    errorsOnly: "Erreurs seulement",
    inFull: "Apprenant et progression en entier",
    copy: "Copier",
    copied: "Copié.",
    download: "Télécharger",
    fold: "Replier les appels",
    unfold: "Déplier les appels",
    close: "Fermer les appels",
    noErrors: "Aucun appel n’a rencontré d’erreur.",
    next: "Suivant",
    previous: "Précédent",
    error: "Erreur 101 General Exception",
  },
} as const;

let platform: Platform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.stop());

async function withPackage(
  context: BrowserContext,
  local: "EN" | "FR",
  run: (open: (search: string) => Promise<Learner>, url: string) => Promise<void>,
) {
  const course = await exportCourse(platform, WORDS[local].course);
  const lms = await serveLms(course.folder);
  try {
    await run(async (search) => {
      const page = await context.newPage();
      await page.goto(lms.url + search);
      const player = page.frameLocator("iframe");
      await expect(player.locator("article h1")).toBeVisible();
      return { page, player, content: course.content, hand: "keyboard" };
    }, lms.url);
  } finally {
    await lms.close();
    await course.remove();
  }
}

for (const local of ["EN", "FR"] as const)
  test(`§1.24 ${local}, by keyboard: with ?scormlog above the package each call is listed, an error of the LMS with its words; it is copied, downloaded, folded and closed`, {
    tag: "@long",
  }, async ({ context }) => {
    const words = WORDS[local];
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await withPackage(context, local, async (open) => {
      const learner = await open("?scormlog");
      const { page, player } = learner;
      const panel = player.getByRole("region", { name: words.panel });
      const calls = panel.getByRole("listitem");
      await expect(calls.first()).toContainText("LMSInitialize()");
      await expect(calls.filter({ hasText: 'LMSSetValue("cmi.core.exit", "suspend")' })).toHaveCount(1);
      await expect(calls.filter({ hasText: "LMSCommit()" }).first()).toContainText("true");
      await expect(calls.filter({ hasText: '"cmi.suspend_data", "v3.' }).first()).toContainText(/… \(\d+\)/);

      const errorsOnly = panel.getByRole("checkbox", { name: words.errorsOnly });
      await errorsOnly.focus();
      await page.keyboard.press("Space");
      await expect(panel.getByText(words.noErrors)).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isAway: true }));
      await readSlide(learner);
      await goOn(learner);
      await expect(calls.filter({ hasText: "LMSCommit()" }).first()).toContainText(words.error);
      await page.evaluate(() => Object.assign(window, { isAway: false }));
      await expect(panel.locator("li:not([data-fault])")).toHaveCount(0);
      await errorsOnly.press("Space");
      await expect(calls.first()).toContainText("LMSInitialize()");

      await expect(calls.filter({ hasText: "cmi.core.student_id" })).toContainText("… (1)");
      await panel.getByRole("checkbox", { name: words.inFull }).press("Space");
      await expect(calls.filter({ hasText: "cmi.core.student_id" })).not.toContainText("…");
      await panel.getByRole("checkbox", { name: words.inFull }).press("Space");

      await panel.getByRole("button", { name: words.copy }).press("Enter");
      await expect(panel.getByText(words.copied)).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/LMSCommit\(\) = "false" \d+ ms error 101 General/);
      expect(copied).not.toMatch(/"v2\.[^…]{20}/);
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        panel.getByRole("button", { name: words.download }).press("Enter"),
      ]);
      expect(await readFile(await download.path(), "utf8")).toContain("LMSInitialize()");
      expect(download.suggestedFilename()).toBe("scorm-calls.txt");
      expect(await findFaults(page)).toEqual([]);

      for (const name of [words.next, words.previous])
        await player.getByRole("button", { name }).click({ trial: true });
      await panel.getByRole("button", { name: words.fold }).press("Enter");
      await expect(calls).toHaveCount(0);
      await expect(player.getByRole("button", { name: words.next })).toBeInViewport({ ratio: 1 });
      await player.getByRole("button", { name: words.previous }).click();
      await panel.getByRole("button", { name: words.unfold }).press("Enter");
      await expect(calls.last()).toBeInViewport();
      await panel.getByRole("button", { name: words.close }).press("Enter");
      await expect(panel).toHaveCount(0);
    });
  });

test("§1.24 without ?scormlog there is no log; a package without an LMS shows it too, and says that there was no call", {
  tag: "@long",
}, async ({ context }) => {
  await withPackage(context, "EN", async (open, url) => {
    const { page, player } = await open("");
    await expect(player.locator("[data-saving=saved]")).toBeVisible();
    await expect(player.locator("[data-dock]")).toHaveCount(0);
    await page.goto(new URL("/content/?scormlog", url).href);
    await expect(page.getByText("No LMS was found. Open the course from your training platform.")).toBeVisible();
    await expect(page.getByText("Nothing was said to an LMS yet.")).toBeVisible();
  });
});
