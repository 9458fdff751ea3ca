// Knows the words of an account's parts, which come with what draws them.
import { bringWords } from "../language/late-words.ts";
import { messages as en } from "./locales/en.po";
import { messages as fr } from "./locales/fr.po";

const WORDS = { en, fr };

/** Before a part of an account is drawn. */
export const bringAccountWords = (): void => bringWords(WORDS);
