// Knows how a failure is shown inside a text.
import type { Trouble } from "@academiz/application/ports";
import { useTroubleWords } from "./use-trouble-words.ts";

export function TroubleText({ trouble }: { readonly trouble: Trouble | null }) {
  return useTroubleWords()(trouble);
}
