// Knows how a workbook writes what XML cannot hold: as _x000D_; an underscore that looks like one too. Half characters
// are left out.

/** A code for what no database holds as text (NUL) stays as it is written. */
export const unescapeText = (text: string): string =>
  text.includes("_x")
    ? text.replace(/_x(?!0000)(00[01][\dA-Fa-f]|005[Ff])_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const toCode = (letter: string): string => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

export const escapeText = (text: string): string =>
  text
    .replace(/[\p{Cs}\ufffe\uffff]/gu, "")
    .replace(/_(?=x00([01][\dA-Fa-f]|5[Ff])_)/g, "_x005F_")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
    .replace(/[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f]/g, toCode)
    .replace(/[&<>]/g, (letter) => ENTITIES[letter] ?? letter);
