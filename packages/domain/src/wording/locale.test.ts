// Knows whose language wins.
import { expect, test } from "vitest";
import { chooseLocale, formatRegion, type LocaleSources } from "./index.ts";

test.each<[LocaleSources, string]>([
  [{ user: "en", client: "fr", userClient: "fr", browser: "fr" }, "en"],
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
