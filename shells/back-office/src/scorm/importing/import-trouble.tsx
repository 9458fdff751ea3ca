// Knows the words that say why a package did not arrive: what is wrong with it, where, and what to do.
import type { PackageImportView } from "@academiz/application/package-import";
import { Trans, useLingui } from "@lingui/react/macro";
import { TroubleText } from "../../office/trouble-text.tsx";
import * as styles from "../common/scorm.css.ts";
import { REFUSAL_WORDS } from "./refusal-words.ts";

export function ImportTrouble({ view: { trouble, refusal } }: { readonly view: PackageImportView }) {
  const { i18n } = useLingui();
  if (!trouble) return null;
  return (
    <div role="alert" className={styles.failure}>
      {refusal ? (
        <>
          <p className={styles.heading}>
            <Trans>This package was not taken</Trans>
          </p>
          <p>{i18n._(REFUSAL_WORDS[refusal.code])}</p>
          {refusal.file !== null && <code className={styles.place}>{refusal.file}</code>}
          <p className={styles.place}>
            <Trans>For support:</Trans> <span lang="en">{refusal.words}</span>
          </p>
        </>
      ) : (
        <p>
          {trouble.kind === "offline" ? (
            <Trans>The connection broke off. Nothing was kept.</Trans>
          ) : (
            <TroubleText trouble={trouble} />
          )}
        </p>
      )}
    </div>
  );
}
