// Knows when mails and pushed notifications are written and sent: again and again in the background, one round after
// another.
import {
  answerLinkRequests,
  type DeliveryFailure,
  deliverMails,
  deliverPushes,
  type PushFailure,
  type World,
} from "@academiz/backend";

export interface CourierLog {
  /** A mail that did not leave. */
  onFailure(failure: DeliveryFailure): void;
  /** A notification that did not reach a browser. */
  onPushFailure(failure: PushFailure): void;
  /** A round that failed, because the database is away, say. The next one tries again. */
  onTrouble(error: unknown): void;
}

/** Milliseconds between two looks into the queue. */
const PAUSE = 1_000;

/** One round: requested mails are written, and those that are due are sent. */
export async function carryMails(world: World, log: CourierLog): Promise<void> {
  await answerLinkRequests(world);
  for (const failure of await deliverMails(world)) log.onFailure(failure);
  for (const failure of await deliverPushes(world)) log.onPushFailure(failure);
}

/** Answers how to stop it: a running round is waited for. */
export function startCourier(world: World, log: CourierLog): () => Promise<void> {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  const next = () => {
    round = carryMails(world, log)
      .catch(log.onTrouble)
      .then(() => {
        if (!isOver) timer = setTimeout(next, PAUSE);
      });
  };
  next();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await round;
  };
}
