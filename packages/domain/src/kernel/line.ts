// Knows what a text of one line may hold: a name, a title, a place.

/** Control characters, ends of lines, and what turns the direction of the text around it or stands in it unseen. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** What is said of a text that is none. */
export const LINE_FAULT = "no line breaks and no invisible control characters";

/** True for a text that stands in one line and shows all that it holds. */
export const isLine = (text: string): boolean => !UNSEEN.test(text);
