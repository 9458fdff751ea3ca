// Knows the use cases of the server.
export * from "./learniz/index.ts";
export * from "./outcome.ts";
export * from "./players/index.ts";
export * from "./policies/admit.ts";
export * from "./session/index.ts";
export type { World } from "./world.ts";
