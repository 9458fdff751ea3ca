// Knows the words of conversations, which come with what draws them.
import { bringWords } from "../language/late-words.ts";
import { messages as en } from "./locales/en.po";
import { messages as fr } from "./locales/fr.po";

const WORDS = { en, fr };

/** Before a conversation is drawn. */
export const bringConversationWords = (): void => bringWords(WORDS);
