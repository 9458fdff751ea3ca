// Knows how an author signs in, and goes on to the page that they wanted.
import type { Trouble } from "@academiz/application/ports";
import { isPastSignIn } from "@academiz/application/session";
import { OutsidePage, SignInForm, type SignInProblem, useBrand } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useOffice, useSession } from "../office/office-context.ts";
import { language } from "../words/i18n.ts";

export interface SignInPageProps {
  readonly clientSlug: string | undefined;
  readonly login: string | undefined;
  /** A path of the office. */
  readonly wanted: string;
}

export function SignInPage({ clientSlug, login, wanted }: SignInPageProps) {
  const { t } = useLingui();
  const { office, session } = useOffice();
  const { phase, isBusy, trouble } = useSession();
  useBrand(undefined);
  const isIn = isPastSignIn({ phase }) || phase === "unreachable";
  useEffect(() => {
    if (isIn) office.navigation.goTo(wanted);
  }, [isIn, office, wanted]);
  return (
    <OutsidePage language={language}>
      <SignInForm
        title={t`Sign in to the back office`}
        initialClientSlug={clientSlug ?? office.readClientSlug()}
        initialLogin={login}
        forgottenPath="/auth/forgotten"
        isOffice
        isBusy={isBusy || phase === "loading" || isIn}
        problem={readProblem(trouble)}
        onSubmit={(values) => session.send({ type: "login.submitted", ...values })}
      />
    </OutsidePage>
  );
}

function readProblem(trouble: Trouble | null): SignInProblem | null {
  if (trouble?.detail === "second-factor.needed") return { kind: "code-needed" };
  if (trouble?.detail === "second-factor.wrong") return { kind: "code-wrong" };
  switch (trouble?.kind) {
    case undefined:
      return null;
    case "too-many":
      return { kind: "too-many", minutes: Math.max(1, Math.ceil((trouble.retryAfterSeconds ?? 60) / 60)) };
    case "offline":
      return { kind: "offline" };
    case "unauthorised":
    case "session-lost":
      return { kind: "bad-credentials" };
    default:
      return { kind: "unexpected" };
  }
}
