// Knows what is true of a text that holds JSON before it is read.

/** The deepest content that an author can make stays far below; far deeper ones cannot be written again. */
export const DEEPEST_JSON = 200;

/** Of what stands outside of strings: how deep brackets stand in each other, and how many values there are at most. */
export function measureJson(text: string): { readonly depth: number; readonly parts: number } {
  let [depth, deepest, parts, inString] = [0, 0, 1, false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === "\\") at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === ",") parts += 1;
    else if (character === "[" || character === "{") {
      parts += 1;
      deepest = Math.max(deepest, ++depth);
    } else if (character === "]" || character === "}") depth -= 1;
  }
  return { depth: deepest, parts };
}

/**
 * The escape of one half of a character: alone it is no text, and databases refuse it. Unescaped none comes in UTF-8.
 */
const HALF = /\\u[dD][89a-fA-F]/;
/** Every escape, a whole character as one: so no backslash is taken for the beginning of what it ends. */
const ESCAPES = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs;

/**
 * A half that stands alone, as where a text was cut in the middle of an emoji, is read as U+FFFD: nobody's work is
 * refused for it.
 */
export const mendHalves = (text: string): string =>
  HALF.test(text)
    ? text.replace(ESCAPES, (written, half?: string) => (half === undefined ? written : "\\ufffd"))
    : text;
