// Knows the note that an example was not replaced yet, and how it is accepted as it is.
import { Button } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../form.css.ts";

export interface SampleNoteProps {
  readonly name: string;
  /** True where its words are the example's, and not only another part. */
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
