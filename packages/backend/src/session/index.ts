// Knows the use cases of the session and the account.
export * from "./change-platform.ts";
export * from "./find-standing.ts";
export * from "./log-in.ts";
export * from "./log-out.ts";
export * from "./open-session.ts";
export { isStandIn } from "./read-actor.ts";
export * from "./read-me.ts";
export * from "./refresh-session.ts";
export * from "./renew-token.ts";
export { switchClient } from "./switch-client.ts";
export * from "./update-me.ts";
