// Knows what a client needs to open its user's stream (§7.142).
import type { AnswerOf, notifications } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { ACCESS_LIFETIME } from "../session/lifetimes.ts";

/** The stream ends with its token, or with the session in which the token was asked for. */
export async function openStream(
  { live, users, clock }: Pick<World, "live" | "users" | "clock">,
  actor: Actor,
): Outcome<AnswerOf<typeof notifications.liveToken>> {
  const user = await users.read(actor.home, actor.userId);
  if (!user?.active) return refuse("token.invalid");
  const { url, protocol, tokens } = live;
  const holder = { clientId: actor.home.clientId, sessionId: actor.sessionId };
  return succeed({ token: await tokens.issue(user.identifier, clock.now(), ACCESS_LIFETIME, holder), url, protocol });
}
