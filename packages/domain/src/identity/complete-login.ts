// Knows how a login becomes an identifier (§4.2) and an identifier a login again (§3.7, §5.16).

/**
 * The identifier `{clientSlug}_{login}` with which a user signs in (§4.2), prefixed also when the login begins so
 * already; the login alone without a client slug, or with an empty one.
 */
export function completeLogin(clientSlug: string | undefined, login: string): string {
  return clientSlug ? `${clientSlug}_${login}` : login;
}

/** The identifier without its first `_`-separated part, the client's (§5.16); empty when there is no `_`. */
export function readLogin(identifier: string): string {
  return identifier.split("_").slice(1).join("_");
}
