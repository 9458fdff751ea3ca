// Knows how a typed number is read, and whether it is enough seats.

export const readNumber = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Fewer seats are typed than people have a place in the date. */
export const lacksSeats = (typed: string, enrolled: number): boolean => readNumber(typed) < enrolled;
