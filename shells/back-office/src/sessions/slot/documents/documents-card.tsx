// Knows how somebody who runs a date finds the documents of its classroom, and when learners get each.
import type { SlotDetails } from "@academiz/application/ports";
import { Card, formatSize, Link } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../../sessions.css.ts";
import { useDocumentTimes } from "./use-document-times.ts";

export function DocumentsCard({ documents }: Pick<SlotDetails, "documents">) {
  const { i18n } = useLingui();
  const times = useDocumentTimes();
  if (documents.length === 0) return null;
  return (
    <Card
      title={<Trans>Documents</Trans>}
      description={<Trans>You open all of them at any time, learners from the moment that stands beside each.</Trans>}
    >
      <ul className={styles.documents}>
        {documents.map(({ slug, when, name, size, url }) => (
          <li key={slug} className={styles.document}>
            <Link href={url} target="_blank" rel="noopener noreferrer" alone>
              {name}
            </Link>
            <span className={styles.quiet}>
              {times[when]} · {formatSize(i18n, size)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
