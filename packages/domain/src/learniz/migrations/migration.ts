// Knows what one step of the content version is: two versions and the change between them (§4.81).
import type { Json } from "../../kernel/index.ts";

/**
 * Content that bears version `V`. Only the version is sure: a step meets whatever JSON was stored, and never throws.
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

/** A step from a change that does not care for the stamp: the frame puts the new version on. */
export function defineMigration<From extends string, To extends string>(
  from: From,
  to: To,
  change: (content: { readonly [key: string]: Json }) => { readonly [key: string]: Json },
): Migration<From, To> {
  return { from, to, migrate: (content) => ({ ...change(content), version: to }) };
}
