// Knows which JSON is let in: not so deep that reading it would exhaust the stack, and nothing that a database cannot hold.
import type { FastifyInstance } from "fastify";

/** The deepest content that an author can make stays far below. */
const DEEPEST = 200;
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

const refuse = (message: string) => Object.assign(new Error(message), { statusCode: 422 });

export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, text, done) => {
    const body = text.toString();
    if (measureDepth(body) > DEEPEST) done(refuse("the body is nested too deeply"));
    else if (NUL.test(body)) done(refuse("the body has a NUL character"));
    else parse(request, body, done);
  });
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
