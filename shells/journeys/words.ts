// Knows how the product says something in either language: its own catalogues tell.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const CATALOGUES = [
  "ui/src",
  "ui/src/account",
  "ui/src/conversations",
  "ui/src/graph",
  "ui/src/pdf",
  "ui/src/plays",
  "front/src",
  "front/src/late",
  "back-office/src",
  "back-office/src/words",
  "back-office/src/words/studio",
  "player/src",
  "player/src/late",
].map((room) => readFileSync(fileURLToPath(new URL(`../${room}/locales/fr.po`, import.meta.url)), "utf8"));
const french = (english: string): readonly string[] =>
  CATALOGUES.flatMap((catalogue) => {
    const [, translated] = catalogue.split(`\nmsgid ${JSON.stringify(english)}\nmsgstr "`);
    return translated?.slice(0, translated.indexOf('"\n')) ?? [];
  });

type Values = Readonly<Record<string, string | number>>;
/** Spaces that do not break are read as plain ones. */
const quote = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s/g, "\\s");
const fill = (words: string, values: Values): string =>
  words.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));

/**
 * A name that begins with these words, in English or in French.
 * @param values what stands in the places of `{name}`.
 * @throws Error when the product never says so.
 */
export function say(english: string, values: Values = {}): RegExp {
  const translated = french(english);
  if (translated.length === 0) throw new Error(`no catalogue has "${english}"`);
  const names = [english, ...translated].map((words) => quote(fill(words, values)));
  return new RegExp(`^(${[...new Set(names)].join("|")})`);
}
