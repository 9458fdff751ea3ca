// Knows one go in a list: when it was begun, its progress, and its result.
import type { AttemptRow } from "@academiz/application/sequence-player";
import { Button, ScoreMark } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "./sequence.css.ts";

export interface AttemptLineProps {
  readonly row: AttemptRow;
  readonly onOpen: () => void;
}

export function AttemptLine({ row, onOpen }: AttemptLineProps) {
  const { i18n, t } = useLingui();
  const { number, createdAt, status, stat, mark, isOutdated } = row;
  const date = i18n.date(createdAt, { dateStyle: "medium", timeStyle: "short" });
  const isOver = status === "COMPLETE" || status === "FAILED";
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <p className={styles.rowName}>
          <Trans>Attempt {number}</Trans>
        </p>
        <p className={styles.note}>
          {date}
          {stat !== null && (
            <>
              {" · "}
              <Trans>
                {stat.right} right of {stat.answered}
              </Trans>
            </>
          )}
          {isOver && mark !== null && (
            <>
              {" · "}
              <ScoreMark score={mark} />
            </>
          )}
        </p>
        {isOutdated && !isOver && (
          <p className={styles.note}>
            <Trans>It cannot be continued any more: begin a new attempt.</Trans>
          </p>
        )}
      </div>
      {!(isOutdated && !isOver) && (
        <Button
          aria-label={isOver ? t`See the result of attempt ${number}` : t`Continue attempt ${number}`}
          onClick={onOpen}
        >
          {isOver ? <Trans>See the result</Trans> : <Trans>Continue</Trans>}
        </Button>
      )}
    </li>
  );
}
