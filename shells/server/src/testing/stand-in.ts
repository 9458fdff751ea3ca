// Knows how tests stand in for somebody: by exchanging a token pair, as a page does for an address that leads to it.
import { bearer } from "./author.ts";
import { call } from "./route-case.ts";
import type { TestServer } from "./start-test-server.ts";

interface Pair {
  readonly token: string;
  readonly refreshToken: string;
}

/** `by`: the login of the person who stands in. */
export async function standIn(
  server: TestServer,
  identifier: string,
  { by = "demo_admin", platform = "FRONT_DYNAMIC" }: { readonly by?: string; readonly platform?: string } = {},
): Promise<Pair> {
  const { token } = await server.signIn(by);
  const pair = await call(server, "impersonate", { headers: bearer(token), body: { identifier, platform } });
  const exchanged = await call(server, "refresh", { body: { refreshToken: pair.json().refreshToken } });
  if (exchanged.statusCode !== 200) throw new Error(`nobody stands in for ${identifier}: ${pair.body}`);
  return exchanged.json();
}
