// Knows how somebody sets up two-step sign-in, confirms it, keeps its recovery codes, and takes it away again.
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { type FormEvent, useState } from "react";
import { StatusChip } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Field } from "../field/field.tsx";
import { PasswordInput } from "../field/password-input.tsx";
import { TextInput } from "../field/text-input.tsx";
import { Skeleton, SkeletonGroup } from "../skeleton/skeleton.tsx";
import { When } from "../when/when.tsx";
import * as styles from "./account.css.ts";
import { type AccountTrouble, AccountTroubleText } from "./account-trouble.tsx";
import { SquareCode } from "./square-code.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

type PasswordAct = "begin" | "renew" | "remove";
export interface SecondFactorProps {
  readonly view: {
    readonly phase: "loading" | "failed" | "off" | "setting-up" | "codes" | "on";
    readonly stored: {
      readonly since: string | null;
      readonly codesLeft: number;
      readonly isDemanded: boolean;
    } | null;
    readonly begun: { readonly secret: string; readonly address: string } | null;
    readonly codes: readonly string[] | null;
    readonly isBusy: boolean;
    readonly trouble: AccountTrouble | null;
  };
  readonly onPassword: (act: PasswordAct, password: string) => void;
  readonly onCode: (code: string) => void;
  /** Called when the recovery codes were written down. */
  readonly onKept: () => void;
  readonly onLeave: () => void;
  readonly onRetry: () => void;
}

export function SecondFactor({ view, onPassword, onCode, onKept, onLeave, onRetry }: SecondFactorProps) {
  const { phase, stored, begun, codes, isBusy, trouble } = view;
  const kept = useKeptFocus();
  return (
    <Card
      {...kept}
      title={<Trans>Two-step sign-in</Trans>}
      description={<Trans>Besides your password you type a code that an app on your phone shows.</Trans>}
      actions={
        phase === "on" && (
          <StatusChip tone="success">
            <Trans>Switched on</Trans>
          </StatusChip>
        )
      }
    >
      <div className={styles.stack} aria-busy={isBusy}>
        {trouble && (
          <p role="alert" className={styles.failure}>
            <AccountTroubleText trouble={trouble} />
            {phase === "failed" && (
              <Button size="small" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            )}
          </p>
        )}
        {phase === "loading" && (
          <SkeletonGroup>
            <Skeleton shape="control" />
          </SkeletonGroup>
        )}
        {phase === "off" && <Off isDemanded={stored?.isDemanded ?? false} isBusy={isBusy} onPassword={onPassword} />}
        {phase === "setting-up" && begun && (
          <SettingUp begun={begun} isBusy={isBusy} onCode={onCode} onLeave={onLeave} />
        )}
        {phase === "codes" && codes && <Codes codes={codes} onKept={onKept} />}
        {phase === "on" && stored && <On stored={stored} isBusy={isBusy} onPassword={onPassword} onLeave={onLeave} />}
      </div>
    </Card>
  );
}

interface ActingProps {
  readonly isBusy: boolean;
  readonly onPassword: SecondFactorProps["onPassword"];
}

function Off({ isDemanded, isBusy, onPassword }: ActingProps & { readonly isDemanded: boolean }) {
  const { t } = useLingui();
  return (
    <>
      {isDemanded && (
        <p className={styles.text}>
          <Trans>Your organisation asks for it from everybody who works in the office.</Trans>
        </p>
      )}
      <PasswordForm label={t`Set it up`} isBusy={isBusy} onSend={(password) => onPassword("begin", password)} />
    </>
  );
}

interface PasswordFormProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onSend: (password: string) => void;
  /** Absent where the second factor is demanded: there is no way back. */
  readonly onCancel?: () => void;
}

