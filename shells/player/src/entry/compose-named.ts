// Knows what an address of the player that names nothing means outside production (§2.15).
import { readSettings } from "@academiz/http";
import { createBrowserTokenStore } from "@academiz/storage";
import { findNamed } from "./find-named.ts";

/** Null where it means nothing. */
export function findNamedAddress(): string | null {
  if (readSettings().platform === undefined) return null;
  return findNamed(new URL(location.href), createBrowserTokenStore("player", sessionStorage).readPlayed());
}
