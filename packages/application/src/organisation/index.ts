export * from "./client-rules.machine.ts";
export * from "./merger.machine.ts";
export * from "./organisation.connect.ts";
export * from "./organisation.machine.ts";
export * from "./organisation.types.ts";
export * from "./retention.machine.ts";
