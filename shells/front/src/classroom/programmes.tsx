// Knows how a learner downloads the programmes of the sessions of a classroom.
import type { LearnerClassroomView } from "@academiz/application/learner-classroom";
import type { LearnerClassrooms } from "@academiz/application/ports";
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { FileDown } from "lucide-react";
import { AloneNote } from "../offline/alone-note.tsx";
import * as styles from "./classroom.css.ts";
import { usePaper } from "./use-paper.ts";

export interface ProgrammesProps {
  readonly classrooms: LearnerClassrooms;
  readonly perimeterSlug: string;
  readonly sessions: LearnerClassroomView["sessions"];
}

export function Programmes({ classrooms, perimeterSlug, sessions }: ProgrammesProps) {
  const { t } = useLingui();
  const { taken, take } = usePaper();
  if (sessions.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t`Programme`}>
      <h2 className={styles.sectionTitle}>
        <Trans>Programme</Trans>
      </h2>
      <p className={styles.quiet}>
        <Trans>What it is about, its dates and hours, and how presence is proven.</Trans>
      </p>
      <AloneNote />
      <ul className={styles.documents}>
        {sessions.map(({ mean, title }) => (
          <li key={mean} className={styles.document}>
            <FileDown size={20} aria-hidden />
            <span className={styles.factText}>{title}</span>
            <Button
              size="small"
              loading={taken === mean}
              aria-label={t`Programme (PDF): ${title}`}
              onClick={() => void take(mean, (zone) => classrooms.takeProgramme(perimeterSlug, { mean, zone }))}
            >
              <Trans>Programme (PDF)</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
