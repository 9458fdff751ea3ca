export * from "./role.ts";
export type * from "./token-payload.ts";
