// Knows the ticket for commits from the content origin: a sealed text of who, where and until when, good for that only
// (decisions 7).

import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { openWords, sealWords } from "./sealed-words.ts";

/** Milliseconds after which a ticket that was not renewed expires. */
export const TICKET_LIFETIME = 15 * 60_000;

/** The content of a ticket; whether its launch, session and user are still valid is checked elsewhere. */
export interface Ticket {
  readonly clientId: string;
  readonly userId: string;
  readonly launch: string;
  readonly sessionId: string;
  /** Milliseconds. */
  readonly end: number;
}

const PURPOSE = "scorm-commit";

export function issueTicket(
  world: Pick<World, "vault" | "clock">,
  { home, userId, sessionId }: Pick<Actor, "home" | "userId" | "sessionId">,
  launch: string,
): { readonly ticket: string; readonly expiresAt: string } {
  const end = world.clock.now() + TICKET_LIFETIME;
  const ticket = sealWords(world, PURPOSE, [home.clientId, userId, launch, sessionId, end]);
  return { ticket, expiresAt: toIso(end) };
}

/** Null for a text that is no ticket of this platform: that is a guess, whereas an expired ticket is not. */
export function readTicket(world: Pick<World, "vault">, ticket: string): Ticket | null {
  const words = openWords(world, PURPOSE, ticket);
  if (!words) return null;
  const [clientId, userId, launch, sessionId, end] = words;
  if (typeof end !== "number") return null;
  return {
    clientId: String(clientId),
    userId: String(userId),
    launch: String(launch),
    sessionId: String(sessionId),
    end,
  };
}
