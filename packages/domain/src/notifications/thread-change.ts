// Knows how it is told live that a conversation changed: to whoever has it before them, nothing of it is listed.
import * as z from "zod/mini";

const threadChangeSchema = z.object({ type: z.literal("ThreadChanged"), threadSlug: z.string() });

/** As it travels in the stream: JSON text. */
export const writeThreadChange = (threadSlug: string): string =>
  JSON.stringify({ type: "ThreadChanged", threadSlug } satisfies z.infer<typeof threadChangeSchema>);

/** Slug of the conversation that changed, of a message of the stream; null for any other. Never throws. */
export function readThreadChange(data: string): string | null {
  try {
    const parsed = threadChangeSchema.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data.threadSlug : null;
  } catch {
    // Not JSON is one more way of telling of no conversation.
    return null;
  }
}
