// Knows how it is shown what was done for a learner: by whom, when and why.
import type { ToldExtension, ToldReset } from "@academiz/application/ports";
import { DEFAULT_MARK_TYPE, speakScore } from "@academiz/domain/scoring";
import { Button, ScoreMark, When } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSession } from "../../office/office-context.ts";
import * as styles from "../learners.css.ts";

interface GivenMoreProps {
  readonly extension: ToldExtension;
  readonly onEnd: () => void;
}

export function GivenMore({ extension: { until, due, attempts, reason, by, at }, onEnd }: GivenMoreProps) {
  const { t } = useLingui();
  return (
    <div className={styles.deed}>
      <ul className={styles.consequences}>
        {until !== null && (
          <li>
            <Trans>
              Open to them until <When at={until} />
            </Trans>
          </li>
        )}
        {due !== null && (
          <li>
            <Trans>
              To be done by <When at={due} />
            </Trans>
          </li>
        )}
        {attempts > 0 && (
          <li>
            <Plural value={attempts} one="# more attempt" other="# more attempts" />
          </li>
        )}
      </ul>
      <p className={styles.note}>
        <Trans>
          Given by {by ?? t`somebody without an account here`} (<When at={at} />
          ): “{reason}”
        </Trans>
      </p>
      <div>
        <Button size="small" onClick={onEnd}>
          <Trans>Take it back</Trans>
        </Button>
      </div>
    </div>
  );
}

export function Resets({ resets }: { readonly resets: readonly ToldReset[] }) {
  const { t, i18n } = useLingui();
  const markType = useSession().client?.markType ?? DEFAULT_MARK_TYPE;
  return (
    <ol className={styles.attempts} aria-label={t`New beginnings`}>
      {resets.map(({ at, by, reason, percentage, score }) => (
        <li key={at} className={styles.deed}>
          <span>
            <Trans>
              Begun anew by {by ?? t`somebody without an account here`} (<When at={at} />
              ): “{reason}”
            </Trans>
          </span>
          <span className={styles.note}>
            <Trans>Until then:</Trans> {/* Where all was done, the result says what it was worth. */}
            {score !== null && percentage === 100 ? (
              <ScoreMark score={speakScore(score, markType)} />
            ) : (
              i18n.number(percentage / 100, { style: "percent", maximumFractionDigits: 0 })
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
