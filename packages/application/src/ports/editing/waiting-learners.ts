// Knows what the back office asks of the server about people who should do a product and have not begun it.

/** Which of them are listed: by part of a name, a login or an e-mail; pages from 1. */
export interface WaitingCriteria {
  readonly query: string;
  readonly page: number;
}
/** Somebody who has not begun. */
export interface WaitingLearner {
  readonly id: string;
  readonly identifier: string;
  readonly login: string;
  /** Their name, or their login if they have no name. */
  readonly name: string;
}
export interface WaitingPage {
  readonly learners: readonly WaitingLearner[];
  /** Of all pages that match. */
  readonly total: number;
  readonly size: number;
  /** The deadline, an ISO timestamp; null: none. */
  readonly due: string | null;
}
