// Knows the texts by which a client, or an author, replaces the product's own (§1.30, §3.100, §3.236).
import { type Fault, isLine } from "../kernel/index.ts";
import { isDefaultText } from "./default-texts.ts";
import { LOCALES, type Locale } from "./locale.ts";

/** By language and slug. */
export type OwnTexts = { readonly [L in Locale]?: Readonly<Record<string, string>> | undefined };

/** The longest text, in letters. */
export const MOST_OF_A_TEXT = 300;

/** Without unknown slugs, blank texts, and languages that have no text left. */
export const cleanOwnTexts = (texts: OwnTexts): OwnTexts =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const own = Object.entries(texts[locale] ?? {}).filter(
        ([slug, text]) => isDefaultText(slug) && text.trim() !== "",
      );
      return own.length > 0 ? [[locale, Object.fromEntries(own)]] : [];
    }),
  );

/**
 * The texts of a language: a product's own before its client's, both unparsed. A product keeps a list of
 * `{slug, value}` (§3.236); other items are ignored, and a list that cannot be read is empty (§8.21).
 */
export function settleTexts(client: unknown, course: unknown, locale: Locale): Readonly<Record<string, string>> {
  const clients = isObject(client) ? client[locale] : null;
  return { ...readRecord(clients), ...readTexts(course) };
}

/** The texts that a product has of its own, as its content keeps them, unparsed (§3.100). */
export const findOwnTexts = (content: unknown): unknown => (isObject(content) ? content["defaultTexts"] : undefined);

/** The texts of a product by slug. */
export const readTexts = (list: unknown): Readonly<Record<string, string>> =>
  readRecord(
    Array.isArray(list)
      ? Object.fromEntries(list.flatMap((one) => (isObject(one) ? [[String(one["slug"]), one["value"]]] : [])))
      : null,
  );

/** As a course keeps them, in the order of the product's list. */
export const writeTexts = (texts: Readonly<Record<string, string>>): readonly { slug: string; value: string }[] =>
  Object.entries(texts).map(([slug, value]) => ({ slug, value }));

function readRecord(record: unknown): Readonly<Record<string, string>> {
  const said = isObject(record) ? Object.entries(record) : [];
  return Object.fromEntries(
    said.filter((entry): entry is [string, string] => {
      const [slug, text] = entry;
      return isDefaultText(slug) && typeof text === "string" && text.trim() !== "";
    }),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The faults of sent texts, with their places. */
export const judgeTexts = (texts: OwnTexts): readonly Fault[] =>
  LOCALES.flatMap((locale) =>
    Object.entries(texts[locale] ?? {}).flatMap(([slug, text]): Fault[] => {
      const path = ["defaultTexts", locale, slug];
      if (!isDefaultText(slug)) return [{ path, message: "no text of the product has that name" }];
      const isFit = text.length <= MOST_OF_A_TEXT && isLine(text);
      return isFit ? [] : [{ path, message: `no line of at most ${MOST_OF_A_TEXT} letters` }];
    }),
  );
