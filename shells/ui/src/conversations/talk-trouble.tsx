// Knows in which words it is told that a conversation could not be read or gone on with.
import { useLingui } from "@lingui/react/macro";
import { findProblemWords } from "../problems/problem-words.ts";

export interface TalkTrouble {
  readonly kind: string;
  /** Code of the server, or of the adapter. */
  readonly detail: string;
  readonly requestId?: string;
}

export function TalkTroubleText({ trouble: { kind, detail } }: { readonly trouble: TalkTrouble }) {
  const { t, i18n } = useLingui();
  const words = findProblemWords(detail);
  if (words) return i18n._(words);
  if (kind === "offline") return t`There seems to be no connection. Check it, then try again.`;
  if (kind === "not-found") return t`It does not exist any more: somebody may have deleted it.`;
  return t`Something went wrong on our side. Try again in a moment.`;
}
