// Knows how somebody chooses a password with the link that was mailed to them (§2.39–§2.55).
import type { NewPassword } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import { type AccountLinkType, emitPassword, readLogin, readTokenPayload } from "@academiz/domain/identity";
import {
  AccessForm,
  Button,
  isNewPasswordValid,
  Link,
  NewPasswordFields,
  OutsidePage,
  useBrandColors,
  useLinkToken,
  useToasts,
} from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import type { AppContext } from "../site/app-context.ts";
import { BrokenLink } from "./broken-link.tsx";
import { ResetTroubleText } from "./reset-trouble-text.tsx";

export interface ResetPasswordPageProps extends AppContext {
  readonly type: AccountLinkType;
  /** §2.41: a path of this site. */
  readonly urlToRedirect: string | undefined;
}

export function ResetPasswordPage(props: ResetPasswordPageProps) {
  const token = useLinkToken() ?? "";
  const payload = readTokenPayload(token);
  useBrandColors(undefined);
  return (
    <OutsidePage>
      {payload.ok ? (
        // A newer link opened in the same tab begins anew.
        <ResetForm
          key={token}
          {...props}
          token={token}
          identifier={payload.value.identifier}
          client={payload.value.clt}
        />
      ) : (
        <BrokenLink />
      )}
    </OutsidePage>
  );
}

const submission = createSubmissionMachine<NewPassword>();

interface ResetFormProps extends ResetPasswordPageProps {
  readonly token: string;
  readonly identifier: string;
  readonly client: string;
}

function ResetForm({ front, session, type, urlToRedirect, token, identifier, client }: ResetFormProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const navigate = useNavigate();
  const [value, setValue] = useState({ password: "", confirmation: "" });
  const [snapshot, send] = useMachine(submission, { input: { submit: front.account.choosePassword } });
  const { isBusy, isTaken, trouble } = connectSubmission(snapshot);
  const login = readLogin(identifier);
  useEffect(() => {
    if (!isTaken) return;
    // Whoever was signed in here: their session ended with the old password, or is somebody else's.
    session.send({ type: "logout.asked" });
    if (urlToRedirect !== undefined) front.keepWanted(urlToRedirect);
    notify({ kind: "success", text: t`The password is changed. Sign in with it.`, duration: 4000 });
    void navigate({ to: "/auth/login", search: { client, login }, replace: true });
  }, [isTaken, session, urlToRedirect, front, notify, t, navigate, client, login]);
  const isValid = isNewPasswordValid(value, identifier);
  return (
    <AccessForm
      title={type === "active-account" ? t`Choose your password` : t`Choose a new password`}
      problem={trouble && <ResetTroubleText trouble={trouble} />}
      isValid={isValid}
      onSubmit={() =>
        send({ type: "form.submitted", values: { token, type, password: emitPassword(value, identifier) } })
      }
    >
      {(isTried) => (
        <>
          <NewPasswordFields identifier={identifier} value={value} onValueChange={setValue} isTried={isTried} />
          <Button
            type="submit"
            variant="primary"
            size="large"
            full
            disabled={!isValid}
            accessibleWhenDisabled
            loading={isBusy || isTaken}
          >
            {t`Save the password`}
          </Button>
          <Link alone href={`/auth/forgotten?${new URLSearchParams({ client, login })}`}>{t`Ask for a new link`}</Link>
          <Link alone href="/auth/login">{t`Go to the sign-in page`}</Link>
        </>
      )}
    </AccessForm>
  );
}
