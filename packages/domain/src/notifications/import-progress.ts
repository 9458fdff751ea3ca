// Knows how far an import is told to be while it runs (§3.225–§3.227): live alone, nothing of it is listed.
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
 * How far an import is, as it comes live to whoever began it: `done` of `total` lines that are looked through, and when
 * it is carried out (`applying`) after them of accounts, counted anew. No notification: one that comes after the
 * import's end is passed over.
 */
export type ImportProgress = z.infer<typeof importProgressSchema>;

/** The progress in a message of the stream, which is JSON text; null for what is none. Never throws. */
export function readImportProgress(data: string): ImportProgress | null {
  try {
    const parsed = importProgressSchema.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
