// Knows how a new password is chosen: typed, judged at once by its rules, and typed again.
import {
  checkInitialPassword,
  emitPassword,
  findConfirmationError,
  findPasswordError,
  type TypedPassword,
} from "@academiz/domain/identity";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Field } from "../field/field.tsx";
import { PasswordInput } from "../field/password-input.tsx";
import { PasswordChecklist } from "./password-checklist.tsx";

export type NewPassword = TypedPassword;

export interface NewPasswordFieldsProps {
  /** The complete login of its owner. */
  readonly identifier: string;
  readonly value: NewPassword;
  readonly onValueChange: (value: NewPassword) => void;
  /** True when missing values are pointed out. */
  readonly isTried: boolean;
}

/** §5.4–§5.21 */
export const isNewPasswordValid = (value: NewPassword, identifier: string): boolean =>
  emitPassword(value, identifier) !== "";

export function NewPasswordFields({ identifier, value, onValueChange, isTried }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  const { password, confirmation } = value;
  const [initial] = useState(() => checkInitialPassword(value));
  useEffect(() => {
    if (initial) console.error(initial.text);
  }, [initial]);
  const broken = isTried && findPasswordError(password, identifier);
  const different = findConfirmationError(password, confirmation);
  // Somebody who is still typing the beginning of the same password has made no mistake.
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
