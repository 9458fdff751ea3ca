// Knows how hints, which are not worth storing, reach a hub outside: the newest of each topic, never a backlog.

/** Sends one message to one topic. @throws Error when the hub did not take it. */
export type PostHint = (topic: string, data: string) => Promise<void>;

/**
 * Answers how a hint is given; nothing waits for it. One is sent at a time. Of the hints that are given meanwhile the
 * newest of each topic waits; when the hub refuses the one under way, all that wait are dropped, and `onFailure` is
 * called for that one alone.
 */
export function createHints(
  post: PostHint,
  onFailure: (error: unknown) => void,
): (topic: string, data: string) => void {
  const waiting = new Map<string, string>();
  let isSending = false;
  const sendAll = async () => {
    isSending = true;
    for (let [next] = waiting; next; [next] = waiting) {
      waiting.delete(next[0]);
      try {
        await post(...next);
      } catch (error) {
        waiting.clear();
        onFailure(error);
      }
    }
    isSending = false;
  };
  return (topic, data) => {
    waiting.set(topic, data);
    if (!isSending) void sendAll();
  };
}
