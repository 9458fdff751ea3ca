// Knows how the first administrator of an empty platform is made, with the link that its server printed (decisions 1).
import type { PlatformSetup } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import { completeLogin, emitPassword } from "@academiz/domain/identity";
import {
  AccessForm,
  Button,
  isNewPasswordValid,
  NewPasswordFields,
  OutsidePage,
  useBrand,
  useLinkToken,
  useToasts,
} from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { LOGIN_PATH } from "../office/addresses/paths.ts";
import { useOffice } from "../office/office-context.ts";
import { language } from "../words/i18n.ts";
import { SetupFields } from "./setup-fields.tsx";
import { SetupTroubleText } from "./setup-trouble-text.tsx";
import { EMPTY_SETUP, isSetupValid, type SetupValues } from "./setup-values.ts";

const submission = createSubmissionMachine<PlatformSetup>();

export function SetupPage() {
  const { t, i18n } = useLingui();
  const { office } = useOffice();
  const navigate = useNavigate();
  const notify = useToasts();
  const token = useLinkToken() ?? "";
  const [values, setValues] = useState<SetupValues>({ ...EMPTY_SETUP, locale: i18n.locale === "fr" ? "fr" : "en" });
  const [password, setPassword] = useState({ password: "", confirmation: "" });
  const [snapshot, send] = useMachine(submission, { input: { submit: office.account.setUpPlatform } });
  const { isBusy, isTaken, trouble } = connectSubmission(snapshot);
  const clientSlug = values.clientSlug.trim();
  const login = values.login.trim();
  const identifier = completeLogin(clientSlug, login);
  useBrand(undefined);
  useEffect(() => {
    if (!isTaken) return;
    notify({ kind: "success", text: t`The administrator exists. Sign in.`, duration: 4000 });
    void navigate({ to: LOGIN_PATH, search: { client: clientSlug, login }, replace: true });
  }, [isTaken, notify, t, navigate, clientSlug, login]);
  // The token is stored nowhere, so a reload loses it.
  const withoutLink = token === "" && t`Open the link that the server printed at its start.`;
  const submit = () =>
    send({
      type: "form.submitted",
      values: {
        token,
        clientName: values.clientName.trim(),
        clientSlug,
        login,
        email: values.email.trim(),
        locale: values.locale,
        password: emitPassword(password, identifier),
      },
    });
  return (
    <OutsidePage language={language}>
      <AccessForm
        title={t`Set up Academiz`}
        problem={trouble ? <SetupTroubleText trouble={trouble} /> : withoutLink}
        isValid={isSetupValid(values) && isNewPasswordValid(password, identifier)}
        onSubmit={submit}
      >
        {(isTried) => (
          <>
            <SetupFields values={values} onValuesChange={setValues} isTried={isTried} />
            <NewPasswordFields identifier={identifier} value={password} onValueChange={setPassword} isTried={isTried} />
            <Button type="submit" variant="primary" size="large" full loading={isBusy || isTaken}>
              {t`Create the administrator`}
            </Button>
          </>
        )}
      </AccessForm>
    </OutsidePage>
  );
}
