// Knows that a discussion is loaded with its words.
import { bringConversationWords } from "@academiz/ui";
import { Discussion } from "./discussion.tsx";

export function openDiscussion() {
  bringConversationWords();
  return Discussion;
}
