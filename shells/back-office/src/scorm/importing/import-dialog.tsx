// Knows how a package becomes part of a product: the file is chosen, sent, described and confirmed.
import {
  connectPackageImport,
  type PackageImportInput,
  packageImportMachine,
} from "@academiz/application/package-import";
import { Button, Dialog, Field, formatSize, ProgressBar, TextInput } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { Package, RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { FileDrop } from "../../office/file-drop.tsx";
import { useOffice } from "../../office/office-context.ts";
import * as styles from "../common/scorm.css.ts";
import { PackageReport } from "../report/package-report.tsx";
import { ImportTrouble } from "./import-trouble.tsx";

export interface ImportDialogProps {
  readonly title: ReactNode;
  /** The words before a file is chosen. */
  readonly introduction?: ReactNode;
  /** The label of the last button. */
  readonly confirmLabel: ReactNode;
  /** False where the product has its title already. */
  readonly asksTitle: boolean;
  readonly keep: PackageImportInput["keep"];
  readonly onClose: () => void;
}

export function ImportDialog({ title, introduction, confirmLabel, asksTitle, keep, onClose }: ImportDialogProps) {
  const { t, i18n } = useLingui();
  const { office } = useOffice();
  const formId = useId();
  const heading = useRef<HTMLParagraphElement>(null);
  const [snapshot, send] = useActor(packageImportMachine, { input: { uploading: office.uploading, keep } });
  const view = connectPackageImport(snapshot);
  const { phase, file, sent, report, strange } = view;
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? view.title;
  const isMissing = asksTitle && name.trim() === "";
  const isReported = phase === "reported" || phase === "keeping";
  const close = () => {
    send({ type: "import.abandoned" });
    onClose();
  };
  useEffect(() => {
    if (phase === "kept") onClose();
  }, [phase, onClose]);
  // The focused element went away with its step.
  useEffect(() => {
    if (phase !== "choosing" && phase !== "keeping") heading.current?.focus();
  }, [phase]);
  const choose = (chosen: File) => {
    setTyped(null);
    send({ type: "file.chosen", file: chosen });
  };
  const size = file && formatSize(i18n, file.size);
  const done = formatSize(i18n, sent);
  return (
    <Dialog
      open
      closeOnOutside={false}
      onClose={close}
      title={title}
      footer={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          {phase === "failed" && view.mayRetry && (
            <Button
              variant="primary"
              icon={<RotateCw size={20} aria-hidden />}
              onClick={() => send({ type: "retry.asked" })}
            >
              <Trans>Send it again</Trans>
            </Button>
          )}
          {isReported && (
            <Button type="submit" form={formId} variant="primary" loading={phase === "keeping"}>
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        {phase === "choosing" && introduction}
        {file && (
          <p ref={heading} tabIndex={-1} className={styles.file}>
            {file.name} ({size})
          </p>
        )}
        {strange !== null && (
          <p role="alert" className={styles.failure}>
            <Trans>“{strange}” is no zip. Choose the zip that your authoring tool exported.</Trans>
          </p>
        )}
        <ImportTrouble view={view} />
        {(phase === "choosing" || phase === "failed") && (
          <FileDrop
            label={t`Package to import`}
            icon={<Package size={24} aria-hidden />}
            accept=".zip,application/zip"
            onChoose={choose}
          >
            <Trans>Drop the zip of the package here, as your authoring tool exported it.</Trans>
          </FileDrop>
        )}
        {phase === "sending" && file && (
          <ProgressBar
            label={t`Sending the package`}
            value={file.size > 0 ? sent / file.size : null}
            text={t`${done} of ${size}`}
          />
        )}
        {phase === "reading" && <ProgressBar label={t`The package has arrived and is being read`} value={null} />}
        {isReported && report && (
          <form
            id={formId}
            noValidate
            className={styles.stack}
            onSubmit={(event) => {
              event.preventDefault();
              if (!isMissing && phase === "reported") send({ type: "title.confirmed", title: name.trim() });
            }}
          >
            {asksTitle && (
              <Field
                label={t`Title`}
                help={t`Learners read it; it can be changed at any time.`}
                error={isMissing ? t`The product needs a title.` : undefined}
              >
                <TextInput
                  value={name}
                  maxLength={200}
                  autoComplete="off"
                  onChange={(event) => setTyped(event.target.value)}
                />
              </Field>
            )}
            <PackageReport report={report} />
          </form>
        )}
      </div>
    </Dialog>
  );
}
