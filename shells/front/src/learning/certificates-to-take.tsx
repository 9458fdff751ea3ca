// Knows how learners take the certificates that they have earned, and that wait for them.
import type { CertificateGateway, LearntProduct } from "@academiz/application/ports";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { CertificateButton } from "../home/certificate-button.tsx";
import * as styles from "./learning.css.ts";

export interface CertificatesToTakeProps {
  readonly products: readonly LearntProduct[];
  readonly print: CertificateGateway["print"];
  readonly onTaken: () => void;
}

/** Draws nothing where none waits. */
export function CertificatesToTake({ products, print, onTaken }: CertificatesToTakeProps) {
  const { t } = useLingui();
  // One that is taken stays until the page is left: its button has the focus, and says where the file is.
  const [taken, setTaken] = useState<readonly string[]>([]);
  const waiting = products.filter(({ slug, hasCertificateToTake }) => hasCertificateToTake || taken.includes(slug));
  if (waiting.length === 0) return null;
  return (
    <ul className={styles.toTake} aria-label={t`Certificates that wait for you`}>
      {waiting.map(({ slug, name, perimeterSlug }) => (
        <li key={slug} className={styles.taking}>
          <span className={styles.takingName}>{name}</span>
          {perimeterSlug !== null && (
            <CertificateButton
              perimeterSlug={perimeterSlug}
              title={name}
              print={print}
              onTaken={() => {
                setTaken([...taken, slug]);
                onTaken();
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
