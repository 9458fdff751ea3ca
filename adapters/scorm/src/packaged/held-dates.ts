// Knows which progress an LMS resumes next: the one that it took last, or one that it was told since and did not
// clearly take.

export interface HeldDates {
  /** Each an `eventDate`; empty where the LMS holds nothing. */
  readonly list: () => readonly string[];
  /**
   * `isTaken`: the LMS said so, or had it at the start. A progress without a date cannot be told from another: it is
   * none.
   */
  tell(eventDate: string | undefined, isTaken: boolean): void;
}

export function createHeldDates(): HeldDates {
  let held: readonly string[] = [];
  return {
    list: () => held,
    tell(eventDate, isTaken) {
      const told = eventDate === undefined ? [] : [eventDate];
      held = isTaken ? told : [...new Set([...held, ...told])];
    },
  };
}
