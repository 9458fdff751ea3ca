export * from "./bulk.connect.ts";
export * from "./bulk.machine.ts";
