// Knows the parts that the settings of most types share: slugs, lists with unique slugs, marks of an example.
import * as z from "zod/mini";
import { type Fault, fail, listFaults, type Result, succeed } from "../../kernel/index.ts";

// These are refinements, which are not asked of a value of another type: `z.minLength` compares the `length` of any
// object, and throws where that cannot be turned into a number.
export const slugSchema = z.string().check(z.refine((slug) => slug !== "", "expected a slug"));

/** Text that may be left out. */
export const looseText = z._default(z.string(), "");

/** The parts that are still those of the example; absent when an author has written all of it. */
export const markSchema = <const P extends string>(...parts: readonly [P, ...P[]]) =>
  z.catch(z.optional(z.array(z.enum(parts))), undefined);

/** A list with at least and at most so many items, each with a slug of its own. */
export const listOf = <S extends z.ZodMiniType<{ readonly slug: string }>>(one: S, least: number, most: number) =>
  z.array(one).check(
    z.refine((list) => list.length >= least && list.length <= most, `expected ${least} to ${most}`),
    z.refine((list) => new Set(list.map(({ slug }) => slug)).size === list.length, "slugs must differ"),
  );

/** The usual limit of a list of words that an author writes. */
export const MOST_WORDS = 30;

/** A list of so many words at most; absent is an empty list. */
export const wordsUpTo = (most: number) =>
  z._default(z.array(z.string()).check(z.refine((list) => list.length <= most, `expected at most ${most}`)), []);

/** Reads params of a media; the faults' paths start at the params. Never throws. */
export function parseParams<S extends z.ZodMiniType>(schema: S, params: unknown): Result<z.infer<S>, readonly Fault[]> {
  const parsed = schema.safeParse(params);
  return parsed.success ? succeed(parsed.data) : fail(listFaults(parsed.error));
}
