// Knows how far an export is told to be while it runs: live alone, nothing of it is listed.
import * as z from "zod/mini";

const exportProgressSchema = z.object({
  type: z.literal("ExportProgress"),
  /** Id of the export. */
  exportId: z.string(),
  /** Bytes, about. */
  progress: z.object({ done: z.number(), total: z.number() }),
});
/**
 * How far an export is, as it comes live to whoever asked for it. Its end is not told this way: the export itself says
 * it.
 */
export type ExportProgress = z.infer<typeof exportProgressSchema>;

/** The progress in a message of the stream, which is JSON text; null for what is none. Never throws. */
export function readExportProgress(data: string): ExportProgress | null {
  try {
    const parsed = exportProgressSchema.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    // Not JSON is one more way of not being a progress.
    return null;
  }
}
