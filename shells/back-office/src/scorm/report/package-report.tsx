// Knows how a package is described: its version, files, items and start pages, and its problems.
import type { PackageReport as Report } from "@academiz/domain/products";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../common/scorm.css.ts";
import { PackageProblems } from "./package-problems.tsx";

export interface PackageReportProps {
  readonly report: Report;
}

export function PackageReport({ report }: PackageReportProps) {
  const { t } = useLingui();
  const { version, schemaVersion, files, items } = report;
  const deepest = styles.depths.length - 1;
  const first = items.find(({ href }) => href !== null);
  return (
    <div className={styles.stack}>
      <dl className={styles.facts}>
        <dt>{t`Version`}</dt>
        <dd>
          {version === null ? (
            <Trans>Not noted: import the package again to see it</Trans>
          ) : schemaVersion === null || schemaVersion === version ? (
            <>SCORM {version}</>
          ) : (
            <>
              SCORM {version} ({schemaVersion})
            </>
          )}
        </dd>
        <dt>{t`Files`}</dt>
        <dd>
          <Plural value={files} one="# file in its list" other="# files in its list" />
        </dd>
        <dt>{t`Starts with`}</dt>
        <dd>{first?.href ?? <Trans>Nothing</Trans>}</dd>
      </dl>
      <PackageProblems report={report} />
      <section className={styles.part}>
        <h2 className={styles.heading}>
          <Trans>Contents</Trans>
        </h2>
        {items.length === 0 ? (
          <p className={styles.note}>
            <Trans>The package names no item.</Trans>
          </p>
        ) : (
          <ul className={styles.items}>
            {items.map(({ title, href, depth }, at) => (
              <li key={at} className={`${styles.item} ${styles.depths[Math.min(depth, deepest)] ?? ""}`}>
                <span>{title}</span>
                {href !== null && <span className={styles.path}>{href}</span>}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
