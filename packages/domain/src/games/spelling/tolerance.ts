// Knows what authors may be strict about in typed words, and which differences are forgiven.
import * as z from "zod/mini";

/** What may differ from the author's words unless the author is strict about it. */
export const STRICTNESSES = ["case", "accents", "punctuation"] as const;
export type Strictness = (typeof STRICTNESSES)[number];

export const toleranceFields = {
  /** What has to be written as the author wrote it; absent: nothing. */
  strict: z.optional(z.array(z.enum(STRICTNESSES))),
  /** True: one wrong, missing or exchanged letter is forgiven in a word of five letters or more without digits. */
  allowsTypos: z.optional(z.boolean()),
};
/** What is forgiven in typed words. */
export interface Tolerance {
  readonly strict?: readonly Strictness[] | undefined;
  readonly allowsTypos?: boolean | undefined;
}

/** The fewest letters of a word in which a typo is forgiven. */
const LONG_WORD = 5;

/** Makes spaces and apostrophes the same, which are written in many ways. */
const straighten = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/[‐‑–—]/gu, "-")
    .replace(/\s+/gu, " ")
    .trim();

const dropAccents = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[œŒ]/gu, (letter) => (letter === "œ" ? "oe" : "OE"))
    .replace(/[æÆ]/gu, (letter) => (letter === "æ" ? "ae" : "AE"));

/** Keeps a text of nothing but punctuation. The points of an abbreviation separate nothing: `D.A.E.` is `DAE`. */
function dropPunctuation(text: string): string {
  const plain = text.replace(/(?<!\p{L})(\p{L})\./gu, "$1");
  const dropped = plain.replace(/\p{P}/gu, " ").replace(/\s+/gu, " ").trim();
  return dropped === "" ? text : dropped;
}

function fold(text: string, strict: readonly Strictness[]): string {
  const plain = strict.includes("punctuation") ? straighten(text) : dropPunctuation(straighten(text));
  const bare = strict.includes("accents") ? plain : dropAccents(plain);
  return strict.includes("case") ? bare : bare.toLowerCase();
}

/** True where one letter was added, removed or replaced, or two neighbours were exchanged. */
function isNextTo(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]].sort((a, b) => a.length - b.length) as [string[], string[]];
  if (long.length - short.length > 1) return false;
  const from = short.findIndex((letter, at) => letter !== long[at]);
  if (from === -1) return true;
  const rest = (letters: readonly string[], start: number) => letters.slice(start).join("");
  if (short.length < long.length) return rest(short, from) === rest(long, from + 1);
  return (
    rest(short, from + 1) === rest(long, from + 1) ||
    (short[from] === long[from + 1] && short[from + 1] === long[from] && rest(short, from + 2) === rest(long, from + 2))
  );
}

/** True for a word that is long enough and has no digits: another digit makes another number. */
const allowsSlip = (word: string): boolean => (word.match(/\p{L}/gu) ?? []).length >= LONG_WORD && !/\p{N}/u.test(word);

/** The words and the punctuation marks, each by itself. */
const splitWords = (text: string): readonly string[] => text.match(/\p{P}|[^\p{P} ]+/gu) ?? [];

/** True for the same words with one typo in one of them, where the wanted word allows it. */
function isSlip(given: string, wanted: string): boolean {
  const [typed, words] = [splitWords(given), splitWords(wanted)];
  if (typed.length !== words.length) return false;
  const others = words.flatMap((word, at) => (word === typed[at] ? [] : [[word, typed[at] ?? ""] as const]));
  const [first] = others;
  return others.length === 1 && first !== undefined && allowsSlip(first[0]) && isNextTo(first[1], first[0]);
}

/** Each `*` of a pattern stands for any letters, or none. */
function fitsPattern(text: string, pattern: string): boolean {
  const [first = "", ...others] = pattern.split("*");
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

/** How typed words compare to the accepted ones. */
export interface Spelling {
  readonly isRight: boolean;
  /** The author's spelling of a right answer that differs in accents or by a letter; otherwise null. */
  readonly spelled: string | null;
}

const WRONG: Spelling = { isRight: false, spelled: null };

function compareOne(
  typed: string,
  word: string,
  { strict = [], allowsTypos = false }: Tolerance,
  isPattern: boolean,
): Spelling {
  // The star of a pattern is not punctuation.
  const wanted = isPattern
    ? word
        .split("*")
        .map((part) => fold(part, strict))
        .join("*")
    : fold(word, strict);
  const given = fold(typed, strict);
  if (given === "") return WRONG;
  if (isPattern) return fitsPattern(given, wanted) ? { isRight: true, spelled: null } : WRONG;
  if (given !== wanted && !(allowsTypos && isSlip(given, wanted))) return WRONG;
  const isAsWritten = fold(typed, ["accents"]) === fold(word, ["accents"]);
  return { isRight: true, spelled: isAsWritten ? null : straighten(word) };
}

/**
 * Compares words to the accepted ones, and tells the nearest of those.
 * @param hasPatterns true: a `*` in an accepted one stands for any letters.
 */
export function compareWords(
  typed: string,
  accepted: readonly string[],
  tolerance: Tolerance,
  hasPatterns = false,
): Spelling {
  const found = accepted
    .filter((word) => word.trim() !== "")
    .map((word) => compareOne(typed, word, tolerance, hasPatterns && word.includes("*")))
    .filter(({ isRight }) => isRight);
  return found.find(({ spelled }) => spelled === null) ?? found[0] ?? WRONG;
}
