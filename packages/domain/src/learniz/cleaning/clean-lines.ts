// Knows which texts of a content stand in one line, of a course and of any other product, and cleans them.
import { cleanLine } from "../../kernel/index.ts";

const BLOCK = ["chapters", "*", "slides", "*", "interactivities", "*"];
/** By their places; `*` is each of a list. */
const LINES: readonly (readonly string[])[] = [
  ["context", "title"],
  ["context", "subtitle"],
  ["context", "author"],
  ["chapters", "*", "title"],
  ["chapters", "*", "slides", "*", "description"],
  [...BLOCK, "medias", "*", "title"],
  [...BLOCK, "medias", "*", "subtitle"],
  [...BLOCK, "medias", "*", "params", "context", "title"],
  [...BLOCK, "data", "cardRows", "*", "*", "title"],
  [...BLOCK, "data", "attachments", "*", "name"],
  ["means", "*", "title"],
  ["sequences", "*", "title"],
  ["params", "title"],
  ["content", "intro", "title"],
];

/** Titles and names without ends of lines and unseen signs. What is clean is the same object; never throws. */
export const cleanLines = <C>(content: C): C =>
  LINES.reduce((cleaned, place) => cleanAt(cleaned, place, 0) as C, content);

function cleanAt(value: unknown, place: readonly string[], depth: number): unknown {
  const key = place[depth];
  if (key === undefined) return typeof value === "string" ? cleanLine(value) : value;
  if (key === "*") {
    if (!Array.isArray(value)) return value;
    const list = value.map((one) => cleanAt(one, place, depth + 1));
    return list.every((one, at) => one === value[at]) ? value : list;
  }
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return value;
  const before = (value as Readonly<Record<string, unknown>>)[key];
  const after = cleanAt(before, place, depth + 1);
  return after === before ? value : { ...value, [key]: after };
}
