// Knows how the type of parsed JSON becomes one that nobody writes to.

/** The same data, all of it read-only. */
export type Immutable<T> = T extends readonly (infer Element)[]
  ? readonly Immutable<Element>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;
