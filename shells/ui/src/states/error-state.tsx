// Knows what stands where something failed: what happened, what to do, and the number that support asks for.
import { useLingui } from "@lingui/react/macro";
import { CircleAlert, Copy, RotateCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../button/button.tsx";
import * as styles from "./states.css.ts";

export interface ErrorStateProps {
  /** What happened. */
  readonly title: ReactNode;
  /** What the reader can do. */
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean | undefined;
  readonly requestId?: string | undefined;
  /** Another way out: "Back to the list". */
  readonly action?: ReactNode;
  /** 1 where it fills the page, whose title it then is. */
  readonly level?: 1 | 2 | 3 | undefined;
}

export function ErrorState({ title, children, onRetry, retrying, requestId, action, level = 2 }: ErrorStateProps) {
  const Title = `h${level}` as const;
  const { t } = useLingui();
  return (
    <div role="alert" className={styles.state}>
      <span className={styles.picture({ tone: "error" })}>
        <CircleAlert size={24} aria-hidden />
      </span>
      <Title className={styles.title}>{title}</Title>
      {children && <p className={styles.text}>{children}</p>}
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button
              onClick={onRetry}
              loading={retrying}
              icon={<RotateCw size={20} aria-hidden />}
            >{t`Try again`}</Button>
          )}
          {action}
        </div>
      )}
      {requestId && <RequestId id={requestId} />}
    </div>
  );
}

function RequestId({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  // Without a secure context there is no clipboard: the number can still be selected by hand.
  const copy = (): void => {
    navigator.clipboard?.writeText(id).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <p className={styles.request}>
      <span>
        {t`Request number:`} <code className={styles.code}>{id}</code>
      </span>
      <Button size="small" variant="quiet" icon={<Copy size={16} aria-hidden />} onClick={copy}>
        {copied ? t`Copied` : t`Copy`}
      </Button>
    </p>
  );
}
