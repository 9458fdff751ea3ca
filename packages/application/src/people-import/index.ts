export * from "./people-import.connect.ts";
export * from "./people-import.machine.ts";
export * from "./write-faults.ts";
