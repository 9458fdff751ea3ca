// Knows a learner's way through a game that is a product, on the platform: its intro, its attempts, coming back, its
// author's preview.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { findFaults, measureOverflow } from "./find-faults.ts";
import { expect, type Platform, signIn, test } from "./platform.ts";
import { answerStatements, countAnswers, type GamePlayer, openGame, press, readContent } from "./play-game.ts";

const saved = (page: Page) => expect(page.locator("[data-saving]")).toHaveAttribute("data-saving", "saved");
const readProgress = async (platform: Platform, page: Page, login = "demo_learner") => {
  const slug = new URL(page.url()).pathname.split("/").at(-1);
  const answer = await platform.call(await platform.signIn(login), `/api/progress/${slug}`);
  return (await answer.json()).progress;
};

test("§2.26 §2.27 §3.178 §4.117 played from its intro to its end, left halfway and taken up, lost, tried again, won", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const learner = await openGame(page, platform, "learner");
  await expect(page.getByText("Vous gagnez à partir de 60/100.")).toBeVisible();
  await expect(page.getByText("Il reste 3 tentatives.")).toBeVisible();
  await press(learner, "Commencer");
  await answerStatements(learner, 0, 2);
  await saved(page);
  await page.reload();
  await press(learner, "Continuer");
  await expect.poll(() => countAnswers(learner)).toBe(2);
  await answerStatements(learner, 2, 5, () => false);
  await press(learner, "Vérifier mes réponses");
  await expect(page.getByText("2 bonnes réponses sur 5")).toBeFocused();
  await expect(page.getByText("Pas encore gagné")).toBeVisible();
  await saved(page);
  await expect.poll(() => readProgress(platform, page)).toMatchObject({ status: "FAILED", score: 40, nbTimeDone: 1 });

  await press(learner, "Réessayer");
  await expect.poll(() => countAnswers(learner)).toBe(0);
  await answerStatements(learner, 0, 2);
  await saved(page);
  await page.reload();
  await press(learner, "Continuer");
  await expect.poll(() => countAnswers(learner)).toBe(2);
  await answerStatements(learner, 2, 5);
  await press(learner, "Vérifier mes réponses");
  await expect(page.getByText("5 bonnes réponses sur 5")).toBeFocused();
  await saved(page);
  await expect
    .poll(() => readProgress(platform, page))
    .toMatchObject({ status: "COMPLETE", score: 100, nbTimeDone: 2 });
  await page.reload();
  await expect(page.getByText("Gagné", { exact: true })).toBeVisible();
  await expect(page.getByText("Il reste 1 tentative.")).toBeVisible();
  await press(learner, "Voir mes réponses");
  await expect(page.getByText("5 bonnes réponses sur 5")).toBeVisible();
  await page.getByRole("button", { name: "Quitter" }).click();
  await page.waitForURL(`${platform.url}/`);
  expect(complaints).toEqual([]);
});

test("decisions 15 §4.64 two attempts that end while the network is dead are kept, sent in their order when it is back, and counted each", {
  tag: "@wide",
}, async ({ page, platform }) => {
  // By keyboard: a part that could not be loaded is announced over the page.
  const learner: GamePlayer = { ...(await openGame(page, platform, "manager")), hand: "keyboard" };
  await press(learner, "Commencer");
  await page.context().setOffline(true);
  await answerStatements(learner, 0, 5, (index) => index > 1);
  await press(learner, "Vérifier mes réponses");
  await press(learner, "Réessayer");
  await answerStatements(learner, 0, 5, (index) => index > 0);
  await press(learner, "Vérifier mes réponses");
  await expect(page.getByText(/Vous êtes hors ligne/)).toBeVisible();
  await page.context().setOffline(false);
  await saved(page);
  await expect
    .poll(() => readProgress(platform, page, "demo_manager"))
    .toMatchObject({
      status: "COMPLETE",
      score: 80,
      nbTimeDone: 2,
    });
});

