// Knows how a slot is signed: its code is typed, scanned, or came with the address; a signature may be added.

import type { LearnerSlotView } from "@academiz/application/learner-classroom";
import { readTypedCode } from "@academiz/domain/classiz";
import { Button, Dialog, Field, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { PenLine, ScanQrCode } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { latePage } from "../late/late-page.ts";
import * as styles from "./classroom.css.ts";
import { SignatureField } from "./signature-field.tsx";
import { useSlotTimes } from "./use-slot-times.ts";

const ScanCode = latePage(async () => (await import("./scanning/scan-code.tsx")).ScanCode);

export interface SignDialogProps {
  readonly slot: LearnerSlotView;
  /** The code from the address; empty: none. */
  readonly code: string;
  /** The signature of a try that was refused: nobody draws it again. */
  readonly drawn: string | null;
  readonly onSign: (code: string | null, drawing: string | null) => void;
  readonly onClose: () => void;
}

export function SignDialog({ slot, code: given, drawn, onSign, onClose }: SignDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const when = useSlotTimes()(slot);
  const [code, setCode] = useState(given);
  const [drawing, setDrawing] = useState(drawn);
  const [error, setError] = useState<"" | "none" | "other-slot">("");
  const [isScanning, setScanning] = useState(false);
  const asksCode = slot.signing === "code";
  const hasCamera = asksCode && navigator.mediaDevices !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readTypedCode(code);
    if (asksCode && read === null) setError("none");
    else onSign(asksCode ? read : null, drawing);
  };
  const { title } = slot;
  return (
    <Dialog
      open
      size="small"
      closeOnOutside={false}
      onClose={onClose}
      title={t`Sign: ${title}`}
      description={when}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} variant="primary" icon={<PenLine size={20} aria-hidden />}>
            <Trans>I am here: sign</Trans>
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        {asksCode && (
          <Field
            label={t`Code of the date`}
            required
            help={t`The trainer shows it. It changes every half minute, and holds a little longer.`}
            error={
              error === "none"
                ? t`A code has eight letters and figures, without 0, O, 1, I, L and U. Look at it again.`
                : error === "other-slot"
                  ? t`This is the code of another date.`
                  : ""
            }
          >
            <TextInput
              value={code}
              className={styles.code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              onChange={({ target }) => {
                setCode(target.value);
                setError("");
              }}
            />
          </Field>
        )}
        {hasCamera &&
          (isScanning ? (
            <ScanCode
              onFound={(found) => {
                setScanning(false);
                const isOther = found.slotSlug !== null && found.slotSlug !== slot.slug;
                setError(isOther ? "other-slot" : "");
                if (!isOther) setCode(found.code);
              }}
            />
          ) : (
            <div className={styles.buttons}>
              <Button icon={<ScanQrCode size={20} aria-hidden />} onClick={() => setScanning(true)}>
                <Trans>Scan the code</Trans>
              </Button>
            </div>
          ))}
        <SignatureField value={drawing} onChange={setDrawing} />
      </form>
    </Dialog>
  );
}
