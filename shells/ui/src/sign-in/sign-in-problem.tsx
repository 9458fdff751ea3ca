// Knows the words for why a sign-in failed.
import { useLingui } from "@lingui/react/macro";

export type SignInProblem =
  | { readonly kind: "bad-credentials" | "code-needed" | "code-wrong" | "offline" | "unexpected" }
  | { readonly kind: "too-many"; readonly minutes: number };

export function SignInProblemText({ problem }: { readonly problem: SignInProblem }) {
  const { t } = useLingui();
  switch (problem.kind) {
    case "bad-credentials":
      return t`The organisation, the login or the password is not right.`;
    case "code-needed":
      return t`Type the code that your app shows.`;
    case "code-wrong":
      return t`This code is not right, or was used before. Type the next one.`;
    case "offline":
      return t`There seems to be no connection. Check it, then try again.`;
    case "too-many":
      return t`Too many tries. Wait ${problem.minutes} minutes, then try again.`;
    case "unexpected":
      return t`Something went wrong on our side. Try again in a moment.`;
  }
}
