// Knows how a learner downloads their attestations of sessions that are over.
import type { LearnerClassroomView } from "@academiz/application/learner-classroom";
import type { LearnerClassrooms } from "@academiz/application/ports";
import type { AttestationKind } from "@academiz/domain/classiz";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { BadgeCheck } from "lucide-react";
import * as styles from "./classroom.css.ts";
import { usePaper } from "./use-paper.ts";

export interface AttestationsProps {
  readonly classrooms: LearnerClassrooms;
  readonly perimeterSlug: string;
  readonly attested: LearnerClassroomView["attested"];
}

export function Attestations({ classrooms, perimeterSlug, attested }: AttestationsProps) {
  const { t } = useLingui();
  const { taken, take: save } = usePaper();
  const take = (mean: string, kind: AttestationKind) =>
    save(`${mean} ${kind}`, (zone) => classrooms.attest(perimeterSlug, { kind, mean, zone }));
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
