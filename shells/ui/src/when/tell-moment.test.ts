// Proves how a moment is written; a moment just now is left to the caller, since in French it would read as still going
// on.
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { tellMoment } from "./tell-moment.ts";

const NOW = new Date("2026-03-10T12:00:00.000Z");

test.each([
  ["en", 0.5, null],
  ["en", 5, "5 minutes ago"],
  ["fr", 0.5, null],
  ["fr", 5, "il y a 5 minutes"],
  ["fr", 120, "il y a 2 heures"],
  ["fr", 3000, "8 mars 2026"],
  // A clock that is seconds ahead does not mean tomorrow.
  ["en", -0.5, null],
])("in %s what was %d minutes ago is told as %s", (locale, minutes, told) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  expect(tellMoment(new Date(NOW.getTime() - minutes * 60_000), NOW, i18n)).toBe(told);
});
