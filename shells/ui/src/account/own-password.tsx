// Knows how somebody changes their own password: the present one, then a new one, judged by its rules as it is typed
// (§5.4–§5.21, §7.20).
import { emitPassword } from "@academiz/domain/identity";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Field } from "../field/field.tsx";
import { PasswordInput } from "../field/password-input.tsx";
import { NewPasswordFields } from "../sign-in/new-password-fields.tsx";
import * as styles from "./account.css.ts";
import { type AccountTrouble, AccountTroubleText } from "./account-trouble.tsx";

interface Change {
  readonly currentPassword: string;
  readonly password: string;
}
export interface OwnPasswordProps {
  /** The complete login of its owner. */
  readonly identifier: string;
  readonly isBusy: boolean;
  /** The last one was stored. */
  readonly isTaken: boolean;
  readonly trouble: AccountTrouble | null;
  /** Another change begins. */
  readonly onOpen: () => void;
  readonly onChange: (change: Change) => void;
}

/** The fields are shown to those who ask for them. */
export function OwnPassword({ identifier, isBusy, isTaken, trouble, onOpen, onChange }: OwnPasswordProps) {
  // Null until somebody asked for the fields: where they close, the focus is given back to the button.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <Card
      title={<Trans>My password</Trans>}
      description={
        <Trans>
          With another one you stay signed in here, and are signed out everywhere else. Mailed links and the address of
          your calendar end too.
        </Trans>
      }
    >
      <div className={styles.stack}>
        <p role="status" className={styles.quiet}>
          {isTaken && <Trans>Your password is changed. You are signed out everywhere else.</Trans>}
        </p>
        {isOpen && !isTaken ? (
          <Fields
            {...{ identifier, isBusy, trouble, onChange }}
            onCancel={() => {
              setOpen(false);
              onOpen();
            }}
          />
        ) : (
          <div className={styles.line}>
            <Button
              autoFocus={isOpen !== null}
              onClick={() => {
                setOpen(true);
                onOpen();
              }}
            >
              <Trans>Change my password</Trans>
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

type FieldsProps = Omit<OwnPasswordProps, "isTaken" | "onOpen"> & { readonly onCancel: () => void };

function Fields({ identifier, isBusy, trouble, onChange, onCancel }: FieldsProps) {
  const { t } = useLingui();
  const [current, setCurrent] = useState("");
  const [value, setValue] = useState({ password: "", confirmation: "" });
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const password = emitPassword(value, identifier);
    if (!isBusy && current !== "" && password !== "") onChange({ currentPassword: current, password });
  };
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      {trouble && (
        <p role="alert" className={styles.failure}>
          <AccountTroubleText trouble={trouble} />
        </p>
      )}
      {/* Programs that keep passwords learn whose it is. */}
      <input hidden readOnly name="username" autoComplete="username" value={identifier} />
      <Field label={t`Your present password`} error={isTried && current === "" && t`Type the one that you have now.`}>
        <PasswordInput
          autoFocus
          value={current}
          autoComplete="current-password"
          onChange={(event) => setCurrent(event.target.value)}
        />
      </Field>
      <NewPasswordFields identifier={identifier} value={value} onValueChange={setValue} isTried={isTried} />
      <div className={styles.line}>
        <Button type="submit" variant="primary" loading={isBusy}>
          <Trans>Save the new password</Trans>
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
