// Knows how a changed conversation is announced live, to those who have it open; it is listed nowhere.
import * as z from "zod/mini";

const threadChangeSchema = z.object({ type: z.literal("ThreadChanged"), threadSlug: z.string() });

/** The message for the stream: JSON text. */
export const writeThreadChange = (threadSlug: string): string =>
  JSON.stringify({ type: "ThreadChanged", threadSlug } satisfies z.infer<typeof threadChangeSchema>);

/**
 * The slug of the conversation that changed, from a message of the stream; null for any other message. Never throws.
 */
export function readThreadChange(data: string): string | null {
  try {
    const parsed = threadChangeSchema.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data.threadSlug : null;
  } catch {
    // A message that is not JSON announces no conversation either.
    return null;
  }
}
