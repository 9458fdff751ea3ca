// Knows how an answer says that it is a copy: by a header, which no server sends.

/** Its value: when the network delivered it, in milliseconds since the epoch. */
export const HELD_AT = "x-held-at";
