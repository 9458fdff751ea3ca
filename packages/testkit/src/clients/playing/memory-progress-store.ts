// Knows the store of progress, in memory: the newest wins, and each attempt is kept once.
import type { Attempt, HistoryGateway, ProgressGateway } from "@academiz/application/ports";
import type { LearnizProgress } from "@academiz/domain/progress";
import type { NetworkLine } from "../network/network-line.ts";

/** The gateways of a player, with what arrived through them. */
export interface MemoryProgressStore {
  readonly gateway: ProgressGateway;
  readonly histories: HistoryGateway;
  /** What arrived, in order, accepted or not. */
  readonly sent: readonly LearnizProgress[];
  /** What a closing page sent; it is not stored. */
  readonly left: readonly LearnizProgress[];
  /** Every reported attempt, as often as it was reported. */
  readonly attempts: readonly Attempt[];
  /** What is stored now; null before the first save. */
  stored(): LearnizProgress | null;
  /** What is stored from here on, as if another device had saved it. */
  put(progress: LearnizProgress): void;
}

/** A store without progress. The newest `eventDate` wins: an older or repeated save is answered, unaccepted. */
export function createMemoryProgressStore(line: NetworkLine): MemoryProgressStore {
  let stored: LearnizProgress | null = null;
  const sent: LearnizProgress[] = [];
  const left: LearnizProgress[] = [];
  const attempts: Attempt[] = [];
  const dateOf = (progress: LearnizProgress | null) => progress?.eventDate ?? "";
  return {
    sent,
    left,
    attempts,
    stored: () => stored,
    put(progress) {
      stored = progress;
    },
    gateway: {
      send: (progress) =>
        line.pass("send", () => {
          sent.push(progress);
          const accepted = dateOf(progress) > dateOf(stored);
          if (accepted) stored = progress;
          return { ok: true, value: { accepted, storedEventDate: dateOf(stored) } };
        }),
      sendLeaving: (progress) => void left.push(progress),
    },
    histories: {
      add: (added) =>
        line.pass("add", () => {
          attempts.push(...added);
          return { ok: true, value: undefined };
        }),
    },
  };
}
