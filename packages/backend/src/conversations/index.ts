// Knows the use cases of conversations with experts.
export * from "./answer-templates.ts";
export * from "./converse.ts";
export * from "./experts.ts";
export { listAsked, listConversations, readConversation } from "./list-conversations.ts";
export { attachToMessage, attachToQuestion, readMessageFile } from "./message-files.ts";
