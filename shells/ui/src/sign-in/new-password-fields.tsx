// Knows how a new password is chosen: typed, judged at once by its rules, and typed again.
import { findConfirmationError, findPasswordError } from "@academiz/domain/identity";
import { useLingui } from "@lingui/react/macro";
import { Field } from "../field/field.tsx";
import { PasswordInput } from "../field/password-input.tsx";
import { PasswordChecklist } from "./password-checklist.tsx";

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

export interface NewPasswordFieldsProps {
  /** The complete login of whom it is for. */
  readonly identifier: string;
  readonly value: NewPassword;
  readonly onValueChange: (value: NewPassword) => void;
  /** What is missing is told. */
  readonly isTried: boolean;
}

/** §5.4–§5.20 */
export const isNewPasswordValid = ({ password, confirmation }: NewPassword, identifier: string): boolean =>
  !findPasswordError(password, identifier) && !findConfirmationError(password, confirmation);

export function NewPasswordFields({ identifier, value, onValueChange, isTried }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  const { password, confirmation } = value;
  const broken = isTried && findPasswordError(password, identifier);
  const different = findConfirmationError(password, confirmation);
  // Whoever still types the start of the same password has made no mistake.
  const isOnTheWay = !isTried && password.startsWith(confirmation);
  return (
    <>
      <Field
        label={t`New password`}
        error={broken ? t`The password does not follow all the rules below yet.` : undefined}
      >
        <PasswordInput
          value={password}
          autoComplete="new-password"
          onChange={(event) => onValueChange({ ...value, password: event.target.value })}
        />
      </Field>
      <PasswordChecklist password={password} identifier={identifier} />
      <Field
        label={t`The same password again`}
        error={different && !isOnTheWay ? t`The two passwords are not the same.` : undefined}
      >
        <PasswordInput
          value={confirmation}
          autoComplete="new-password"
          onChange={(event) => onValueChange({ ...value, confirmation: event.target.value })}
        />
      </Field>
    </>
  );
}
