// Knows how somebody downloads everything that is kept about them, and how they erase their account.
import type { Result } from "@academiz/domain/kernel";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download, Trash2 } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Field } from "../field/field.tsx";
import { PasswordInput } from "../field/password-input.tsx";
import { type TakenFile, useTaking } from "../taking/use-taking.ts";
import * as styles from "./account.css.ts";
import { type AccountTrouble, AccountTroubleText } from "./account-trouble.tsx";

export interface OwnDataProps {
  readonly onTake: () => Promise<Result<TakenFile, AccountTrouble>>;
}

export function OwnData({ onTake }: OwnDataProps) {
  const { state, trouble, start } = useTaking("application/json", onTake);
  return (
    <Card
      title={<Trans>My data</Trans>}
      description={
        <Trans>
          All that is kept about you here, as one file: your account, your progress and answers, your notes.
        </Trans>
      }
    >
      <div className={styles.stack}>
        {trouble && (
          <p role="alert" className={styles.failure}>
            <AccountTroubleText trouble={trouble} />
          </p>
        )}
        <div className={styles.line}>
          <Button icon={<Download size={20} aria-hidden />} loading={state === "waiting"} onClick={start}>
            <Trans>Download my data</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
}

export interface EraseAccountProps {
  readonly isBusy: boolean;
  readonly trouble: AccountTrouble | null;
  readonly onErase: (password: string) => void;
}

/** Erasing cannot be undone, so it asks for the password. */
export function EraseAccount(props: EraseAccountProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={<Trans>Erase my account</Trans>}
      description={
        <Trans>Your personal data are erased. What you reached stays in the statistics, without your name.</Trans>
      }
    >
      <div className={styles.line}>
        <Button icon={<Trash2 size={20} aria-hidden />} onClick={() => setOpen(true)}>
          <Trans>Erase…</Trans>
        </Button>
      </div>
      {isOpen && <EraseDialog {...props} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function EraseDialog({ isBusy, trouble, onErase, onClose }: EraseAccountProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const [password, setPassword] = useState("");
  // A refusal from before it was closed belongs to another try.
  const [isTried, setTried] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === "" || isBusy) return;
    setTried(true);
    onErase(password);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      title={<Trans>Erase your account?</Trans>}
      description={<Trans>This cannot be undone. You sign in here no more, and nobody can bring it back.</Trans>}
      onClose={onClose}
      closeOnOutside={false}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} variant="danger" loading={isBusy} disabled={password === ""}>
            <Trans>Erase my account</Trans>
          </Button>
        </>
      }
    >
      <form id={id} className={styles.stack} onSubmit={submit}>
        {isTried && trouble && (
          <p role="alert" className={styles.failure}>
            <AccountTroubleText trouble={trouble} />
          </p>
        )}
        <Field label={t`Your password`}>
          <PasswordInput
            value={password}
            autoComplete="current-password"
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
