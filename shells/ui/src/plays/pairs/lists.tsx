// Knows how pairs are made: for each thing its counterpart is chosen from a list, or dragged; then the learner reads
// what was right and why.
import { type PairView, shuffle } from "@academiz/domain/games";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { BANK } from "../common/pick-and-place/hand.ts";
import { PickAndPlace } from "../common/pick-and-place/pick-and-place.tsx";
import { Piece, VerdictWords } from "../common/pick-and-place/piece.tsx";
import { Place } from "../common/pick-and-place/place.tsx";
import { Hint } from "../common/play-options/hint.tsx";
import { useSeed } from "../common/use-seed.ts";
import { VERDICT_ICONS, Why } from "../common/why.tsx";
import * as styles from "./pairs.css.ts";
import { pairsWords } from "./words.ts";

export function Lists(props: GameViewProps<"POINT_A_RELIER">) {
  const { t } = useLingui();
  const { game, onAnswer } = props;
  const { pairs, partners, isDone } = game;
  const id = useId();
  const seed = useSeed(game.seed);
  const shuffled = shuffle(partners, seed);
  const answer = (slug: string, key: string) => {
    const given = pairs.map((pair) => [pair.slug, pair.slug === slug ? key || null : pair.answer]);
    onAnswer({ answers: Object.fromEntries(given.filter(([, one]) => one !== null)), seed });
  };
  return (
    <GameCard {...props} words={pairsWords} isNumbered={false}>
      <PickAndPlace
        isDone={isDone}
        nameOf={(key) => partners.find((partner) => partner.key === key)?.text ?? ""}
        nameOfPlace={(slug) => pairs.find((pair) => pair.slug === slug)?.left ?? t`the choices`}
        count={{ placed: pairs.filter((pair) => pair.answer !== null).length, all: pairs.length }}
        onPlace={(key, slug) => slug !== BANK && answer(slug, key)}
      >
        <div className={styles.play}>
          {!isDone && (
            // biome-ignore lint/a11y/useSemanticElements: no field is asked for in it
            <div role="group" aria-labelledby={`${id}-bank`} className={styles.bank}>
              <p id={`${id}-bank`} className={styles.note}>
                <Trans>Choose from the lists, or pick one of these and put it where it belongs.</Trans>{" "}
                {game.isPenal && <Trans>A wrong pair costs a right one.</Trans>}
              </p>
              <Place id={BANK} name="" holds={partners.map(({ key }) => key)}>
                {shuffled.map(({ key }) => (
                  <Piece key={key} id={key} />
                ))}
              </Place>
            </div>
          )}
          <ul className={styles.rows}>
            {pairs.map((pair) => (
              <Row
                key={pair.slug}
                pair={pair}
                partners={shuffled}
                isDone={isDone}
                onChoose={(key) => answer(pair.slug, key)}
              />
            ))}
          </ul>
        </div>
      </PickAndPlace>
    </GameCard>
  );
}

interface RowProps {
  readonly pair: PairView;
  readonly partners: readonly { readonly key: string; readonly text: string }[];
  readonly isDone: boolean;
  readonly onChoose: (key: string) => void;
}

function Row({ pair, partners, isDone, onChoose }: RowProps) {
  const id = useId();
  const { slug, left, answer, right, verdict, explanation } = pair;
  const Icon = verdict && VERDICT_ICONS[verdict];
  return (
    <li className={styles.row}>
      <label htmlFor={id} className={styles.left}>
        {left}
      </label>
      <Place id={slug} name={left} holds={answer === null ? [] : [answer]}>
        <select
          id={id}
          className={styles.field({ verdict: verdict ?? undefined })}
          disabled={isDone}
          value={answer ?? ""}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">…</option>
          {partners.map(({ key, text }) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
        {Icon && <Icon size={20} aria-hidden />}
        {verdict && <VerdictWords verdict={verdict} />}
      </Place>
      <Hint slug={slug} name={left} />
      {isDone && verdict && (verdict !== "right" || explanation !== "") && (
        <div className={styles.why}>
          <Why verdict={verdict} right={right.text} explanation={explanation} />
        </div>
      )}
    </li>
  );
}
