// Knows the routes about the server itself, for anybody and for its operator.
import * as z from "zod/mini";
import { defineRoute, EMPTY, jsonAnswer, PUBLIC, SUPER_ADMINISTERING } from "./ground/route.ts";

const disk = <T extends z.core.$ZodType>(freePercent: T) =>
  z.object({ state: z.enum(["ok", "low", "full"]), freePercent });

/**
 * The state of the server, its version, and its database: its own, an outside PostgreSQL, or the fallback. `degraded`:
 * somebody should read its warnings soon. `failing`: writes are refused for lack of room; reads still work, so it
 * answers 200. Refuses with `maintenance` while the database cannot be reached.
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
      /** `stay`: no mail server is set, and an administrator passes mails on. */
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

const jobSchema = z.object({
  id: z.string(),
  clientName: z.string(),
  /** Such as `product-export`. */
  type: z.string(),
  state: z.enum(["queued", "running", "done", "failed"]),
  /** Tries so far. */
  attempts: z.int(),
  /** A code; null while it has not failed. */
  error: z.nullable(z.string()),
  /** ISO timestamps. */
  createdAt: z.string(),
  /** The job does not start before this time. */
  dueAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** The job broke, and may be run again. */
  mayRepeat: z.boolean(),
});
/**
 * What the platform does and stores, for all clients: jobs that wait, run or failed (until they are deleted after a
 * while), the bytes of each client's files, the most first, and mails. At most 50 rows of a kind; the counts are of
 * all.
 */
export const readOperation = defineRoute({
  method: "GET",
  path: "/api/admin/platform",
  summary: "What the platform does and keeps, of all clients: jobs, storage, mails.",
  admission: SUPER_ADMINISTERING,
  answer: jsonAnswer(
    z.object({
      jobs: z.object({ queued: z.int(), running: z.int(), failed: z.int(), rows: z.array(jobSchema) }),
      storage: z.object({
        bytes: z.number(),
        clients: z.array(z.object({ clientId: z.string(), clientName: z.string(), files: z.int(), bytes: z.number() })),
      }),
      mails: z.object({ queued: z.int(), failed: z.int(), kept: z.int() }),
    }),
  ),
});
/**
 * Run a broken job again, whoever asked for it. Refuses with `not-found`; with `job.not-repeatable` for one that did
 * not break, and for imports; with `job.under-way` while the same one waits or runs.
 */
export const repeatJob = defineRoute({
  method: "POST",
  path: "/api/admin/platform/jobs/{id}/again",
  summary: "Run a job once more that broke.",
  admission: SUPER_ADMINISTERING,
  params: z.object({ id: z.string() }),
  body: z.object({}),
  answer: EMPTY,
});
