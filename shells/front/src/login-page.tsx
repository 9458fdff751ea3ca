// Knows how a learner comes in.
import type { Trouble } from "@academiz/application/ports";
import { connectSession } from "@academiz/application/session";
import { SignInForm, type SignInProblem, useBrandColors } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { Navigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import type { AppContext } from "./app-context.ts";
import * as styles from "./login-page.css.ts";

export function LoginPage({ session, front, clientSlug }: AppContext & { readonly clientSlug: string }) {
  const { t } = useLingui();
  useBrandColors(undefined);
  const view = connectSession(useSelector(session, (snapshot) => snapshot));
  if (view.phase === "signed-in") return <Navigate to={front.readWanted()} replace />;
  return (
    <main className={styles.page}>
      <p className={styles.brand}>
        <img src="/icon.svg" alt="" width={40} height={40} />
        Academiz
      </p>
      <SignInForm
        title={t`Sign in to your courses`}
        initialClientSlug={clientSlug || (front.contentSlug ?? "")}
        isBusy={view.isBusy || view.phase === "loading"}
        problem={view.trouble && readProblem(view.trouble)}
        onSubmit={(values) => session.send({ type: "login.submitted", ...values })}
      />
    </main>
  );
}

function readProblem({ kind, detail, retryAfterSeconds = 60 }: Trouble): SignInProblem {
  if (detail === "bad-credentials") return { kind: "bad-credentials" };
  if (kind === "too-many") return { kind: "too-many", minutes: Math.ceil(retryAfterSeconds / 60) };
  return { kind: kind === "offline" ? "offline" : "unexpected" };
}
