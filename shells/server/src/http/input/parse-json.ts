// Knows which JSON is accepted: not so deep that reading it would exhaust the stack, with no more values than its
// sender may make us build, and nothing that a database cannot hold. Of a repeated key the last one counts, everywhere.
import { DEEPEST_JSON, measureJson, mendHalves } from "@academiz/domain/kernel";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** How many values the JSON of a route may have. */
    mostParts?: number;
  }
}

const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

const refuse = (message: string) => Object.assign(new Error(message), { statusCode: 422 });

export function acceptJson(app: FastifyInstance): void {
  const read = createJsonReader(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, async (request: FastifyRequest, text: string) =>
    read(request, text),
  );
}

/** Accepts as many values as the route allows (`mostParts` of its configuration). @throws Error with its status. */
export type ReadJson = (request: FastifyRequest, text: string) => unknown;

export function createJsonReader(app: FastifyInstance): ReadJson {
  const parse = app.getDefaultJsonParser("error", "error");
  return (request, text) => {
    const { mostParts = Number.POSITIVE_INFINITY } = request.routeOptions.config;
    const { depth, parts } = measureJson(text);
    if (depth > DEEPEST_JSON) throw refuse("the body is nested too deeply");
    if (parts > mostParts) throw refuse("the body has too many parts");
    if (NUL.test(text)) throw refuse("the body has a NUL character");
    let read: unknown;
    parse(request, mendHalves(text), (error, value) => {
      if (error) throw error;
      read = value;
    });
    return read;
  };
}
