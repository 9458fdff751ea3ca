// Knows the words for why a new password was refused, and what to do.
import type { Trouble } from "@academiz/application/ports";
import { findProblemWords, SignInProblemText } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";

/** The server refuses a token that is too old or not ours before it looks at the link. */
export const isLinkOver = ({ kind }: Trouble): boolean =>
  kind === "gone" || kind === "unauthorised" || kind === "forbidden";

export function ResetTroubleText({ trouble }: { readonly trouble: Trouble }) {
  const { t, i18n } = useLingui();
  const { kind, detail } = trouble;
  if (isLinkOver(trouble)) return t`This link was used, is too old, or a newer one took its place.`;
  const words = findProblemWords(detail);
  if (words) return i18n._(words);
  return <SignInProblemText problem={{ kind: kind === "offline" ? "offline" : "unexpected" }} />;
}
