// Knows the words of conversations, which are loaded together with the code that draws them.
import { bringWords } from "../language/late-words.ts";
import { messages as en } from "./locales/en.po";
import { messages as fr } from "./locales/fr.po";

const WORDS = { en, fr };

/** Called before a conversation is drawn. */
export const bringConversationWords = (): void => bringWords(WORDS);
