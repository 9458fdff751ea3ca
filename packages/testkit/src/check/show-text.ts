// Knows how the texts of a course are shown on a terminal: characters that would move its cursor, or turn the
// direction of writing, are shown by their number.

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const COMMANDS = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** The text with each control character and each mark of direction as `\\u{1b}`; ends of lines stay. */
export const showText = (text: string): string =>
  text.replace(COMMANDS, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
