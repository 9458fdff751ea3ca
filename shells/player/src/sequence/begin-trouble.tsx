// Knows the words for why no attempt could be begun.
import type { Trouble } from "@academiz/application/ports";
import { Trans } from "@lingui/react/macro";
import * as styles from "./sequence.css.ts";

export function BeginTrouble({ trouble }: { readonly trouble: Trouble }) {
  return (
    <p role="alert" className={styles.warning}>
      {trouble.kind === "offline" ? (
        <Trans>There seems to be no connection. Check it, then try again.</Trans>
      ) : trouble.detail === "attempts.used-up" ? (
        <Trans>You have begun this sequence as often as one may.</Trans>
      ) : trouble.detail === "attempts.too-many" ? (
        <Trans>You have begun this sequence very often today. Try again tomorrow.</Trans>
      ) : (
        <Trans>It could not be begun. Try again.</Trans>
      )}
    </p>
  );
}
