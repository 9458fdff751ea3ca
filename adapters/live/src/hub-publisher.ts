// Knows how what was stored reaches the streams of a hub outside: one private update a recipient, in the background.
import type { LivePublisher, Notifications, Tenancy } from "@academiz/backend/ports";
import { createPublisherToken, type LiveTokenKey } from "./live-tokens.ts";

export interface HubPublisherOptions extends LiveTokenKey {
  /** Where the server reaches the hub. */
  readonly url: string;
  readonly notifications: Pick<Notifications, "listDeliveries">;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds before the one more try. */
  readonly pause?: number;
}

const PAGE = 500;
const AT_ONCE = 8;
/** Milliseconds: a hub that does not answer holds nothing back for longer. */
const PATIENCE = 10_000;
const PAUSE = 1_000;

export function createHubPublisher(options: HubPublisherOptions): LivePublisher {
  let queue: Promise<void> = Promise.resolve();
  return {
    // One sending after the other: two at once would not be quicker, and a hub is not flooded.
    publish(tenancy, dispatchId) {
      queue = queue.then(() => publishAll(options, tenancy, dispatchId)).catch(options.onFailure);
    },
    tell(_tenancy, identifier, data) {
      queue = queue.then(() => publishOne(options, identifier, data)).catch(options.onFailure);
    },
    settle: () => queue,
  };
}

async function publishAll(options: HubPublisherOptions, tenancy: Tenancy, dispatchId: string): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const page = await options.notifications.listDeliveries(tenancy, dispatchId, after, PAGE);
    const left = [...page];
    const work = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        await publishOne(options, next.identifier, JSON.stringify(next.notification)).catch(options.onFailure);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    after = page.at(-1)?.identifier ?? null;
    if (page.length < PAGE) return;
  }
}

/** @throws Error that names the hub's answer, never the token. */
async function publishOne(options: HubPublisherOptions, topic: string, data: string): Promise<void> {
  const post = async () => {
    const answer = await fetch(options.url, {
      method: "POST",
      headers: { authorization: `Bearer ${await createPublisherToken(options, topic, options.now())}` },
      body: new URLSearchParams({ topic, data, private: "on" }),
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the hub answers ${answer.status}`);
  };
  try {
    await post();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, options.pause ?? PAUSE));
    await post();
  }
}
