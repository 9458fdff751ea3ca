export * from "./check-password.ts";
export * from "./client-slug.ts";
export * from "./complete-login.ts";
export * from "./new-password.ts";
export * from "./read-token-payload.ts";
export * from "./role.ts";
export * from "./session-mode.ts";
export type * from "./token-payload.ts";
