export * from "./audience.ts";
export * from "./client-update.ts";
export * from "./licence.ts";
export * from "./organisation.ts";
export * from "./plugin.ts";
