// Knows how long nobody is reminded again of the same product.

/** Milliseconds between two reminders of one person and product, at least. */
export const REMINDER_PAUSE = 24 * 3_600_000;
