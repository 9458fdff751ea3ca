// Knows which JSON is let in: not so deep that reading it would exhaust the stack, of no more parts than its sender may
// make us build, and nothing that a database cannot hold. Of a key that stands twice the last counts, everywhere.
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Of a route: how many values its JSON may have. */
    mostParts?: number;
  }
}

/** The deepest content that an author can make stays far below. */
const DEEPEST = 200;
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * The escape of one half of a character: alone it is no text, and databases refuse it. Unescaped none comes in UTF-8.
 */
const HALF = /\\u[dD][89a-fA-F]/;
/** Every escape, a whole character as one: so no backslash is taken for the beginning of what it ends. */
const ESCAPES = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs;

const refuse = (message: string) => Object.assign(new Error(message), { statusCode: 422 });

export function acceptJson(app: FastifyInstance): void {
  const read = createJsonReader(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, async (request: FastifyRequest, text: string) =>
    read(request, text),
  );
}

/** Of as many values as the route lets (`mostParts` of its configuration). @throws Error with its status. */
export type ReadJson = (request: FastifyRequest, text: string) => unknown;

export function createJsonReader(app: FastifyInstance): ReadJson {
  const parse = app.getDefaultJsonParser("error", "error");
  return (request, text) => {
    const { mostParts = Number.POSITIVE_INFINITY } = request.routeOptions.config;
    const { depth, parts } = measure(text);
    if (depth > DEEPEST) throw refuse("the body is nested too deeply");
    if (parts > mostParts) throw refuse("the body has too many parts");
    if (NUL.test(text)) throw refuse("the body has a NUL character");
    let read: unknown;
    parse(request, HALF.test(text) ? mendHalves(text) : text, (error, value) => {
      if (error) throw error;
      read = value;
    });
    return read;
  };
}

/**
 * A half that stands alone, as where a text was cut in the middle of an emoji, is read as U+FFFD: nobody's work is
 * refused for it.
 */
const mendHalves = (text: string): string =>
  text.replace(ESCAPES, (written, half?: string) => (half === undefined ? written : "\\ufffd"));

/** Of what stands outside of strings: how deep brackets stand in each other, and how many values there are at most. */
function measure(text: string): { readonly depth: number; readonly parts: number } {
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
