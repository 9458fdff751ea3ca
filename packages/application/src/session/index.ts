export * from "./entry-link.ts";
export * from "./session.connect.ts";
export * from "./session.machine.ts";
export type * from "./session.types.ts";
