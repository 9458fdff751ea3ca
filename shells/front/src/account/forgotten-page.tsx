// Knows how a mail with a link is requested, and that the answer is the same whether or not there is such an account
// (§7.17).
import type { AccountGateway } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import {
  AccessForm,
  Button,
  EmptyState,
  Field,
  Link,
  OutsidePage,
  SignInProblemText,
  TextInput,
  useBrand,
} from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import { MailCheck } from "lucide-react";
import { useEffect, useState } from "react";
import type { WholeFront } from "../site/compose.ts";
import { language } from "../site/i18n.ts";
import { readProblem } from "../site/read-problem.ts";
import * as styles from "./forgotten-page.css.ts";
import { writeSignIn } from "./sign-in-address.ts";

type Asked = Parameters<AccountGateway["askLink"]>[0];
const submission = createSubmissionMachine<Asked>();

export interface ForgottenPageProps {
  readonly front: Pick<WholeFront, "account">;
  readonly initial: Asked;
}

export function ForgottenPage({ front, initial }: ForgottenPageProps) {
  const { t } = useLingui();
  const [values, setValues] = useState(initial);
  const [snapshot, send] = useMachine(submission, { input: { submit: front.account.askLink } });
  const { isBusy, isTaken, trouble } = connectSubmission(snapshot);
  // Null: not known yet.
  const [staysHere, setStaysHere] = useState<boolean | null>(null);
  useEffect(() => {
    void front.account.readMailing().then((answer) => setStaysHere(answer.ok && answer.value === "stay"));
  }, [front]);
  useBrand(undefined);
  const clientSlug = values.clientSlug.trim();
  const login = values.login.trim();
  const missing = (isTried: boolean, value: string) => (isTried && value === "" ? t`This field is needed.` : undefined);
  const toSignIn = (
    <Link alone href={writeSignIn({ client: clientSlug, login, isOffice: values.platform === "BACK_OFFICE" })}>
      {t`Go to the sign-in page`}
    </Link>
  );
  return (
    <OutsidePage language={language}>
      <div role="status">
        {isTaken && (
          <EmptyState
            level={1}
            title={staysHere ? <Trans>Ask whoever runs this platform</Trans> : <Trans>Look at your mail</Trans>}
            icon={<MailCheck size={24} aria-hidden />}
            action={toSignIn}
          >
            {staysHere ? (
              <Trans>
                If this account exists and has an e-mail address, its link waits here: no mail leaves this platform. A
                super administrator can pass it on to you.
              </Trans>
            ) : (
              <Trans>If this account exists and has an e-mail address, a link is on its way.</Trans>
            )}
          </EmptyState>
        )}
      </div>
      {!isTaken && (
        <AccessForm
          title={t`Forgotten password?`}
          problem={trouble && <SignInProblemText problem={readProblem(trouble)} />}
          isValid={clientSlug !== "" && login !== ""}
          onSubmit={() => send({ type: "form.submitted", values: { ...values, clientSlug, login } })}
        >
          {(isTried) => (
            <>
              <div className={styles.either}>
                <p
                  data-read={staysHere === true}
                >{t`A super administrator of the platform passes on to you a link to choose a new password.`}</p>
                <p data-read={staysHere === false}>{t`You get a mail with a link to choose a new password.`}</p>
              </div>
              <Field
                label={t`Organisation`}
                help={t`The short name that your organisation gave you.`}
                error={missing(isTried, clientSlug)}
              >
                <TextInput
                  value={values.clientSlug}
                  autoComplete="organization"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={200}
                  onChange={(event) => setValues({ ...values, clientSlug: event.target.value })}
                />
              </Field>
              <Field label={t`Login`} error={missing(isTried, login)}>
                <TextInput
                  value={values.login}
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={200}
                  onChange={(event) => setValues({ ...values, login: event.target.value })}
                />
              </Field>
              <Button type="submit" variant="primary" size="large" full loading={isBusy}>
                {staysHere ? t`Ask for a link` : t`Send me a link`}
              </Button>
              {toSignIn}
            </>
          )}
        </AccessForm>
      )}
    </OutsidePage>
  );
}
