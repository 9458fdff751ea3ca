// Knows what a publisher outside may write: one private update to one topic.
import { fail, type Result, succeed } from "@academiz/domain/kernel";
import { type HubRefusal, isReserved } from "./read-subscription.ts";

export interface Publication {
  readonly topic: string;
  readonly data: string;
}

/** This hub refuses public updates, updates to several topics, and ids, types or pauses of the publisher's own. */
export function readPublication(form: URLSearchParams): Result<Publication, HubRefusal> {
  const [topic, ...more] = form.getAll("topic");
  const isOurs = form.has("private") && !["id", "type", "retry"].some((name) => form.get(name));
  if (!topic || more.length > 0 || !isOurs) return fail("subscription.invalid");
  return isReserved(topic) ? fail("topic.refused") : succeed({ topic, data: form.get("data") ?? "" });
}
