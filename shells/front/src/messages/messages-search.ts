// Knows which messages the address shows.
const STATES = ["unread", "mine", "open", "closed"] as const;

/** What is usual is not said in the address. */
export interface MessagesSearch {
  /** Those that one answers, or one's own questions; absent: one's own, or where there are none, those one answers. */
  readonly as?: "asker" | "expert";
  readonly state?: (typeof STATES)[number];
  readonly page?: number;
  /** Slug of the conversation that is read. */
  readonly thread?: string;
}

/** What cannot be read is passed over. */
export function readMessagesSearch({ as, state, page, thread }: Readonly<Record<string, unknown>>): MessagesSearch {
  const known = STATES.find((one) => one === state);
  const read = typeof thread === "string" || typeof thread === "number" ? String(thread) : "";
  return {
    ...((as === "asker" || as === "expert") && { as }),
    ...(known && { state: known }),
    ...(typeof page === "number" && Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
    ...(read !== "" && { thread: read.slice(0, 200) }),
  };
}
