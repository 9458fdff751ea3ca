// Knows how a learner comes in.
import { connectSession } from "@academiz/application/session";
import { OutsidePage, SignInForm, useBrand } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { Navigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { AppContext } from "./site/app-context.ts";
import { language } from "./site/i18n.ts";
import { readProblem } from "./site/read-problem.ts";

export interface LoginPageProps extends AppContext {
  readonly clientSlug: string;
  readonly login: string | undefined;
}

export function LoginPage({ session, front, clientSlug, login }: LoginPageProps) {
  const { t } = useLingui();
  useBrand(undefined);
  const view = connectSession(useSelector(session, (snapshot) => snapshot));
  // With a password that somebody else chose they are asked for another there.
  if (view.phase === "signed-in" || view.phase === "temporary-password" || view.phase === "second-factor")
    return <GoOn wanted={front.readWanted()} />;
  return (
    <OutsidePage language={language}>
      <SignInForm
        title={t`Sign in to your courses`}
        initialClientSlug={clientSlug || (front.contentSlug ?? "")}
        initialLogin={login}
        forgottenPath="/auth/forgotten"
        isBusy={view.isBusy || view.phase === "loading"}
        problem={view.trouble && readProblem(view.trouble)}
        onSubmit={(values) => session.send({ type: "login.submitted", ...values })}
      />
    </OutsidePage>
  );
}

/** The fragment is what a scanned address brought. */
function GoOn({ wanted }: { readonly wanted: string }) {
  const [path = "/", fragment = ""] = wanted.split("#");
  return <Navigate to={path} hash={fragment} replace />;
}
