// Knows whether an answer is the server's (§4.15), or a proxy's or a copy on this device in its place.
import { HELD_AT } from "@academiz/domain/offline";
import type { ToldAnswer } from "./api-client.ts";

/** `heldAt`: when the network delivered what is a copy, in milliseconds since the epoch; null: it is none. */
export function readReach({ status, headers }: ToldAnswer): {
  readonly isCutOff: boolean;
  readonly heldAt: number | null;
} {
  const held = headers.get(HELD_AT);
  return { isCutOff: status === 408 || status === 504 || held !== null, heldAt: held === null ? null : Number(held) };
}
