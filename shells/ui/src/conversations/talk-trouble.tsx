// Knows the words for a conversation that could not be read or continued.
import { useLingui } from "@lingui/react/macro";

export interface TalkTrouble {
  readonly kind: string;
  /** The code of the server, or of the adapter. */
  readonly detail: string;
  readonly requestId?: string;
}

export function TalkTroubleText({ trouble: { kind, detail } }: { readonly trouble: TalkTrouble }) {
  const { t } = useLingui();
  // These are written out here: importing the words of all problems would load them with every learner's first page.
  if (detail === "experts.off") return t`Experts cannot be asked here at the moment. What was said stays readable.`;
  if (detail === "conversations.too-many")
    return t`You have asked as many questions about this as one may. Go on in one of them.`;
  if (detail === "conversation-files.absent") return t`A file is gone. Take it away and add it again.`;
  if (detail === "thread.full") return t`This conversation is as long as one can be. Ask another question to go on.`;
  if (kind === "offline") return t`There seems to be no connection. Check it, then try again.`;
  if (kind === "not-found") return t`It does not exist any more: somebody may have deleted it.`;
  return t`Something went wrong on our side. Try again in a moment.`;
}
