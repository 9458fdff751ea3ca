// Knows how calls of a test share a session of a user of the demo: a login costs more than most calls.
import type { TestServer } from "./start-test-server.ts";

/** Milliseconds: less than an access token lives. */
const FRESH = 10 * 60_000;
const tokens = new WeakMap<TestServer, Map<string, { readonly token: string; readonly at: number }>>();

export async function tokenOf(server: TestServer, login: string): Promise<string> {
  const known = tokens.get(server) ?? new Map<string, { readonly token: string; readonly at: number }>();
  tokens.set(server, known);
  const now = server.world.clock.now();
  const found = known.get(login);
  if (found && now - found.at < FRESH) return found.token;
  const { token } = await server.signIn(login);
  known.set(login, { token, at: now });
  return token;
}

/** The next call signs in again: something ended the session. */
export const forgetTokenOf = (server: TestServer, login: string) => void tokens.get(server)?.delete(login);
