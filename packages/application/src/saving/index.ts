export * from "./is-final.ts";
export * from "./saving.connect.ts";
export * from "./saving.machine.ts";
export type * from "./saving.types.ts";
