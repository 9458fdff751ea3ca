// Knows who answers learners, and whom that concerns.
export { hasMessages } from "./has-messages.ts";
export { isOffered, mayAnswer } from "./may-answer.ts";
