// Knows how a test gets a narrow token, also for a product to which no link leads.
import { openSession } from "@academiz/backend";
import type { TestServer } from "./start-test-server.ts";

/** As a link or a preview gives it to the user of this token; `binding` is the perimeter, in a preview the product. */
export async function giveNarrowToken(
  server: TestServer,
  token: string,
  scope: "link" | "preview",
  binding: string,
): Promise<string> {
  const { world } = server;
  const actor = await world.tokens.readAccess(token, world.clock.now());
  if (!actor.ok) throw new Error(actor.error);
  return (await openSession(world, { ...actor.value, scope, binding }, actor.value.sessionId)).token;
}
