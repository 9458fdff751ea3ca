// Knows how the transcript of a sound or a film is read, by those who want to.
import { Trans } from "@lingui/react/macro";
import * as styles from "./media.css.ts";

export function Transcript({ text }: { text: string }) {
  return (
    <details className={styles.transcript}>
      <summary>
        <Trans>Transcript</Trans>
      </summary>
      <p>{text}</p>
    </details>
  );
}
