// Knows how a learner signs in.
import { connectSession, isPastSignIn } from "@academiz/application/session";
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
  if (isPastSignIn(view)) return <GoOn wanted={front.readWanted()} />;
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

/** The fragment holds the code of a scanned address. */
function GoOn({ wanted }: { readonly wanted: string }) {
  const [path = "/", fragment = ""] = wanted.split("#");
  return <Navigate to={path} hash={fragment} replace />;
}
