// Knows the use cases of conversations with experts.
export * from "./converse.ts";
export * from "./experts.ts";
export { listAsked, listConversations, readConversation } from "./list-conversations.ts";
