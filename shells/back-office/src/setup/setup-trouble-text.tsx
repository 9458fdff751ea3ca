// Knows the words that say why the first administrator was not made, and what to do.
import type { Trouble } from "@academiz/application/ports";
import { SignInProblemText } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";

export function SetupTroubleText({ trouble: { kind, detail } }: { readonly trouble: Trouble }) {
  const { t } = useLingui();
  if (kind === "gone")
    return t`This link was used, or a newer one took its place. Look for the newest link in what the server printed.`;
  if (detail === "password.invalid") return t`The password does not follow all the rules.`;
  if (kind === "invalid") return t`The server does not accept one of the answers. Check the e-mail address first.`;
  return <SignInProblemText problem={{ kind: kind === "offline" ? "offline" : "unexpected" }} />;
}
