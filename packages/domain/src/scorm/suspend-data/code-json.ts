// Knows how the answers to an interactivity are packed: JSON of any shape, with its keys and the content's own slugs
// in few bits.
import type { Json } from "../../kernel/index.ts";
import { codeCount, codeFlag, codeNumber } from "./code-numbers.ts";
import type { SymbolCoder } from "./symbol-coder.ts";

const KINDS = ["null", "false", "true", "number", "word", "text", "array", "object"] as const;

function readKind(value: Json, words: readonly string[]): (typeof KINDS)[number] {
  if (value === null) return "null";
  if (typeof value === "boolean") return value ? "true" : "false";
  if (typeof value === "number") return "number";
  if (typeof value === "string") return words.includes(value) ? "word" : "text";
  return Array.isArray(value) ? "array" : "object";
}

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The memory of a walk over several answers: keys repeat. */
export interface JsonMemory {
  readonly keys: string[];
}
/** One that has seen nothing. */
export const createJsonMemory = (): JsonMemory => ({ keys: [] });

/** Deeper values are packed as text: no answer is that deep, but none may be lost. */
const DEEPEST = 64;

/**
 * Packs one JSON value exactly, with its keys in their order. `words` are strings that the content makes likely here;
 * naming them in their order costs almost nothing.
 */
export function codeJson(
  coder: SymbolCoder,
  memory: JsonMemory,
  words: readonly string[],
  root: Json,
  kind: string,
): Json {
  let nextWord = 0;
  const name = (what: string, path: string) => `${what}|${path}|${kind}`;

  /** A word is coded by its distance from the expected one, around the end. */
  function codeWord(path: string, value: string): string {
    const at = words.indexOf(value);
    const distance = (at - nextWord + words.length) % words.length;
    const index = (nextWord + codeCount(coder, name("distance data", path), distance)) % words.length;
    nextWord = index + 1;
    return words[index] ?? "";
  }

  function codeKey(path: string, key: string): string {
    if (words.length > 0 && codeFlag(coder, name("is word data", path), words.includes(key)))
      return codeWord(path, key);
    const known = memory.keys.indexOf(key);
    const index = codeCount(coder, name("key data", path), known + 1);
    if (index > 0) return memory.keys[index - 1] ?? "";
    const text = coder.text(key);
    memory.keys.push(text);
    return text;
  }

  /** Whether another item follows; the first few places have contexts of their own. */
  const codeMore = (path: string, at: number, isMore: boolean) =>
    codeFlag(coder, name(`more data|${words.length > 0 && nextWord >= words.length}|${Math.min(at, 3)}`, path), isMore);

  function codeArray(path: string, value: readonly Json[], depth: number): Json {
    const items: Json[] = [];
    while (codeMore(path, items.length, items.length < value.length)) {
      items.push(codeValue(`${path}[]`, value[items.length] ?? null, depth + 1));
    }
    return items;
  }

  function codeObject(path: string, value: { readonly [key: string]: Json }, depth: number): Json {
    const entries = Object.entries(value);
    const coded: [string, Json][] = [];
    while (codeMore(path, coded.length, coded.length < entries.length)) {
      const [key, inner] = entries[coded.length] ?? ["", null];
      const found = codeKey(path, key);
      coded.push([found, codeValue(words.includes(found) ? `${path}.*` : `${path}.${found}`, inner, depth + 1)]);
    }
    return Object.fromEntries(coded);
  }

  function codeValue(path: string, value: Json, depth: number): Json {
    if (depth > DEEPEST) return JSON.parse(coder.text(JSON.stringify(value))) as Json;
    const kind = KINDS[coder.choose(name("data", path), KINDS.length, KINDS.indexOf(readKind(value, words)))];
    switch (kind) {
      case "false":
      case "true":
        return kind === "true";
      case "number":
        return codeNumber(coder, name("number data", path), typeof value === "number" ? value : 0);
      case "word":
        return codeWord(path, typeof value === "string" ? value : "");
      case "text":
        return coder.text(typeof value === "string" ? value : "");
      case "array":
        return codeArray(path, Array.isArray(value) ? value : [], depth);
      case "object":
        return codeObject(path, isObject(value) ? value : {}, depth);
      default:
        return null;
    }
  }
  return codeValue("", root, 0);
}
