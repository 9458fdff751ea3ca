// Knows that asking experts is loaded with its words.
import type { AskingGateway } from "@academiz/application/ports";
import { bringConversationWords, bringWords } from "@academiz/ui";
import { createElement } from "react";
import { lateWords } from "../late/late-words.ts";
import { Asking, type AskingProps } from "./asking.tsx";
import { AskingDoor, type AskingDoorProps } from "./asking-door.tsx";

function bringAllWords(): void {
  bringWords(lateWords);
  bringConversationWords();
}

export function openAsking(gateway: AskingGateway) {
  bringAllWords();
  return (props: Omit<AskingProps, "gateway">) => createElement(Asking, { ...props, gateway });
}

export function openAskingDoor(gateway: AskingGateway) {
  bringAllWords();
  return (props: Omit<AskingDoorProps, "gateway">) => createElement(AskingDoor, { ...props, gateway });
}
