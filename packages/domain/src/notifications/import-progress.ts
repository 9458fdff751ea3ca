// Knows how the progress of a running import is sent (§3.225–§3.227): only live, and it is listed nowhere.
import * as z from "zod/mini";
import { IMPORT_STATUSES } from "./notification.ts";

const importProgressSchema = z.object({
  type: z.literal("ImportProgress"),
  /** Id of the import. */
  importId: z.string(),
  importStatus: z.enum(IMPORT_STATUSES),
  progress: z.object({ done: z.number(), total: z.number() }),
});
/**
 * How far an import has come, sent live to whoever began it: `done` of `total` lines are checked; while it is carried
 * out (`applying`), `done` of `total` accounts. It is no notification, and one that comes after the import's end is
 * ignored.
 */
export type ImportProgress = z.infer<typeof importProgressSchema>;

/** The progress in a message of the stream, which is JSON text; null for any other message. Never throws. */
export function readImportProgress(data: string): ImportProgress | null {
  try {
    const parsed = importProgressSchema.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
