export * from "./submission.connect.ts";
export * from "./submission.machine.ts";
