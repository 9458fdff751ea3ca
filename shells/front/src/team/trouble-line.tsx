// Knows the words for why something that a manager asked for failed.
import type { Trouble } from "@academiz/application/ports";
import { findProblemWords } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "./team.css.ts";

export function TroubleLine({ trouble }: { readonly trouble: Trouble | null }) {
  const { i18n } = useLingui();
  if (!trouble) return null;
  const words = trouble.detail === undefined ? null : findProblemWords(trouble.detail);
  return (
    <p role="alert" className={styles.trouble}>
      {words ? i18n._(words) : <Trans>There seems to be no connection. Check it, then try again.</Trans>}
    </p>
  );
}
