export * from "./own-push.machine.ts";
