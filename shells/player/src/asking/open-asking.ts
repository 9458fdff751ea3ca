// Knows that asking experts comes with its words, and with what reaches the platform.
import { bringConversationWords, bringWords } from "@academiz/ui";
import { createElement } from "react";
import { lateWords } from "../late/late-words.ts";
import { Asking, type AskingProps } from "./asking.tsx";
import type { AskingPlace } from "./asking-place.ts";

/** @throws Error when what reaches the platform could not be fetched: it is asked for again. */
export async function openAsking(place: NonNullable<AskingPlace>) {
  const gateway = await place.open();
  bringWords(lateWords);
  bringConversationWords();
  return (props: Omit<AskingProps, "gateway">) => createElement(Asking, { ...props, gateway });
}
