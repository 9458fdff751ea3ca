// Knows the words of what draws games: they come with it, in both languages.
import { messages as en } from "./en.po";
import { messages as fr } from "./fr.po";

export const gameMessages = { en, fr };
