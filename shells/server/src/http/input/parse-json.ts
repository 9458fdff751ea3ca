// Knows which JSON is let in: not so deep that reading it would exhaust the stack, and nothing that a database cannot hold. Of a key that stands twice the last counts, everywhere.
import type { FastifyInstance, FastifyRequest } from "fastify";

/** The deepest content that an author can make stays far below. */
const DEEPEST = 200;
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** The escape of one half of a character: alone it is no text, and databases refuse it. */
const HALF = /\\u[dD][89a-fA-F]/;

const refuse = (message: string) => Object.assign(new Error(message), { statusCode: 422 });

export function acceptJson(app: FastifyInstance): void {
  const parse = createJsonParser(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, parse);
}

export function createJsonParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser("error", "error");
  return (
    request: FastifyRequest,
    text: string | Buffer,
    done: (error: Error | null, value?: unknown) => void,
  ): void => {
    const body = text.toString();
    if (measureDepth(body) > DEEPEST) done(refuse("the body is nested too deeply"));
    else if (NUL.test(body)) done(refuse("the body has a NUL character"));
    else parse(request, body, (error, value) => done(error, HALF.test(body) ? mendTexts(value) : value));
  };
}

/** A half that stands alone, as where a text was cut in the middle of an emoji, is read as U+FFFD: nobody's work is refused for it. */
function mendTexts(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/\p{Cs}/gu, "\uFFFD");
  if (Array.isArray(value)) return value.map(mendTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [mendTexts(key), mendTexts(inner)]));
}

/** Brackets outside of strings. */
function measureDepth(text: string): number {
  let [depth, deepest, inString] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === "\\") at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "[" || character === "{") deepest = Math.max(deepest, ++depth);
    else if (character === "]" || character === "}") depth -= 1;
  }
  return deepest;
}
