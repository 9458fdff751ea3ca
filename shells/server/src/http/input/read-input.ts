// Knows how a caller's input is read by the schemas of the contract: unknown fields are dropped, and invalid ones
// reported.
import { type Refusal, refuse } from "@academiz/backend";
import type { Route } from "@academiz/contract";
import { type Fault, type Result, succeed } from "@academiz/domain/kernel";
import type { FastifyRequest } from "fastify";

type Schema = NonNullable<Route["body"]>;

export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The fields of a form. */
  readonly fields: unknown;
}

/** Every fault of every part, with where it is. */
export function readInput(
  { params, query, body, form }: Pick<Route, "params" | "query" | "body" | "form">,
  request: Pick<FastifyRequest, "params" | "query" | "body">,
  sentFields: unknown,
): Result<Input, Refusal> {
  const faults: Fault[] = [];
  const read = (schema: Schema | undefined, value: unknown, where: readonly string[]): unknown => {
    const parsed = schema && parse(schema, value);
    if (!parsed) return undefined;
    if (parsed.ok) return parsed.value;
    faults.push(...parsed.error.map(({ path, message }) => ({ path: [...where, ...path], message })));
    return undefined;
  };
  const input = {
    params: read(params, request.params, ["params"]),
    query: read(query, request.query, ["query"]),
    body: read(body, request.body, []),
    fields: read(form?.fields, sentFields, []),
  };
  const hasNul = [request.params, request.query, sentFields].some((part) => JSON.stringify(part)?.includes("\\u0000"));
  if (hasNul) faults.push({ path: [], message: "a NUL character" });
  return faults.length > 0 ? refuse("validation", { faults }) : succeed(input);
}

/** A length check compares the `length` of any object, and throws where that cannot be compared. */
export function parse(schema: Schema, value: unknown): Result<unknown, readonly Fault[]> {
  try {
    const parsed = schema.safeParse(value);
    if (parsed.success) return succeed(parsed.data);
    const faults = parsed.error.issues.map(({ path, message }) => ({ path: path.map(toKey), message }));
    return { ok: false, error: faults };
  } catch (error) {
    if (error instanceof TypeError) return { ok: false, error: [{ path: [], message: error.message }] };
    throw error;
  }
}
const toKey = (key: PropertyKey): string | number => (typeof key === "symbol" ? String(key) : key);
