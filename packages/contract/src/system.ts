// Knows the routes that tell of the server itself.
import * as z from "zod/mini";
import { defineRoute, json, PUBLIC } from "./route.ts";

/**
 * Whether the server is well, its version, and which database it stands on: its own, an outside PostgreSQL, or the fallback,
 * which makes it `degraded`. Refuses with `maintenance` while the database cannot be reached.
 */
export const health = defineRoute({
  method: "GET",
  path: "/api/health",
  summary: "Whether the server is well, its version, and which database it stands on.",
  admission: PUBLIC,
  answer: json(
    z.object({
      status: z.enum(["ok", "degraded"]),
      version: z.string(),
      database: z.enum(["embedded", "fallback", "postgres"]),
    }),
  ),
});
