// Knows how a failure is told where a text stands.
import type { Trouble } from "@academiz/application/ports";
import { useTroubleWords } from "./use-trouble-words.ts";

export function TroubleText({ trouble }: { readonly trouble: Trouble | null }) {
  return useTroubleWords()(trouble);
}
