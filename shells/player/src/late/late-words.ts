// Knows the words of the player's late parts, in each language.
import { messages as en } from "./locales/en.po";
import { messages as fr } from "./locales/fr.po";

export const lateWords = { en, fr };
