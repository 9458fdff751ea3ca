// Knows what a subscriber asks for, in the older dialect (`topic=`) and the newer one (`match=`).
import { fail, type Result, succeed } from "@academiz/domain/kernel";

export type HubRefusal = "subscription.invalid" | "topic.refused" | "body.too-large";
export interface Subscription {
  readonly dialect: 0 | 1;
  /** Compared letter for letter: a template or a star is a topic like any other, to which nothing is written. */
  readonly topics: readonly string[];
  /** The place in the query; a header overrides it. */
  readonly lastEventId: string | null;
}

const MOST_TOPICS = 10;
const LONGEST_TOPIC = 500;
const RESERVED = "/.well-known/mercure";

export function readSubscription(query: URLSearchParams): Result<Subscription, HubRefusal> {
  const names = [...query.keys()];
  // A match that this hub does not know would silently open less than was asked for.
  if (names.some((name) => name.startsWith("match") && name !== "match")) return fail("subscription.invalid");
  const [older, newer] = [query.getAll("topic"), query.getAll("match")];
  const topics = older.length > 0 ? older : newer;
  if (topics.length === 0 || (older.length > 0 && newer.length > 0)) return fail("subscription.invalid");
  if (topics.length > MOST_TOPICS) return fail("body.too-large");
  if (topics.some((topic) => topic === "" || topic.length > LONGEST_TOPIC)) return fail("subscription.invalid");
  if (topics.some(isReserved)) return fail("topic.refused");
  const lastEventId = query.get("lastEventID") ?? query.get("Last-Event-ID") ?? query.get("last-event-id");
  return succeed({ dialect: older.length > 0 ? 0 : 1, topics: [...new Set(topics)], lastEventId });
}

/** The hub's own topics, however they are written. */
export function isReserved(topic: string): boolean {
  const base = "https://hub.invalid/";
  const path = URL.canParse(topic, base) ? new URL(topic, base).pathname : topic;
  return path === RESERVED || path.startsWith(`${RESERVED}/`);
}
