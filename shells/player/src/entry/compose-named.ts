// Knows what the tab of a player keeps for an address that names nothing to play (§2.15, §2.22).
import { readSettings } from "@academiz/http";
import { createBrowserTokenStore } from "@academiz/storage";
import { findNamed } from "./find-named.ts";

const openStore = () => createBrowserTokenStore("player", sessionStorage);

/** Null where this tab was not opened by a preview. */
export function findOffice(): string | null {
  const back = openStore().readReturnUrl();
  return back?.startsWith("/admin/") ? back : null;
}

/** Outside production alone; null where it means nothing. */
export function findNamedAddress(): string | null {
  if (readSettings().platform === undefined) return null;
  return findNamed(new URL(location.href), openStore().readPlayed());
}
