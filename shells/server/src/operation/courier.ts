// Knows when mails and pushed notifications are written and sent: again and again in the background, one round after
// another, each for itself.
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

type Round = (world: World, log: CourierLog, isStopping?: () => boolean) => Promise<void>;

/** One round: requested mails are written, and those that are due are sent. */
export const carryMails: Round = async (world, log, isStopping) => {
  await answerLinkRequests(world);
  for (const failure of await deliverMails(world, isStopping)) log.onFailure(failure);
};

/** One round: the notifications that are due leave for the closed browsers. */
export const carryPushes: Round = async (world, log, isStopping) => {
  for (const failure of await deliverPushes(world, isStopping)) log.onPushFailure(failure);
};

/**
 * Mails do not wait for a push service that is slow, nor the other way round. Answers how to stop it: what is under way
 * is waited for, and the rest is left for the next start.
 */
export function startCourier(world: World, log: CourierLog): () => Promise<void> {
  const stops = [carryMails, carryPushes].map((carry) => repeat((isStopping) => carry(world, log, isStopping), log));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

function repeat(carry: (isStopping: () => boolean) => Promise<void>, log: CourierLog): () => Promise<void> {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  const next = () => {
    round = carry(() => isOver)
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
