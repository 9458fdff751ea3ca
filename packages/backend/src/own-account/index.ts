// Knows the use cases of one's own account: sessions, data, the second factor.
export * from "./open-sessions.ts";
export { readOwnData } from "./read-own-data.ts";
export * from "./second-factor.ts";
