// Knows the token in the fragment of a link's address: it is removed at once, so that no history and no bookmark keeps
// it.
import { useSyncExternalStore } from "react";

let token: string | null = null;

/** Called before the router reads the address. Later fragments are read by `useLinkToken`. */
export function takeLinkToken(): void {
  const found = /^#token=(.+)$/.exec(location.hash)?.[1];
  if (found === undefined) return;
  token = found;
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** A newer link opened in the same tab only changes the fragment: no page is loaded. */
function listen(tell: () => void): () => void {
  const hear = () => {
    takeLinkToken();
    tell();
  };
  window.addEventListener("hashchange", hear);
  return () => window.removeEventListener("hashchange", hear);
}

/** The token of the newest link opened in this tab; null when the page was reached without one. */
export const useLinkToken = (): string | null => useSyncExternalStore(listen, () => token);
