export * from "./conversations.connect.ts";
export { conversationsMachine } from "./conversations.machine.ts";
export * from "./conversations.types.ts";
