// Knows the state of the entry by a link, from that of the session.
import type { EntryPageProps } from "./entry-page.tsx";

export interface EntrySession {
  readonly phase: string;
  readonly trouble: { readonly kind: string } | null;
}

/** `isWhole`: the link brought its tokens. */
export function readEntryState({ phase, trouble }: EntrySession, isWhole: boolean): EntryPageProps["state"] {
  if (phase === "unreachable") {
    if (trouble?.kind === "too-many") return "too-many";
    return trouble?.kind === "offline" ? "away" : "later";
  }
  if (phase === "link-refused") return trouble?.kind === "unauthorised" ? "used" : "broken";
  if (phase === "signed-out" || phase === "lost") return isWhole ? "broken" : "cut";
  return "entering";
}
