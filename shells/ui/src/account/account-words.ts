// Knows the words of an account's parts, which are loaded together with those parts.
import { bringWords } from "../language/late-words.ts";
import { messages as en } from "./locales/en.po";
import { messages as fr } from "./locales/fr.po";

const WORDS = { en, fr };

/** Called before a part of an account is drawn. */
export const bringAccountWords = (): void => bringWords(WORDS);
