// Knows what an author reads of a game: its rules, and each statement with its answer.
import { hasVictoryThreshold, readGame } from "@academiz/domain/games";
import { DEFAULT_MARK_TYPE, speakThreshold } from "@academiz/domain/scoring";
import { ScoreMark, StatusChip } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { useSession } from "../office/office-context.ts";
import * as styles from "../product/product.css.ts";

export function GameReport({ content }: { readonly content: Readonly<Record<string, unknown>> }) {
  const markType = useSession().client?.markType ?? DEFAULT_MARK_TYPE;
  const game = readGame({ params: content });
  if (!game.ok) {
    return (
      <p>
        <Trans>This game cannot be played: its type or its content is not known here.</Trans>
      </p>
    );
  }
  const { config, content: asked } = game.value;
  const { victoryThreshold, maxAttempts = 0 } = config;
  return (
    <div className={styles.stack}>
      <dl className={styles.facts}>
        <dt>
          <Trans>Type</Trans>
        </dt>
        <dd>
          <Trans>True or false</Trans>
        </dd>
        <dt>
          <Trans>Won</Trans>
        </dt>
        <dd>
          {hasVictoryThreshold(config) && victoryThreshold !== undefined ? (
            <Trans>
              from <ScoreMark score={speakThreshold(undefined, victoryThreshold, markType).asked} /> on
            </Trans>
          ) : (
            <Trans>by whoever ends it</Trans>
          )}
        </dd>
        <dt>
          <Trans>Attempts</Trans>
        </dt>
        <dd>{maxAttempts > 0 ? maxAttempts : <Trans>as many as learners like</Trans>}</dd>
      </dl>
      <ol className={styles.items}>
        {asked.statements.map(({ slug, text, correct, sample }) => (
          <li key={slug} className={styles.spread}>
            <span>
              {text}{" "}
              {sample && (
                <StatusChip tone="warning">
                  <Trans>Sample</Trans>
                </StatusChip>
              )}
            </span>
            <StatusChip>
              {correct ? (asked.labels?.true ?? <Trans>True</Trans>) : (asked.labels?.false ?? <Trans>False</Trans>)}
            </StatusChip>
          </li>
        ))}
      </ol>
    </div>
  );
}
