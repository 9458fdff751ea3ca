export * from "./package-import.connect.ts";
export * from "./package-import.machine.ts";
export * from "./read-refusal.ts";
