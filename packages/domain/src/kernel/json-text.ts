// Knows what can be told of a JSON text before it is parsed.

/** The deepest content that an author can make stays far below this; far deeper content could not be written again. */
export const DEEPEST_JSON = 200;

/** How deep brackets are nested outside of strings, and how many values there are at most. */
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

/** The escape of a lone surrogate: it is no text, and databases refuse it. Unescaped, UTF-8 cannot hold one. */
const HALF = /\\u[dD][89a-fA-F]/;
/**
 * Every escape, a surrogate pair as one, so that an escaped backslash is not taken for the start of the next escape.
 */
const ESCAPES = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs;

/**
 * Replaces a lone surrogate, as where a text was cut in the middle of an emoji, by U+FFFD, so that nobody's work is
 * refused for it.
 */
export const mendHalves = (text: string): string =>
  HALF.test(text)
    ? text.replace(ESCAPES, (written, half?: string) => (half === undefined ? written : "\\ufffd"))
    : text;
