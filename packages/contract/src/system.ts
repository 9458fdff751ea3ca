// Knows the routes that tell of the server itself.
import * as z from "zod/mini";
import { defineRoute, jsonAnswer, PUBLIC } from "./ground/route.ts";

const disk = <T extends z.core.$ZodType>(freePercent: T) =>
  z.object({ state: z.enum(["ok", "low", "full"]), freePercent });

/**
 * How the server is, its version, and which database it stands on: its own, an outside PostgreSQL, or the fallback.
 * `degraded`: somebody should look after a warning soon. `failing`: writes are refused, for want of room; what is there
 * is still read, so it answers 200. Refuses with `maintenance` while the database cannot be reached.
 */
export const health = defineRoute({
  method: "GET",
  path: "/api/health",
  summary: "How the server is and how full its disks are, its version, and which database it stands on.",
  admission: PUBLIC,
  answer: jsonAnswer(
    z.object({
      status: z.enum(["ok", "degraded", "failing"]),
      version: z.string(),
      database: z.enum(["embedded", "fallback", "postgres"]),
      /** `stay`: no mail server is set, and a mail is passed on by an administrator. */
      mails: z.enum(["leave", "stay"]),
      disks: z.object({ documents: disk(z.int()), database: disk(z.nullable(z.int())) }),
      warnings: z.array(
        z.enum([
          "fallback",
          "documents.apart",
          "documents.disk-low",
          "documents.writes-refused",
          "database.disk-low",
          "database.writes-refused",
        ]),
      ),
    }),
  ),
});
