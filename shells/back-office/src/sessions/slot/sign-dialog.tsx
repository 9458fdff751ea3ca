// Knows how a trainer signs that they taught: by drawing, or by typing their name.
import { writeTyped } from "@academiz/domain/classiz";
import { Button, Dialog, Field, SignaturePad, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useOffice } from "../../office/office-context.ts";
import { useTroubleWords } from "../../office/use-trouble-words.ts";
import { failure } from "../../product/product.css.ts";
import * as styles from "../sessions.css.ts";

export interface SignDialogProps {
  readonly slug: string;
  readonly onClose: () => void;
  readonly onSigned: () => void;
}

export function SignDialog({ slug, onClose, onSigned }: SignDialogProps) {
  const { t } = useLingui();
  const sayTrouble = useTroubleWords();
  const { office } = useOffice();
  const [path, setPath] = useState("");
  const [name, setName] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const sign = async () => {
    setBusy(true);
    const drawing = path !== "" ? path : name.trim() === "" ? null : writeTyped(name);
    const answer = await office.classrooms.signAsTrainer(slug, drawing);
    setBusy(false);
    if (answer.ok) onSigned();
    else setTrouble(sayTrouble(answer.error));
  };
  return (
    <Dialog
      open
      closeOnOutside={path === "" && name === ""}
      onClose={onClose}
      title={<Trans>Sign that you taught</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" loading={isBusy} onClick={() => void sign()}>
            <Trans>Sign</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>
          <Trans>Your signature joins the chain of this date, and stands on its sheet. It cannot be taken back.</Trans>
        </p>
        <SignaturePad label={t`Draw your signature here`} clearLabel={t`Draw again`} value={path} onChange={setPath} />
        <Field label={t`Or type your name`} optional>
          <TextInput maxLength={100} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        {trouble && (
          <p role="alert" className={failure}>
            {trouble}
          </p>
        )}
      </div>
    </Dialog>
  );
}
