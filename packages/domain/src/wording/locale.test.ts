// Knows which of several languages is chosen.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  chooseLocale,
  chooseRegion,
  DEFAULT_CLIENT_LOCALE,
  formatRegion,
  LOCALES,
  type LocaleSources,
} from "./index.ts";

test.each<[LocaleSources, string]>([
  [{ user: "en", client: "fr", userClient: "fr", browser: "fr" }, "en"],
  [{ user: "en", visitor: "fr", client: "fr" }, "en"],
  [{ visitor: "en", client: "fr", userClient: "fr", browser: "fr" }, "en"],
  [{ client: "fr_FR", userClient: "en", browser: "en" }, "fr"],
  [{ client: null, userClient: "FR", browser: "en" }, "fr"],
  [{ user: "de", client: "fr" }, "fr"],
  [{ browser: ["de-DE", "fr-CA", "en"] }, "fr"],
  [{ browser: "en-US" }, "en"],
  [{ browser: "de" }, "en"],
  [{ user: "frisian" }, "en"],
  [{}, "en"],
])("§9.48 §9.51 %j speaks %s", (sources, locale) => {
  expect(chooseLocale(sources)).toBe(locale);
});
test("§9.49 the region form", () => {
  expect([formatRegion("fr"), formatRegion("en")]).toEqual(["fr_FR", "en_GB"]);
});
test.each([
  ["en", ["en-GB", "en"], "22 Nov 2026", "14:05"],
  ["en", ["fr-FR", "en-US"], "Nov 22, 2026", "02:05 PM"],
  ["en", ["en"], "22 Nov 2026", "14:05"],
  ["en", ["fr-CA", "de-DE", "x", ""], "22 Nov 2026", "14:05"],
  ["fr", ["en-US"], "22 nov. 2026", "14:05"],
] as const)("§9.49 decisions 14: %s, wished as %j, writes %s and %s", (locale, wishes, date, time) => {
  const region = chooseRegion(locale, wishes);
  const moment = new Date("2026-11-22T14:05:00Z");
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(region, { ...options, timeZone: "UTC" }).format(moment).replace("\u202F", " ");
  expect([write({ dateStyle: "medium" }), write({ hour: "2-digit", minute: "2-digit" })]).toEqual([date, time]);
});
test("§9.48 there are two languages, and a browser that wants neither gets English", () => {
  expect([...LOCALES].sort()).toEqual(["en", "fr"]);
  expect(["de", "es-ES", "", "x"].map((browser) => chooseLocale({ browser }))).toEqual(["en", "en", "en", "en"]);
});
test("§9.50 a client's language is French by default", () => expect(DEFAULT_CLIENT_LOCALE).toBe("fr"));
test("§9.51 the first that is French or English of user, client, user's client, browser", () => {
  const stored = fc.constantFrom("fr", "en", "fr_FR", "en-GB", "FR", "de", "", null, undefined);
  fc.assert(
    fc.property(
      stored,
      stored,
      stored,
      fc.array(fc.constantFrom("de", "fr-CA", "en-US", "fr"), { maxLength: 2 }),
      (...all) => {
        const [user, client, userClient, browser] = all;
        const wishes = [user, client, userClient, ...browser].map((wish) => wish?.slice(0, 2).toLowerCase());
        const expected = wishes.find((wish) => wish === "fr" || wish === "en") ?? "en";
        expect(chooseLocale({ user, client, userClient, browser })).toBe(expected);
      },
    ),
  );
});
