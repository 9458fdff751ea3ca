// Knows how an address is read, copied with one press, and shown as a code to another device.
import { Button, Field, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Copy, QrCode } from "lucide-react";
import { useId, useState } from "react";
import { lateOffice } from "../words/late-office.ts";
import * as styles from "./audience.css.ts";

const Code = lateOffice(async () => (await import("./code.tsx")).Code, { isRare: true });

export interface CopyLineProps {
  readonly label: string;
  readonly value: string;
  /** What it is for. */
  readonly help?: string | undefined;
  /** False where it is not an address. */
  readonly hasCode?: boolean;
}

export function CopyLine({ label, value, help, hasCode = true }: CopyLineProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<"not-yet" | "copied" | "refused">("not-yet");
  const helpId = useId();
  const [isShown, setShown] = useState(false);
  // Outside of a secure context there is no clipboard.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied("copied");
    } catch {
      setCopied("refused");
    }
  };
  return (
    <div className={styles.part}>
      <div className={styles.copying}>
        <div className={styles.copied}>
          <Field label={label}>
            <TextInput
              readOnly
              value={value}
              aria-describedby={help && helpId}
              onFocus={({ target }) => target.select()}
            />
          </Field>
        </div>
        <Button icon={<Copy size={20} aria-hidden />} aria-label={t`Copy: ${label}`} onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
        {hasCode && (
          <Button
            icon={<QrCode size={20} aria-hidden />}
            aria-label={t`QR code: ${label}`}
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Trans>QR code</Trans>
          </Button>
        )}
      </div>
      {help && (
        <p id={helpId} className={styles.note}>
          {help}
        </p>
      )}
      <p role="status" className={styles.note}>
        {copied === "copied" && <Trans>Copied: paste it where it is needed.</Trans>}
        {copied === "refused" && <Trans>The browser does not let it be copied: select it, and copy it yourself.</Trans>}
      </p>
      {isShown && <Code text={value} label={t`QR code of: ${label}`} />}
    </div>
  );
}
