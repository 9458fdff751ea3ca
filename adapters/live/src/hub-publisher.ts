// Knows how what was stored reaches the streams of a hub outside: one private update a recipient, in the background.
import { setTimeout as wait } from "node:timers/promises";
import type { LivePublisher, Notifications, Tenancy } from "@academiz/backend/ports";
import { createHints } from "./hub-hints.ts";
import { createPublisherToken, type LiveTokenKey } from "./live-tokens.ts";
import { watchSilence } from "./watch-silence.ts";

export interface HubPublisherOptions extends LiveTokenKey {
  /** Where the server reaches the hub. */
  readonly url: string;
  readonly notifications: Pick<Notifications, "listDeliveries">;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds without any answer after which a sending is given up. */
  readonly patience?: number;
  /** Milliseconds that the end of the server waits for what is under way. */
  readonly grace?: number;
  /** Milliseconds before the one further try. */
  readonly pause?: number;
  /** Milliseconds that a hint may travel. */
  readonly hintPatience?: number;
}

const PAGE = 500;
const AT_ONCE = 8;
/** Milliseconds: a hub that does not answer delays a sending, or the end of the server, no longer than this. */
const PATIENCE = 5_000;
const PAUSE = 1_000;
/** Milliseconds: what changes about once a second is out of date by then. */
const HINT_PATIENCE = 2_000;

export function createHubPublisher(options: HubPublisherOptions): LivePublisher {
  let queue: Promise<void> = Promise.resolve();
  let ending = new AbortController();
  const patience = options.hintPatience ?? HINT_PATIENCE;
  // Hints do not go through the queue: neither a sending nor the end of the server waits for what the next second
  // replaces.
  const give = createHints(
    (topic, data) => post(options, topic, data, AbortSignal.timeout(patience)),
    options.onFailure,
  );
  return {
    // One sending after the other: two at once would not be quicker, and a hub is not flooded.
    publish(tenancy, dispatchId) {
      const { signal } = ending;
      queue = queue.then(() => publishAll(options, tenancy, dispatchId, signal)).catch(options.onFailure);
    },
    tell: (_tenancy, identifier, data) => give(identifier, data),
    /** One deadline for all that waits. */
    async settle() {
      const over = ending;
      const timer = setTimeout(() => {
        ending = new AbortController();
        over.abort(new Error("the server ends: what waits for the hub is not told live"));
      }, options.grace ?? PATIENCE);
      await queue;
      clearTimeout(timer);
    },
  };
}

/** @throws Error when the hub is silent, or the end came, before all were told. */
async function publishAll(
  options: HubPublisherOptions,
  tenancy: Tenancy,
  dispatchId: string,
  end: AbortSignal,
): Promise<void> {
  const patience = options.patience ?? PATIENCE;
  const silence = watchSilence(patience, end);
  try {
    let after: string | null = null;
    for (;;) {
      silence.signal.throwIfAborted();
      const page = await options.notifications.listDeliveries(tenancy, dispatchId, after, PAGE);
      const left = [...page];
      const work = async () => {
        for (let next = left.shift(); next; next = left.shift()) {
          await publishOne(options, next.identifier, JSON.stringify(next.notification), silence).catch((error) => {
            // Reported once, for all who are left.
            silence.signal.throwIfAborted();
            options.onFailure(error);
          });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      after = page.at(-1)?.identifier ?? null;
      if (page.length < PAGE) return;
    }
  } finally {
    silence.stop();
  }
}

async function publishOne(
  options: HubPublisherOptions,
  topic: string,
  data: string,
  { signal, hear }: ReturnType<typeof watchSilence>,
): Promise<void> {
  const limit = () => AbortSignal.any([signal, AbortSignal.timeout(options.patience ?? PATIENCE)]);
  try {
    await post(options, topic, data, limit(), hear);
  } catch {
    await wait(options.pause ?? PAUSE, undefined, { signal });
    await post(options, topic, data, limit(), hear);
  }
}

/** @throws Error that names the hub's answer, never the token. */
async function post(
  options: HubPublisherOptions,
  topic: string,
  data: string,
  signal: AbortSignal,
  hear: () => void = () => undefined,
): Promise<void> {
  const answer = await fetch(options.url, {
    method: "POST",
    headers: { authorization: `Bearer ${await createPublisherToken(options, topic, options.now())}` },
    body: new URLSearchParams({ topic, data, private: "on" }),
    redirect: "error",
    signal,
  });
  await answer.arrayBuffer();
  hear();
  if (!answer.ok) throw new Error(`the hub answers ${answer.status}`);
}
