// Knows what one step of the content version is: two versions and the change between them (§4.81).
import type { Json } from "../../kernel/index.ts";

/**
 * Content that states version `V`. Nothing else about it is certain: a step meets any JSON that was stored, and never
 * throws.
 */
export interface ContentAt<V extends string> {
  readonly version: V;
  readonly [key: string]: Json;
}

export interface Migration<From extends string = string, To extends string = string> {
  readonly from: From;
  readonly to: To;
  migrate(content: ContentAt<From>): ContentAt<To>;
}

/** Makes a step from a change that need not set the version: the step sets the new one. */
export function defineMigration<From extends string, To extends string>(
  from: From,
  to: To,
  change: (content: { readonly [key: string]: Json }) => { readonly [key: string]: Json },
): Migration<From, To> {
  return { from, to, migrate: (content) => ({ ...change(content), version: to }) };
}
