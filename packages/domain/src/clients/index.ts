export * from "./audience.ts";
export * from "./branches.ts";
export * from "./client-update.ts";
export * from "./edit-tree.ts";
export * from "./licence.ts";
export * from "./organisation.ts";
export * from "./picture.ts";
export * from "./plugin.ts";
