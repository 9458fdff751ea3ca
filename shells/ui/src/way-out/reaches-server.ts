// Knows whether a page of this server could be loaded now.

/** Milliseconds after which a missing answer counts as none. */
const PATIENCE = 4_000;

/** Any answer counts: a server that fails has words of its own. */
export async function reachesServer(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch("/", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    return true;
  } catch {
    return false;
  }
}
