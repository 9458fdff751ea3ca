// Knows the ticket by which the content origin commits: a sealed word of who, where and until when, good for that alone (decisions 7).
import type { Actor } from "../ports/index.ts";
import { toIso } from "../time.ts";
import type { World } from "../world.ts";

/** Milliseconds after which a ticket that nobody renewed is worth nothing. */
export const TICKET_LIFETIME = 15 * 60_000;

/** What is read in a ticket; whether its launch, session and user are still good is another question. */
export interface Ticket {
  readonly clientId: string;
  readonly userId: string;
  readonly launch: string;
  readonly sessionId: string;
  /** Milliseconds. */
  readonly end: number;
}

/** Bytes. */
const LONGEST = 1_000;
const PURPOSE = "scorm-commit";
/** Ids alone stand in it: a byte a letter. */
const toBytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export function issueTicket(
  { vault, clock }: Pick<World, "vault" | "clock">,
  { home, userId, sessionId }: Pick<Actor, "home" | "userId" | "sessionId">,
  launch: string,
): { readonly ticket: string; readonly expiresAt: string } {
  const end = clock.now() + TICKET_LIFETIME;
  const words = [PURPOSE, home.clientId, userId, launch, sessionId, end];
  return { ticket: vault.seal(toBytes(JSON.stringify(words))), expiresAt: toIso(end) };
}

/** Null for what is no ticket of this platform: that is a guess, where an old one is none. */
export function readTicket({ vault }: Pick<World, "vault">, ticket: string): Ticket | null {
  const bytes = vault.open(ticket);
  if (!bytes || bytes.byteLength > LONGEST) return null;
  const words = readWords(String.fromCharCode(...bytes));
  const [purpose, clientId, userId, launch, sessionId, end] = words;
  if (purpose !== PURPOSE || typeof end !== "number") return null;
  return {
    clientId: String(clientId),
    userId: String(userId),
    launch: String(launch),
    sessionId: String(sessionId),
    end,
  };
}

/** Whatever else is sealed with the platform's secret is none. */
function readWords(text: string): readonly unknown[] {
  try {
    const words: unknown = JSON.parse(text);
    return Array.isArray(words) ? words : [];
  } catch {
    return [];
  }
}
