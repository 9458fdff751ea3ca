// Knows the use cases of the server.
export * from "./account/index.ts";
export * from "./backup/index.ts";
export * from "./classiz/index.ts";
export * from "./clients/index.ts";
export * from "./documents/index.ts";
export * from "./impersonation/index.ts";
export * from "./learniz/index.ts";
export * from "./mail/index.ts";
export * from "./notifications/index.ts";
export * from "./outcome.ts";
export * from "./players/index.ts";
export * from "./policies/admit.ts";
export * from "./products/index.ts";
export * from "./sequences/index.ts";
export * from "./session/index.ts";
export * from "./stats/index.ts";
export * from "./users/index.ts";
export type { Repositories, World } from "./world.ts";
