// Knows how somebody downloads everything that is kept about them, and how they erase their account.
import type { Result } from "@academiz/domain/kernel";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Download, Trash2 } from "lucide-react";
import { type FormEvent, useEffect, useId, useState } from "react";
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

interface Attendance {
  readonly places: number;
  readonly marks: number;
}
export interface EraseAccountProps {
  /** What classrooms lose with the account. */
  readonly onAsk: () => Promise<Result<Attendance, AccountTrouble>>;
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

function EraseDialog({
  onAsk,
  isBusy,
  trouble,
  onErase,
  onClose,
}: EraseAccountProps & { readonly onClose: () => void }) {
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
        <LostAttendance onAsk={onAsk} />
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

function LostAttendance({ onAsk }: Pick<EraseAccountProps, "onAsk">) {
  const [asked, setAsked] = useState<Result<Attendance, AccountTrouble> | null>(null);
  useEffect(() => {
    let isGone = false;
    void onAsk().then((answer) => {
      if (!isGone) setAsked(answer);
    });
    return () => {
      isGone = true;
    };
  }, [onAsk]);
  if (asked === null) return null;
  if (!asked.ok)
    return (
      <p className={styles.text}>
        <Trans>Your places and signatures in classrooms could not be looked up.</Trans>
      </p>
    );
  const { places, marks } = asked.value;
  return (
    <div role="status" className={styles.stack}>
      {places > 0 && (
        <p className={styles.text}>
          <Plural
            value={places}
            one="You give up your place at # date of a classroom."
            other="You give up your places at # dates of classrooms."
          />
        </p>
      )}
      {marks > 0 && (
        <p className={styles.text}>
          <Plural
            value={marks}
            one="Your attendance at # date is noted: that stays, but without your name and your signature. Take your attestation first where you still need it."
            other="Your attendance at # dates is noted: that stays, but without your name and your signature. Take your attestations first where you still need them."
          />
        </p>
      )}
    </div>
  );
}
