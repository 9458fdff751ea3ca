export * from "./mailbox.connect.ts";
export * from "./mailbox.machine.ts";
