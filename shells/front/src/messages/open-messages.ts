// Knows that the page of messages is loaded with its words.
import { bringConversationWords } from "@academiz/ui";
import { MessagesPage } from "./messages-page.tsx";

export function openMessages() {
  bringConversationWords();
  return MessagesPage;
}
