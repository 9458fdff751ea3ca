export * from "./appearance.connect.ts";
export * from "./appearance.machine.ts";
