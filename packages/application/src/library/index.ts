export * from "./library.connect.ts";
export * from "./library.machine.ts";
export * from "./templates.ts";
