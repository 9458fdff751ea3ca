// Knows what an author may be strict about in words that learners type, and how near is near enough.
import * as z from "zod/mini";

/** What may differ from the author's words unless the author is strict about it. */
export const STRICTNESSES = ["case", "accents", "punctuation"] as const;
export type Strictness = (typeof STRICTNESSES)[number];

export const toleranceFields = {
  /** What has to be as the author wrote it; absent: nothing. */
  strict: z.optional(z.array(z.enum(STRICTNESSES))),
  /** One wrong, missing or exchanged letter is forgiven in a word of five letters or more that has no digits. */
  allowsTypos: z.optional(z.boolean()),
};
/** What is forgiven in words that learners type. */
export interface Tolerance {
  readonly strict?: readonly Strictness[] | undefined;
  readonly allowsTypos?: boolean | undefined;
}

/** Letters of a word in which a slip is forgiven, at least. */
const LONG_WORD = 5;

/** Spaces and apostrophes are written in many ways that mean the same. */
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

/** What is nothing but punctuation stays. The points of an abbreviation part nothing: `D.A.E.` is `DAE`. */
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

/** One letter more, less or other, or two neighbours exchanged. */
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

/** Long enough, and without digits: another digit is another number. */
const allowsSlip = (word: string): boolean => (word.match(/\p{L}/gu) ?? []).length >= LONG_WORD && !/\p{N}/u.test(word);

/** Words and marks, each by itself. */
const splitWords = (text: string): readonly string[] => text.match(/\p{P}|[^\p{P} ]+/gu) ?? [];

/** The same words but for a slip in one of them; whether that is forgiven is asked of the word that was wanted. */
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

/** How typed words stand to accepted ones. */
export interface Spelling {
  readonly isRight: boolean;
  /** Of what is right and was written otherwise, accents or a letter apart: as it is written. Null for all else. */
  readonly spelled: string | null;
}

const WRONG: Spelling = { isRight: false, spelled: null };

function compareOne(
  typed: string,
  word: string,
  { strict = [], allowsTypos = false }: Tolerance,
  isPattern: boolean,
): Spelling {
  // A star is no punctuation of a pattern.
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
 * Whether these words are one of the accepted ones, near enough; the nearest one is told.
 * @param hasPatterns a `*` of an accepted one stands for any letters.
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
