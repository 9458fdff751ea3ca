// Knows how a learner downloads the certificate of a course that they finished.
import type { CertificateGateway } from "@academiz/application/ports";
import { Button, useTaking } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Award } from "lucide-react";
import { useEffect, useState } from "react";
import * as styles from "./result-page.css.ts";

/** Prints the learner's certificate of the course that is played. */
export type PrintCertificate = () => ReturnType<CertificateGateway["print"]>;

export interface CertificateButtonProps {
  readonly print: PrintCertificate;
  /** The result is still being sent: the server would not know it yet, so a press waits. */
  readonly isSaving: boolean;
}

export function CertificateButton({ print, isSaving }: CertificateButtonProps) {
  const { state, trouble, start } = useTaking("application/pdf", print);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || isSaving) return;
    setAsked(false);
    start();
  }, [isAsked, isSaving, start]);
  return (
    <div className={styles.certificate}>
      <Button
        icon={<Award size={20} aria-hidden />}
        loading={isAsked || state === "waiting"}
        onClick={() => setAsked(true)}
      >
        <Trans>Certificate (PDF)</Trans>
      </Button>
      <p role="status" className={styles.note}>
        {state === "taken" && <Trans>Your certificate is in your downloads.</Trans>}
      </p>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          <Trouble {...trouble} />
        </p>
      )}
    </div>
  );
}

function Trouble({ kind, detail }: { readonly kind: string; readonly detail: string }) {
  if (kind === "offline") return <Trans>There seems to be no connection. Check it, then try again.</Trans>;
  if (detail === "certificate.not-earned")
    return <Trans>Your result has not reached the platform yet. Try again in a moment.</Trans>;
  if (detail === "certificate.revoked")
    return <Trans>This certificate was withdrawn. Ask whoever gave you the course.</Trans>;
  return <Trans>The certificate could not be made. Try again in a moment.</Trans>;
}
