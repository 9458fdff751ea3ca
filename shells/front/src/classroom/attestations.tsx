// Knows how a learner downloads their attestations of sessions that are over.
import type { LearnerClassroomView } from "@academiz/application/learner-classroom";
import type { LearnerClassrooms } from "@academiz/application/ports";
import type { AttestationKind } from "@academiz/domain/classiz";
import { Button, findProblemWords, saveBytes, useToasts } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import * as styles from "./classroom.css.ts";

export interface AttestationsProps {
  readonly classrooms: LearnerClassrooms;
  readonly perimeterSlug: string;
  readonly attested: LearnerClassroomView["attested"];
}

export function Attestations({ classrooms, perimeterSlug, attested }: AttestationsProps) {
  const { t, i18n } = useLingui();
  const notify = useToasts();
  const [taken, setTaken] = useState<string | null>(null);
  const take = async (mean: string, kind: AttestationKind) => {
    setTaken(`${mean} ${kind}`);
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const file = await classrooms.attest(perimeterSlug, { kind, mean, zone });
    setTaken(null);
    if (file.ok) return saveBytes(file.value.name, "application/pdf", file.value.bytes);
    const words = findProblemWords(file.error.detail);
    notify({ kind: "error", text: words ? i18n._(words) : t`The file could not be made. Check your connection.` });
  };
  if (attested.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t`My attestations`}>
      <h2 className={styles.sectionTitle}>
        <Trans>My attestations</Trans>
      </h2>
      <ul className={styles.list}>
        {attested.map(({ mean, title }) => (
          <li key={mean} className={styles.cards.plain}>
            <h3 className={styles.when}>{title}</h3>
            <div className={styles.buttons}>
              <Button
                icon={<BadgeCheck size={20} aria-hidden />}
                loading={taken === `${mean} attestation`}
                aria-label={t`Attestation of attendance: ${title}`}
                onClick={() => void take(mean, "attestation")}
              >
                <Trans>Attestation of attendance</Trans>
              </Button>
              <Button
                icon={<BadgeCheck size={20} aria-hidden />}
                loading={taken === `${mean} certificate`}
                aria-label={t`Certificate of completion: ${title}`}
                onClick={() => void take(mean, "certificate")}
              >
                <Trans>Certificate of completion</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
