// Knows what the back office asks of the server about those who have a product to do and have not begun it.

/** Which of them: part of a name, a login or an e-mail; pages from 1. */
export interface WaitingCriteria {
  readonly query: string;
  readonly page: number;
}
/** Somebody who has not begun. */
export interface WaitingLearner {
  readonly id: string;
  readonly login: string;
  /** As people call them; their login where nobody wrote a name. */
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
