// Knows which progress an LMS resumes next: the last one that it took, or one that it was sent since and did not
// clearly take.

export interface HeldDates {
  /** Each an `eventDate`; empty where the LMS holds nothing. */
  readonly list: () => readonly string[];
  /**
   * `isTaken`: the LMS said so, or had it at the start. A progress without a date cannot be told from another, and is
   * not listed.
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
