// Knows how a condition on other items is written (`adlcp:prerequisites` of 1.2, AICC script): `a & (b | ~c)`,
// `2*{a,b,c}`, `a="passed"`, `a<>"failed"`.

/** A condition on other items. */
export type Condition =
  | { readonly kind: "item"; readonly identifier: string }
  | { readonly kind: "status"; readonly identifier: string; readonly status: string; readonly isEqual: boolean }
  | { readonly kind: "not"; readonly of: Condition }
  | { readonly kind: "atLeast"; readonly count: number; readonly of: readonly Condition[] };

/** Deeper than any author writes, so that a stranger's text cannot exhaust the parser. */
const DEEPEST = 50;
const LONGEST = 10_000;
const TOKEN = /\s*(?:("[^"]*"|'[^']*')|(<>|[&|~=(){},*])|([^\s&|~=<>(){},*"']+))/y;
/** Not part of AICC, but used. */
const WORDS: Readonly<Record<string, string>> = { and: "&", or: "|", not: "~" };

interface Token {
  readonly kind: "sign" | "name" | "text";
  readonly text: string;
}

function split(text: string): Token[] | null {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const found = TOKEN.exec(text);
    if (!found) return null;
    const [, quoted, sign, name = ""] = found;
    const word = WORDS[name.toLowerCase()];
    if (quoted !== undefined) tokens.push({ kind: "text", text: quoted.slice(1, -1) });
    else if (sign !== undefined || word !== undefined) tokens.push({ kind: "sign", text: sign ?? word ?? "" });
    else tokens.push({ kind: "name", text: name });
  }
  return tokens;
}

/** Null for a text that cannot be read. Never throws. */
export function parseCondition(text: string): Condition | null {
  const read = text.length > LONGEST ? null : split(text);
  return read && parseTokens(read);
}

function parseTokens(tokens: readonly Token[]): Condition | null {
  let at = 0;
  const take = (sign: string): boolean => {
    const isThere = tokens[at]?.kind === "sign" && tokens[at]?.text === sign;
    if (isThere) at += 1;
    return isThere;
  };
  const readAny = (depth: number): Condition | null => readList(depth, "|", readAll, 1);
  const readAll = (depth: number): Condition | null => readList(depth, "&", readOne, null);
  function readList(
    depth: number,
    sign: string,
    read: (depth: number) => Condition | null,
    least: number | null,
  ): Condition | null {
    const first = depth > DEEPEST ? null : read(depth);
    if (!first) return null;
    const of = [first];
    while (take(sign)) {
      const one = read(depth);
      if (!one) return null;
      of.push(one);
    }
    return of.length === 1 ? first : { kind: "atLeast", count: least ?? of.length, of };
  }
  function readOne(depth: number): Condition | null {
    if (take("~")) {
      const of = depth > DEEPEST ? null : readOne(depth + 1);
      return of && { kind: "not", of };
    }
    if (take("(")) {
      const inside = readAny(depth + 1);
      return inside && take(")") ? inside : null;
    }
    const name = tokens[at];
    if (name?.kind !== "name" && name?.kind !== "text") return null;
    at += 1;
    if (/^\d+$/.test(name.text) && take("*")) return readSet(Number(name.text), depth);
    const [isEqual, isOther] = [take("="), take("<>")];
    if (!isEqual && !isOther) return { kind: "item", identifier: name.text };
    const status = tokens[at];
    if (status === undefined || status.kind === "sign") return null;
    at += 1;
    return { kind: "status", identifier: name.text, status: status.text, isEqual };
  }
  function readSet(count: number, depth: number): Condition | null {
    if (!take("{")) return null;
    const of: Condition[] = [];
    do {
      const one = readAny(depth + 1);
      if (!one) return null;
      of.push(one);
    } while (take(","));
    return take("}") ? { kind: "atLeast", count, of } : null;
  }
  const whole = readAny(0);
  return whole && at === tokens.length ? whole : null;
}

/** Identifiers of the items that it names. */
export const listNamed = (condition: Condition): readonly string[] =>
  condition.kind === "not"
    ? listNamed(condition.of)
    : condition.kind === "atLeast"
      ? condition.of.flatMap(listNamed)
      : [condition.identifier];
