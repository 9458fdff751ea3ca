// Proves that a part that is loaded late speaks the language of its page, whichever that is once its words have come.
import { i18n, type Messages } from "@lingui/core";
import { expect, test } from "vitest";
import { fetchAll, fetchWords } from "./late-words.ts";

const NONE = { en: () => Promise.resolve({}), fr: () => Promise.resolve({}) };

test("decisions 14: words that a part asks for while another language is on its way come in that one too", async () => {
  i18n.loadAndActivate({ locale: "en", messages: {} });
  let give: (messages: Messages) => void = () => undefined;
  const slow = new Promise<Messages>((resolve) => {
    give = resolve;
  });
  const switching = fetchAll({ ...NONE, fr: () => slow }, "fr");
  await fetchWords({
    en: () => Promise.resolve({ meanwhile: "Meanwhile" }),
    fr: () => Promise.resolve({ meanwhile: "Entretemps" }),
  });
  expect(i18n._("meanwhile")).toBe("Meanwhile");
  give({});
  i18n.loadAndActivate({ locale: "fr", messages: await switching });
  expect(i18n._("meanwhile")).toBe("Entretemps");
});

test("decisions 14: words that were requested in one language come in the language that was chosen meanwhile", async () => {
  i18n.loadAndActivate({ locale: "en", messages: {} });
  let give: (messages: Messages) => void = () => undefined;
  const english = new Promise<Messages>((resolve) => {
    give = resolve;
  });
  const words = { en: () => english, fr: () => Promise.resolve({ late: "Tard" }) };
  const fetching = fetchWords(words);
  i18n.loadAndActivate({ locale: "fr", messages: await fetchAll(NONE, "fr") });
  expect(i18n._("late")).toBe("Tard");
  i18n.loadAndActivate({ locale: "fr", messages: {} });
  give({ late: "Late" });
  await fetching;
  expect(i18n._("late")).toBe("Tard");
});

test("decisions 14: words that do not come are told, and come when they are asked for again", async () => {
  i18n.loadAndActivate({ locale: "en", messages: {} });
  let isAway = true;
  const fetchLater = () => (isAway ? Promise.reject(new Error("no network")) : Promise.resolve({ away: "Back" }));
  const words = { en: fetchLater, fr: fetchLater };
  await expect(fetchWords(words)).rejects.toThrow("no network");
  isAway = false;
  await fetchWords(words);
  expect(i18n._("away")).toBe("Back");
});
