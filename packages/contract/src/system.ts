// Knows the routes that tell of the server itself, to anybody and to whoever operates it.
import * as z from "zod/mini";
import { defineRoute, EMPTY, jsonAnswer, PUBLIC, SUPER_ADMINISTERING } from "./ground/route.ts";

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
  /** Before it nobody begins it. */
  dueAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** It broke, and may be run once more. */
  mayRepeat: z.boolean(),
});
/**
 * What the platform does and keeps, of all clients: jobs that wait, run or failed (told until they are forgotten with
 * time), what the files of each client weigh, the heaviest first, and its mails. At most 50 rows of a kind; the counts
 * are of all.
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
 * Run a job once more that broke, whose ever it is. Refuses with `not-found`; with `job.not-repeatable` for one that
 * did not break, and for imports; with `job.under-way` while the same one waits or runs.
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
