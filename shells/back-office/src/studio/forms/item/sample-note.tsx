// Knows how an example says that nobody has written it yet, and how it is kept as it is.
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";

export interface SampleNoteProps {
  readonly name: string;
  /** Its words are the example's, not some other part alone. */
  readonly isText: boolean;
  readonly onKeep: (button: HTMLElement) => void;
}

export function SampleNote({ name, isText, onKeep }: SampleNoteProps) {
  const { t } = useLingui();
  return (
    <div className={styles.sampleNote}>
      <p className={styles.grow}>
        {isText ? (
          <Trans>Nobody has written this yet: write your own over the example.</Trans>
        ) : (
          <Trans>Some of it is still that of the example.</Trans>
        )}
      </p>
      <Button
        size="small"
        aria-label={t`Keep it as it is: ${name}`}
        onClick={({ currentTarget }) => onKeep(currentTarget)}
      >
        <Trans>Keep it as it is</Trans>
      </Button>
    </div>
  );
}
