// Knows where a text stops being JSON: each browser tells it in its own way, and some not at all.

/** A place in a text, counted as editors do, from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

const BLANK = /[\t\n\r ]*/y;
/** Every character from the blank on, except `"` and `\`. */
const SIGNS = /[ !#-[\]-\uffff]*/y;
/** An escape sequence. */
const ESCAPED = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Where the first character stands that is no JSON; the end of the text where it breaks off; null where all of it is
 * JSON.
 */
export function findJsonFault(text: string): TextPlace | null {
  let at = 0;
  const takes = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isThere = pattern.test(text);
    if (isThere) at = pattern.lastIndex;
    return isThere;
  };
  const skips = (sign: string): boolean => {
    if (text[at] !== sign) return false;
    at += 1;
    return true;
  };
  /** A loop, because a pattern that repeats a group uses as much of the stack as the text is long. */
  const takesText = (): boolean => {
    const start = at;
    if (!skips('"')) return false;
    do takes(SIGNS);
    while (takes(ESCAPED));
    if (skips('"')) return true;
    at = start;
    return false;
  };
  /** The brackets that are open, each by the character that closes it. */
  const open: ("}" | "]")[] = [];
  let awaits: "value" | "first value" | "key" | "first key" | "more" = "value";
  while (true) {
    takes(BLANK);
    if (awaits === "more") {
      const end = open.at(-1);
      if (end === undefined) return at === text.length ? null : placeOf(text, at);
      if (skips(end)) open.pop();
      else if (skips(",")) awaits = end === "}" ? "key" : "value";
      else return placeOf(text, at);
    } else if (awaits === "key" || awaits === "first key") {
      if (awaits === "first key" && skips("}")) {
        open.pop();
        awaits = "more";
        continue;
      }
      if (!takesText()) return placeOf(text, at);
      takes(BLANK);
      if (!skips(":")) return placeOf(text, at);
      awaits = "value";
    } else if (awaits === "first value" && skips("]")) {
      open.pop();
      awaits = "more";
    } else if (skips("{")) {
      open.push("}");
      awaits = "first key";
    } else if (skips("[")) {
      open.push("]");
      awaits = "first value";
    } else if (takesText() || takes(PLAIN)) awaits = "more";
    else return placeOf(text, at);
  }
}

function placeOf(text: string, at: number): TextPlace {
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
