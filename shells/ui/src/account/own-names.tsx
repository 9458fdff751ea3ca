// Knows how somebody changes their own names (§7.15).
import { LOGIN_MAX_LENGTH } from "@academiz/domain/identity";
import { isBlank } from "@academiz/domain/kernel";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Field } from "../field/field.tsx";
import { TextInput } from "../field/text-input.tsx";
import * as styles from "./account.css.ts";
import { type AccountTrouble, AccountTroubleText } from "./account-trouble.tsx";

interface Names {
  readonly firstname: string;
  readonly lastname: string;
}
export interface OwnNamesProps {
  /** As they are stored. */
  readonly names: Names;
  readonly isBusy: boolean;
  /** The last ones were stored. */
  readonly isTaken: boolean;
  readonly trouble: AccountTrouble | null;
  /** Something else is typed. */
  readonly onTyped: () => void;
  readonly onSave: (names: Names) => void;
}

export function OwnNames({ names, isBusy, isTaken, trouble, onTyped, onSave }: OwnNamesProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(names);
  const [isTried, setTried] = useState(false);
  const change = (part: Partial<Names>) => {
    setTyped((before) => ({ ...before, ...part }));
    onTyped();
  };
  const isSame = typed.firstname.trim() === names.firstname && typed.lastname.trim() === names.lastname;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || isSame || isBlank(typed.firstname) || isBlank(typed.lastname)) return;
    onTyped();
    onSave({ firstname: typed.firstname.trim(), lastname: typed.lastname.trim() });
  };
  const missing = (text: string) => (isTried && isBlank(text) ? t`This is needed.` : undefined);
  return (
    <Card
      title={<Trans>My name</Trans>}
      description={
        <Trans>
          As others read them: on lists, on attendance sheets and on the certificates that you get from now on.
        </Trans>
      }
    >
      <form className={styles.stack} onSubmit={submit} noValidate>
        {trouble && (
          <p role="alert" className={styles.failure}>
            <AccountTroubleText trouble={trouble} />
          </p>
        )}
        <Field label={t`First name`} error={missing(typed.firstname)} required>
          <TextInput
            value={typed.firstname}
            maxLength={LOGIN_MAX_LENGTH}
            autoComplete="given-name"
            onChange={(event) => change({ firstname: event.target.value })}
          />
        </Field>
        <Field label={t`Last name`} error={missing(typed.lastname)} required>
          <TextInput
            value={typed.lastname}
            maxLength={LOGIN_MAX_LENGTH}
            autoComplete="family-name"
            onChange={(event) => change({ lastname: event.target.value })}
          />
        </Field>
        <div className={styles.line}>
          <Button type="submit" loading={isBusy} disabled={isSame} accessibleWhenDisabled>
            <Trans>Save my name</Trans>
          </Button>
          <p role="status" className={styles.quiet}>
            {isTaken && isSame && <Trans>Your name is saved.</Trans>}
          </p>
        </div>
      </form>
    </Card>
  );
}
