export * from "./second-factor.machine.ts";
export * from "./sign-in-rules.machine.ts";