test("§4.76 §4.117 an author's preview plays the draft and keeps nothing; its address is found from the list", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const content = await readContent(platform);
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("link", { name: /mots de passe, vrai ou faux/ }).click();
  await page.getByRole("button", { name: /^(Preview|Aperçu)$/ }).click();
  await page.waitForURL("**/play/game/**");
  const author: GamePlayer = { player: page, content, hand: "keyboard" };
  await press(author, "Commencer");
  await answerStatements(author, 0, 5);
  await press(author, "Vérifier mes réponses");
  await expect(page.locator("[data-saving]")).toHaveAttribute("data-saving", "off");
  await page.reload();
  await expect(page.getByRole("button", { name: "Commencer" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("§7.116 §7.119 its author finds it in the list, gives it another title, publishes it and exports it by the same button as a course", {
  tag: "@long",
}, async ({ page, platform, complaints }) => {
  const token = await platform.signIn("demo_author");
  const content = await readContent(platform);
  await platform.call(token, "/api/admin/game", { name: "A game of mine", configDraft: content });
  // Other journeys of the same platform choose another language for them.
  await platform.call(token, "/api/user", { locale: "fr" }, "PUT");
  await signIn(page, platform, "author", "/admin");
  await page.getByRole("link", { name: "A game of mine" }).click();
  const written = () =>
    page.getByRole("textbox").evaluateAll((all) => all.map((one) => ("value" in one ? one.value : "")));
  await expect.poll(written).toContainEqual(expect.stringContaining("Une longue phrase fait un meilleur mot de passe"));
  await page.getByRole("tab", { name: "Réglages" }).click();
  await page.getByRole("textbox", { name: "Titre", exact: true }).fill("Un jeu à moi");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Un jeu à moi" })).toBeVisible();
  await page.getByRole("button", { name: "Publier" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publier maintenant" }).click();
  await expect(page.getByText("Le jeu est publié")).toBeVisible();
  for (const [format, version] of [
    ["SCORM 1.2", "<schemaversion>1.2<"],
    ["SCORM 2004, 3e édition", "<schemaversion>2004 3rd Edition<"],
    ["Pages web", null],
  ] as const) {
    await page.getByRole("button", { name: "Exporter" }).click();
    const dialog = page.getByRole("dialog", { name: "Exporter le jeu" });
    await dialog.getByRole("radio", { name: format }).locator("xpath=..").click();
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Créer le paquet" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Un jeu à moi - \S+ - [-\d]{10}\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await file.path())));
    expect(Object.keys(files)).toContain("index.html");
    if (version) expect(new TextDecoder().decode(files["imsmanifest.xml"])).toContain(version);
    else expect(files["imsmanifest.xml"]).toBeUndefined();
    await expect(dialog.getByText("Vos paquets de ce produit")).toBeVisible();
    expect(await findFaults(page, "[role=dialog]")).toEqual([]);
    await dialog.getByRole("button", { name: "Fermer" }).last().click();
  }
  expect(await findFaults(page)).toEqual([]);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await measureOverflow(page)).toBe(0);
  }
  expect(complaints).toEqual([]);
});

test("decisions 14 its screens have no fault that axe finds, and nothing is wider than a phone", {
  tag: "@long",
}, async ({ page, platform }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const learner = await openGame(page, platform, "trainer");
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await measureOverflow(page)).toBe(0);
    }
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole("button", { name: /^(Commencer|Voir mes réponses)$/ }).click();
    if (colorScheme === "light") {
      expect(await findFaults(page)).toEqual([]);
      await answerStatements(learner, 0, 5, (index) => index > 1);
      await press(learner, "Vérifier mes réponses");
      await saved(page);
    }
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await measureOverflow(page)).toBe(0);
    }
    expect(await findFaults(page)).toEqual([]);
    await page.context().clearCookies();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
});
