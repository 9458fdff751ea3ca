// Knows how what was stored reaches the streams of a hub outside: one private update a recipient, in the background.
import type { LivePublisher, Notifications, Tenancy } from "@academiz/backend/ports";
import { createHints } from "./hub-hints.ts";
import { createPublisherToken, type LiveTokenKey } from "./live-tokens.ts";

export interface HubPublisherOptions extends LiveTokenKey {
  /** Where the server reaches the hub. */
  readonly url: string;
  readonly notifications: Pick<Notifications, "listDeliveries">;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds before the one more try. */
  readonly pause?: number;
  /** Milliseconds that a hint may travel. */
  readonly hintPatience?: number;
}

const PAGE = 500;
const AT_ONCE = 8;
/** Milliseconds: a hub that does not answer holds nothing back for longer. */
const PATIENCE = 10_000;
const PAUSE = 1_000;
/** Milliseconds: what is told about once a second is old by then. */
const HINT_PATIENCE = 2_000;

export function createHubPublisher(options: HubPublisherOptions): LivePublisher {
  let queue: Promise<void> = Promise.resolve();
  const patience = options.hintPatience ?? HINT_PATIENCE;
  // Beside the queue: no sending, and no end of the server, waits behind what the next second replaces.
  const give = createHints((topic, data) => post(options, topic, data, patience), options.onFailure);
  return {
    // One sending after the other: two at once would not be quicker, and a hub is not flooded.
    publish(tenancy, dispatchId) {
      queue = queue.then(() => publishAll(options, tenancy, dispatchId)).catch(options.onFailure);
    },
    tell: (_tenancy, identifier, data) => give(identifier, data),
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

async function publishOne(options: HubPublisherOptions, topic: string, data: string): Promise<void> {
  try {
    await post(options, topic, data, PATIENCE);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, options.pause ?? PAUSE));
    await post(options, topic, data, PATIENCE);
  }
}

/** @throws Error that names the hub's answer, never the token. */
async function post(options: HubPublisherOptions, topic: string, data: string, patience: number): Promise<void> {
  const answer = await fetch(options.url, {
    method: "POST",
    headers: { authorization: `Bearer ${await createPublisherToken(options, topic, options.now())}` },
    body: new URLSearchParams({ topic, data, private: "on" }),
    redirect: "error",
    signal: AbortSignal.timeout(patience),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the hub answers ${answer.status}`);
}
