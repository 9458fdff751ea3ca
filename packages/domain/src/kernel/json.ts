// Knows the shape of data that survives a trip through JSON.

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
