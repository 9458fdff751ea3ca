// Knows how the list of people mentions the last import (§2.10). Without one, or where it cannot be read, nothing is
// shown.
import type { FormerImport, PeopleImports } from "@academiz/application/ports";
import { When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import * as styles from "../people.css.ts";
import { ImportStatus } from "./import-status.tsx";

export function LastImport({ imports }: { readonly imports: Pick<PeopleImports, "list"> }) {
  const { t, i18n } = useLingui();
  const last = useLast(imports);
  if (!last) return null;
  const figures = [
    { label: t`Lines`, value: last.nbUsersFile },
    { label: t`New ones`, value: last.nbUsersNew },
    { label: t`Changed`, value: last.nbUsersUpdate },
    { label: t`Lines not taken`, value: last.nbUsersErrors },
  ];
  return (
    <section className={styles.line} aria-label={t`Last import`}>
      <h2 className={styles.heading}>
        <Trans>Last import</Trans>
      </h2>
      <When at={last.createdAt} />
      <ImportStatus status={last.status} />
      <dl className={styles.facts}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={styles.amount}>{i18n.number(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useLast(imports: Pick<PeopleImports, "list">): FormerImport | null {
  const [last, setLast] = useState<FormerImport | null>(null);
  useEffect(() => {
    let isGone = false;
    void imports.list().then((listed) => {
      if (listed.ok && !isGone) setLast(listed.value[0] ?? null);
    });
    return () => {
      isGone = true;
    };
  }, [imports]);
  return last;
}
