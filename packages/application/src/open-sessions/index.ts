export * from "./open-sessions.machine.ts";
