// Knows how the product says something in either language: its own catalogues tell.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const CATALOGUES = ["ui/src", "ui/src/plays", "front/src", "back-office/src", "player/src", "player/src/late"].map(
  (room) => readFileSync(fileURLToPath(new URL(`../../${room}/locales/fr.po`, import.meta.url)), "utf8"),
);
const french = (english: string): readonly string[] =>
  CATALOGUES.flatMap((catalogue) => {
    const [, translated] = catalogue.split(`\nmsgid ${JSON.stringify(english)}\nmsgstr "`);
    return translated?.slice(0, translated.indexOf('"\n')) ?? [];
  });

/** A name that begins with these words, in English or in French. @throws Error when the product never says so. */
export function say(english: string): RegExp {
  const translated = french(english);
  if (translated.length === 0) throw new Error(`no catalogue has "${english}"`);
  const names = [english, ...translated].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^(${[...new Set(names)].join("|")})`);
}
