// Knows how a text is cut to a length without leaving half of a character at its end.

/** At most `most` UTF-16 units. Databases and files refuse half of a character. */
export const cutText = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/\p{Cs}$/u, "") : text;
