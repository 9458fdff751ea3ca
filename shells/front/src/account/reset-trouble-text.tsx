// Knows in words why a new password was not taken, and what to do.
import type { Trouble } from "@academiz/application/ports";
import { SignInProblemText } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";

export function ResetTroubleText({ trouble: { kind, detail } }: { readonly trouble: Trouble }) {
  const { t } = useLingui();
  // A token that is too old or not ours is refused before the link is looked at.
  if (kind === "gone" || kind === "unauthorised" || kind === "forbidden")
    return t`This link was used, is too old, or a newer one took its place.`;
  if (detail === "same_password") return t`This is the password that you had. Choose another one.`;
  if (detail === "user.not_temporary_password") return t`This account has no temporary password any more. Sign in.`;
  if (detail === "password.invalid") return t`The password does not follow all the rules.`;
  return <SignInProblemText problem={{ kind: kind === "offline" ? "offline" : "unexpected" }} />;
}
