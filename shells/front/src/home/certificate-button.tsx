// Knows how a learner downloads the certificate of a course from their list.
import type { CertificateGateway } from "@academiz/application/ports";
import { Button, useTaking } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Award } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import * as styles from "./product-card.css.ts";

export interface CertificateButtonProps {
  readonly perimeterSlug: string;
  readonly title: string;
  readonly print: CertificateGateway["print"];
  readonly onTaken?: () => void;
}

export function CertificateButton({ perimeterSlug, title, print, onTaken }: CertificateButtonProps) {
  const { t } = useLingui();
  const { state, trouble, start } = useTaking("application/pdf", () => print(perimeterSlug));
  const tell = useEffectEvent(() => onTaken?.());
  useEffect(() => {
    if (state === "taken") tell();
  }, [state]);
  return (
    <div className={styles.certificate}>
      <Button
        full
        icon={<Award size={20} aria-hidden />}
        loading={state === "waiting"}
        aria-label={t`Certificate (PDF): ${title}`}
        onClick={start}
      >
        <Trans>Certificate (PDF)</Trans>
      </Button>
      <p role="status" className={styles.said}>
        {state === "taken" && <Trans>Your certificate is in your downloads.</Trans>}
      </p>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble.kind === "offline" ? (
            <Trans>There seems to be no connection. Check it, then try again.</Trans>
          ) : trouble.detail === "certificate.revoked" ? (
            <Trans>This certificate was withdrawn. Ask whoever gave you the course.</Trans>
          ) : (
            <Trans>The certificate could not be made. Try again in a moment.</Trans>
          )}
        </p>
      )}
    </div>
  );
}
