// Knows which messages the address shows.
const STATES = ["unread", "mine", "open", "closed"] as const;

/** Default values are left out of the address. */
export interface MessagesSearch {
  readonly state?: (typeof STATES)[number];
  readonly page?: number;
  /** Slug of the conversation that is read. */
  readonly thread?: string;
}

/** Values that cannot be read are ignored. */
export function readMessagesSearch({ state, page, thread }: Readonly<Record<string, unknown>>): MessagesSearch {
  const known = STATES.find((one) => one === state);
  const read = typeof thread === "string" || typeof thread === "number" ? String(thread) : "";
  return {
    ...(known && { state: known }),
    ...(typeof page === "number" && Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
    ...(read !== "" && { thread: read.slice(0, 200) }),
  };
}
