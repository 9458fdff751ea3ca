// Knows how people sign in: organisation, login, password, and what went wrong in words.
import { useLingui } from "@lingui/react/macro";
import { CircleAlert, Smartphone } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { PasswordInput } from "../field/password-input.tsx";
import { TextInput } from "../field/text-input.tsx";
import { Link } from "../link/link.tsx";
import * as styles from "./sign-in-form.css.ts";
import { type SignInProblem, SignInProblemText } from "./sign-in-problem.tsx";

export interface SignInValues {
  readonly clientSlug: string;
  readonly login: string;
  readonly password: string;
  /** Of the second factor, once it was asked for. */
  readonly code?: string | undefined;
}

export interface SignInFormProps {
  readonly title: string;
  /** Known from the address or from the last visit. */
  readonly initialClientSlug: string;
  /** Known when an account was just made or opened again. */
  readonly initialLogin?: string | undefined;
  /** The page for a forgotten password; the request says that it came from the office. */
  readonly forgottenPath: string;
  readonly isOffice?: boolean | undefined;
  readonly isBusy: boolean;
  readonly problem: SignInProblem | null;
  readonly onSubmit: (values: SignInValues) => void;
}

export function SignInForm(props: SignInFormProps) {
  const {
    title,
    initialClientSlug,
    initialLogin = "",
    forgottenPath,
    isOffice = false,
    isBusy,
    problem,
    onSubmit,
  } = props;
  const { t } = useLingui();
  const [values, setValues] = useState<SignInValues>({
    clientSlug: initialClientSlug,
    login: initialLogin,
    password: "",
  });
  const forgotten = new URLSearchParams({
    client: values.clientSlug.trim(),
    ...(values.login.trim() !== "" && { login: values.login.trim() }),
    ...(isOffice && { from: "office" }),
  });
  const [isTried, setTried] = useState(false);
  // Once asked for, the code field stays for that account: after a wrong password both are typed again.
  const [sentFor, setSentFor] = useState("");
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const account = `${values.clientSlug.trim()} ${values.login.trim()}`;
  if (problem?.kind === "code-needed" && askedFor !== sentFor) {
    setAskedFor(sentFor);
    setTried(false);
  }
  const isCodeAsked = askedFor === account;
  const isStep = problem?.kind === "code-needed";
  const isOfAnother = (problem?.kind === "code-needed" || problem?.kind === "code-wrong") && !isCodeAsked;
  const change = (part: Partial<SignInValues>) => setValues((current) => ({ ...current, ...part }));
  const missing = (value: string) => (isTried && value.trim() === "" ? t`This field is needed to sign in.` : undefined);
  const headingId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const empty = [...event.currentTarget.elements].find(
      (element) => element instanceof HTMLInputElement && element.value.trim() === "",
    );
    if (empty instanceof HTMLInputElement) empty.focus();
    else if (!isBusy) {
      setSentFor(account);
      const { clientSlug, login, code } = values;
      onSubmit({
        ...values,
        clientSlug: clientSlug.trim(),
        login: login.trim(),
        code: isCodeAsked ? code : undefined,
      });
    }
  };
  return (
    <form noValidate className={styles.form} aria-labelledby={headingId} onSubmit={submit}>
      <h1 id={headingId} className={styles.title}>
        {title}
      </h1>
      <div role="alert">
        {problem && !isOfAnother && (
          <p className={isStep ? styles.step : styles.problem} data-step={isStep}>
            {isStep ? <Smartphone size={20} aria-hidden /> : <CircleAlert size={20} aria-hidden />}
            <SignInProblemText problem={problem} />
          </p>
        )}
      </div>
      <Field
        label={t`Organisation`}
        help={t`The short name that your organisation gave you.`}
        error={missing(values.clientSlug)}
      >
        <TextInput
          value={values.clientSlug}
          autoComplete="organization"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => change({ clientSlug: event.target.value })}
        />
      </Field>
      <Field label={t`Login`} error={missing(values.login)}>
        <TextInput
          value={values.login}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => change({ login: event.target.value })}
        />
      </Field>
      <Field label={t`Password`} error={missing(values.password)}>
        <PasswordInput
          value={values.password}
          autoComplete="current-password"
          onChange={(event) => change({ password: event.target.value })}
        />
      </Field>
      {isCodeAsked && (
        <Field
          label={t`Code`}
          help={t`From your authenticator app, or one of your recovery codes.`}
          error={missing(values.code ?? "")}
        >
          <TextInput
            value={values.code ?? ""}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            autoFocus
            onChange={(event) => change({ code: event.target.value })}
          />
        </Field>
      )}
      <Button type="submit" variant="primary" size="large" full loading={isBusy}>
        {t`Sign in`}
      </Button>
      <Link alone href={`${forgottenPath}?${forgotten}`}>
        {t`Forgotten password?`}
      </Link>
    </form>
  );
}
