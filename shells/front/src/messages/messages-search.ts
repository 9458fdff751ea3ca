// Knows which messages the address shows.
const STATES = ["unread", "mine", "open", "closed"] as const;

/** Default values are left out of the address. */
export interface MessagesSearch {
  /** The conversations that the reader answers, or their own questions; absent: their own, where there are any. */
  readonly as?: "asker" | "expert";
  readonly state?: (typeof STATES)[number];
  readonly page?: number;
  /** The slug of the open conversation. */
  readonly thread?: string;
}

/** Values that cannot be read are ignored. */
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
