// Knows what an author reads of a game: its rules, and each statement with its answer.
import { hasVictoryThreshold, listAsked, readGame } from "@academiz/domain/games";
import { DEFAULT_MARK_TYPE, speakThreshold } from "@academiz/domain/scoring";
import { GAME_WORDS, ScoreMark, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSession } from "../office/office-context.ts";
import * as styles from "../product/product.css.ts";

export function GameReport({ content }: { readonly content: Readonly<Record<string, unknown>> }) {
  const { i18n } = useLingui();
  const markType = useSession().client?.markType ?? DEFAULT_MARK_TYPE;
  const game = readGame({ params: content });
  if (!game.ok) {
    return (
      <p>
        <Trans>This game cannot be played: its type or its content is not known here.</Trans>
      </p>
    );
  }
  const { config, gameType } = game.value;
  const { victoryThreshold, maxAttempts = 0 } = config;
  return (
    <div className={styles.stack}>
      <dl className={styles.facts}>
        <dt>
          <Trans>Type</Trans>
        </dt>
        <dd>{i18n._(GAME_WORDS[gameType].name)}</dd>
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
        {listAsked(game.value).map(({ slug, words, right, isSample }) => (
          <li key={slug} className={styles.spread}>
            <span>
              {words}{" "}
              {isSample && (
                <StatusChip tone="warning">
                  <Trans>Sample</Trans>
                </StatusChip>
              )}
            </span>
            <StatusChip>
              {right === true ? <Trans>True</Trans> : right === false ? <Trans>False</Trans> : right}
            </StatusChip>
          </li>
        ))}
      </ol>
    </div>
  );
}
