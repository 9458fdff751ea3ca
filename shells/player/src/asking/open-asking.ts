// Knows that asking experts comes with its words.
import type { AskingGateway } from "@academiz/application/ports";
import { bringConversationWords, bringWords } from "@academiz/ui";
import { createElement } from "react";
import { lateWords } from "../late/late-words.ts";
import { Asking, type AskingProps } from "./asking.tsx";

export function openAsking(gateway: AskingGateway) {
  bringWords(lateWords);
  bringConversationWords();
  return (props: Omit<AskingProps, "gateway">) => createElement(Asking, { ...props, gateway });
}
