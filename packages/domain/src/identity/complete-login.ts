// Knows how a login becomes an identifier (§4.2) and an identifier a login again (§3.7, §5.16).

/** `{clientSlug}_{login}`, always, also for a login that begins so already; the login alone without a client slug. */
export function completeLogin(clientSlug: string | undefined, login: string): string {
  return clientSlug ? `${clientSlug}_${login}` : login;
}

/** The identifier without its first `_`-separated part, the client's. */
export function readLogin(identifier: string): string {
  return identifier.split("_").slice(1).join("_");
}
