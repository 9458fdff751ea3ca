// Knows how a learner finds the documents of a classroom: those that are open now, and when the others will be.
import type { LearnerClassroomView } from "@academiz/application/learner-classroom";
import type { DocumentTime } from "@academiz/domain/classiz";
import { formatSize, Link, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { FileClock, FileText } from "lucide-react";
import * as styles from "./classroom.css.ts";

export function DocumentsSection({ documents }: Pick<LearnerClassroomView, "documents">) {
  const { t, i18n } = useLingui();
  if (documents.length === 0) return null;
  const times: Readonly<Record<DocumentTime, string>> = {
    before: t`Before the session`,
    during: t`During the session`,
    after: t`After the session`,
  };
  return (
    <section className={styles.section} aria-label={t`Documents`}>
      <h2 className={styles.sectionTitle}>
        <Trans>Documents</Trans>
      </h2>
      <ul className={styles.documents}>
        {documents.map(({ slug, when, name, size, url }) => (
          <li key={slug} className={styles.document}>
            {url === null ? <FileClock size={20} aria-hidden /> : <FileText size={20} aria-hidden />}
            <span className={styles.factText}>
              {url === null ? (
                name
              ) : (
                <Link href={url} target="_blank" rel="noopener noreferrer" alone>
                  {name}
                </Link>
              )}
              <span className={styles.documentNote}>
                {url !== null ? (
                  formatSize(i18n, size)
                ) : when === "after" ? (
                  <Trans>You find it here once your session is over.</Trans>
                ) : (
                  <Trans>You find it here when your session begins.</Trans>
                )}
              </span>
            </span>
            <StatusChip>{times[when]}</StatusChip>
          </li>
        ))}
      </ul>
    </section>
  );
}
