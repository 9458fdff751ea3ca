// Knows the shape of data that survives a trip through JSON.

/** A value that `JSON.stringify` and `JSON.parse` give back as it was. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
