// Knows that each text which a client may replace is one that the players show, in exactly these words.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readDefaultText, SPOKEN_TEXTS } from "@academiz/domain/wording";
import { expect, test } from "vitest";
import { TEXT_IDS } from "./text-ids.ts";

/** The id that Lingui gives a message without a context. */
const nameMessage = (english: string): string =>
  createHash("sha256").update(`${english}\u001F`).digest("base64").slice(0, 6);
const CATALOGUES = [
  "../locales",
  "../plays/locales",
  "../../../player/src/locales",
  "../../../player/src/late/locales",
];
const said = CATALOGUES.map((folder) => readFileSync(new URL(`${folder}/en.po`, import.meta.url), "utf8")).join("\n");

test.each(SPOKEN_TEXTS)("§1.30 §3.236 the players say “%s” in the words of the product's list", (slug) => {
  const english = readDefaultText(slug, "en");
  expect(said).toContain(`\nmsgid "${english}"\n`);
  expect(TEXT_IDS[slug]).toBe(nameMessage(english));
});