function PasswordForm({ label, isBusy, onSend, onCancel }: PasswordFormProps) {
  const { t } = useLingui();
  const [password, setPassword] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== "" && !isBusy) onSend(password);
  };
  return (
    <form className={styles.stack} onSubmit={submit}>
      <Field label={t`Your password`}>
        <PasswordInput
          value={password}
          autoComplete="current-password"
          autoFocus={onCancel !== undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <div className={styles.line}>
        <Button type="submit" variant="primary" disabled={password === ""} accessibleWhenDisabled loading={isBusy}>
          {label}
        </Button>
        {onCancel && (
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

interface SettingUpProps {
  readonly begun: NonNullable<SecondFactorProps["view"]["begun"]>;
  readonly isBusy: boolean;
  readonly onCode: (code: string) => void;
  readonly onLeave: () => void;
}

function SettingUp({ begun: { secret, address }, isBusy, onCode, onLeave }: SettingUpProps) {
  const { t } = useLingui();
  const [code, setCode] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== "" && !isBusy) onCode(code.replaceAll(/\s/g, ""));
  };
  return (
    <div className={styles.setup}>
      <SquareCode text={address} label={t`Square code to scan with the app`} />
      <form className={styles.beside} onSubmit={submit}>
        <p className={styles.text}>
          <Trans>Scan this code with an authenticator app, or type this key into it:</Trans>{" "}
          <span className={styles.typed}>{secret}</span>
        </p>
        <Field label={t`Code that the app shows`} help={t`Six digits; another one comes every 30 seconds.`}>
          <TextInput
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            autoFocus
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <div className={styles.line}>
          <Button type="submit" variant="primary" loading={isBusy}>
            <Trans>Switch it on</Trans>
          </Button>
          <Button onClick={onLeave}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </div>
  );
}

function Codes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<"not-yet" | "copied" | "refused">("not-yet");
  // Outside of a secure context there is no clipboard.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      setCopied("copied");
    } catch {
      setCopied("refused");
    }
  };
  return (
    <>
      <p className={styles.text}>
        <Trans>
          Write these recovery codes down, or print them. Each lets you in once when your phone is not at hand. They are
          not shown again.
        </Trans>
      </p>
      <ul className={styles.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code} className={styles.typed}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        <Button variant="primary" onClick={onKept}>
          <Trans>I have kept them</Trans>
        </Button>
        <Button icon={<Copy size={20} aria-hidden />} onClick={() => void copy()}>
          <Trans>Copy the codes</Trans>
        </Button>
      </div>
      <p role="status" className={styles.text}>
        {copied === "copied" ? (
          <Trans>The codes are copied. Paste them where you keep your passwords.</Trans>
        ) : (
          copied === "refused" && <Trans>This browser copies nothing here: write the codes down.</Trans>
        )}
      </p>
    </>
  );
}

interface OnProps extends ActingProps {
  readonly stored: NonNullable<SecondFactorProps["view"]["stored"]>;
  readonly onLeave: () => void;
}

function On({ stored: { since, codesLeft }, isBusy, onPassword, onLeave }: OnProps) {
  const { t } = useLingui();
  const [act, setAct] = useState<"renew" | "remove" | null>(null);
  return (
    <>
      <p className={styles.text}>
        {since && (
          <Trans>
            Switched on <When at={since} />
          </Trans>
        )}
        {" · "}
        {t`${plural(codesLeft, { one: "# recovery code left", other: "# recovery codes left" })}`}
      </p>
      {act === null ? (
        <div className={styles.line}>
          <Button onClick={() => setAct("renew")}>
            <Trans>New recovery codes</Trans>
          </Button>
          <Button onClick={() => setAct("remove")}>
            <Trans>Switch it off</Trans>
          </Button>
        </div>
      ) : (
        <PasswordForm
          label={act === "renew" ? t`Make new recovery codes` : t`Switch it off`}
          isBusy={isBusy}
          onSend={(password) => onPassword(act, password)}
          onCancel={() => {
            setAct(null);
            onLeave();
          }}
        />
      )}
    </>
  );
}
