// Knows how a request learns whether its caller still stands: its first statement asks too, so no statement is added.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Actor, Callers } from "@academiz/backend/ports";
import { mayImpersonate, ROLES } from "@academiz/domain/identity";
import { sql } from "drizzle-orm";
import { hasFallen } from "./caller-view.ts";
import type { Tenants } from "./tenants.ts";

/** The work of one request. */
interface Vouching {
  readonly actor: Actor;
  hasAsked: boolean;
}
const underWay = new AsyncLocalStorage<Vouching>();

/** A statement as drivers take it; one with a `name` is read once by each connection. */
type Statement = string | { readonly text: string; readonly name?: string };

const ASKING = /^\s*(?:select|insert|update|delete|(with\s+(?:recursive\s+)?))/i;

/**
 * Runs a statement. The first of a request writes its caller into the view that judges: it fails for a caller who no
 * longer stands. Statements that begin, end or undo a transaction carry nothing.
 */
export async function bringCaller<T>(
  statement: Statement,
  values: unknown[] | undefined,
  run: (statement: Statement, values: unknown[] | undefined) => Promise<T>,
): Promise<T> {
  const vouching = underWay.getStore();
  const { text, name }: Exclude<Statement, string> = typeof statement === "string" ? { text: statement } : statement;
  const start = ASKING.exec(text);
  if (!vouching || vouching.hasAsked || !start) return run(statement, values);
  const { actor } = vouching;
  const own = values ?? [];
  const brought = addCaller(text, start, own.length);
  const result = await run(
    typeof statement === "string" ? brought : { ...statement, text: brought, ...(name && { name: `${name} called` }) },
    [
      ...own,
      actor.userId,
      actor.home.clientId,
      actor.sessionId,
      [...actor.roles],
      listImpersonators(actor),
      actor.scope,
    ],
  );
  vouching.hasAsked = true;
  return result;
}

/** PostgreSQL executes an `insert` in a `with` clause whether or not anything reads it. */
function addCaller(text: string, [whole, opening]: RegExpExecArray, before: number): string {
  const places = ["uuid", "uuid", "uuid", "text[]", "text[]", "text"].map((type, at) => `$${before + at + 1}::${type}`);
  const caller = `academiz_caller as (insert into judged_callers values (${places.join(", ")}))`;
  return opening ? `${opening}${caller}, ${text.slice(whole.length)}` : `with ${caller} ${text}`;
}

/** The roles that may stand in for this user. */
const listImpersonators = ({ roles }: Actor): readonly string[] =>
  ROLES.filter((role) => mayImpersonate([role], roles));

export const createCallers = (tenants: Tenants): Callers => ({
  async vouch(actor, work, needsWord) {
    const vouching: Vouching = { actor, hasAsked: false };
    return underWay.run(vouching, async () => {
      try {
        const result = await work();
        if (needsWord && !vouching.hasAsked) await tenants.of(actor.home).execute(sql`select 1`);
        return result;
      } catch (error) {
        if (hasFallen(error)) return null;
        throw error;
      }
    });
  },
});
