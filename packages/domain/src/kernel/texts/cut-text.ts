// Knows how a text is cut to a length without leaving half of a character at its end.

/** At most this many units. The half of a character is no text: databases and files refuse it, or show it as a fault. */
export const cutText = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/\p{Cs}$/u, "") : text;
