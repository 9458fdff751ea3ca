export * from "./listing.connect.ts";
export * from "./listing.machine.ts";
export * from "./loading.machine.ts";
