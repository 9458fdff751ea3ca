// Knows how the progress of a running export is sent: only live, and it is listed nowhere.
import * as z from "zod/mini";

const exportProgressSchema = z.object({
  type: z.literal("ExportProgress"),
  /** Id of the export. */
  exportId: z.string(),
  /** Approximate bytes. */
  progress: z.object({ done: z.number(), total: z.number() }),
});
/**
 * How far an export has come, sent live to whoever asked for it. Its end is not sent this way: the export itself shows
 * it.
 */
export type ExportProgress = z.infer<typeof exportProgressSchema>;

/** The progress in a message of the stream, which is JSON text; null for any other message. Never throws. */
export function readExportProgress(data: string): ExportProgress | null {
  try {
    const parsed = exportProgressSchema.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    // A message that is not JSON is no progress either.
    return null;
  }
}
