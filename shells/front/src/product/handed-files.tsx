// Knows the files that a course gives its learner to download from its page.
import { connectLoading, handedFilesMachine } from "@academiz/application/my-products";
import type { HandedFile, LearnerCatalog } from "@academiz/application/ports";
import { Button, Card, Link } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { FileDown } from "lucide-react";
import * as styles from "./product.css.ts";

export interface HandedFilesProps {
  readonly catalog: Pick<LearnerCatalog, "listFiles">;
  readonly perimeterSlug: string;
}

/** Draws nothing where there are none yet. */
export function HandedFiles({ catalog, perimeterSlug }: HandedFilesProps) {
  const { t } = useLingui();
  const [snapshot, send] = useActor(handedFilesMachine, {
    input: { load: catalog.listFiles, criteria: perimeterSlug },
  });
  const { phase, shown } = connectLoading<string, readonly HandedFile[]>(snapshot);
  if (phase === "failed")
    return (
      <p role="alert" className={styles.missing}>
        <Trans>The documents could not be loaded.</Trans>
        <Button size="small" onClick={() => send({ type: "retry.asked" })}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    );
  if (!shown || shown.length === 0) return null;
  return (
    <Card
      title={<Trans>Documents</Trans>}
      description={<Trans>To take along, from the pages that are open to you.</Trans>}
    >
      <ul className={styles.rows} aria-label={t`Documents`}>
        {shown.map(({ name, url, page }) => (
          <li key={url} className={styles.file}>
            <FileDown size={20} aria-hidden className={styles.icon} />
            <Link alone href={url} download={name}>
              {name}
            </Link>
            {page !== "" && <span className={styles.name}>{page}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
