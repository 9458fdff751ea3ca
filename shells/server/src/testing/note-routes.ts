// Knows all routes of a server, however they are added; it must be called before the first of them.
import type { FastifyInstance } from "fastify";

/** Fills `routes` with lines such as `GET /api/me`. */
export function noteRoutes(app: FastifyInstance, routes: string[]): void {
  app.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`);
  });
}
