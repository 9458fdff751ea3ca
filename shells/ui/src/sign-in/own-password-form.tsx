// Knows how somebody replaces the password that was chosen for them: nothing else of the platform is open until then
// (§2.40, §4.26, §6.19).
import { emitPassword } from "@academiz/domain/identity";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { findProblemWords } from "../problems/problem-words.ts";
import { AccessForm } from "./access-form.tsx";
import { isNewPasswordValid, NewPasswordFields } from "./new-password-fields.tsx";
import { SignInProblemText } from "./sign-in-problem.tsx";

export interface OwnPasswordFormProps {
  /** The login of its owner, with the client's slug. */
  readonly identifier: string;
  readonly isBusy: boolean;
  /** Why the last one was refused. */
  readonly trouble: { readonly kind: string; readonly detail: string } | null;
  readonly onChoose: (password: string) => void;
  readonly onSignOut: () => void;
}

export function OwnPasswordForm({ identifier, isBusy, trouble, onChoose, onSignOut }: OwnPasswordFormProps) {
  const { t, i18n } = useLingui();
  const [value, setValue] = useState({ password: "", confirmation: "" });
  const isValid = isNewPasswordValid(value, identifier);
  const words = trouble && findProblemWords(trouble.detail);
  return (
    <AccessForm
      title={t`Choose a password of your own`}
      problem={
        trouble &&
        (words ? (
          i18n._(words)
        ) : (
          <SignInProblemText problem={{ kind: trouble.kind === "offline" ? "offline" : "unexpected" }} />
        ))
      }
      isValid={isValid}
      onSubmit={() => onChoose(emitPassword(value, identifier))}
    >
      {(isTried) => (
        <>
          <p>{t`Somebody else chose the one that you signed in with. Replace it, and you go on where you wanted to be.`}</p>
          <NewPasswordFields identifier={identifier} value={value} onValueChange={setValue} isTried={isTried} />
          <Button
            type="submit"
            variant="primary"
            size="large"
            full
            disabled={!isValid}
            accessibleWhenDisabled
            loading={isBusy}
          >
            {t`Save the password`}
          </Button>
          <Button variant="quiet" full onClick={onSignOut}>
            {t`Sign out`}
          </Button>
        </>
      )}
    </AccessForm>
  );
}
