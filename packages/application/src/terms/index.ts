export * from "./client-terms.machine.ts";
export * from "./own-terms.machine.ts";
