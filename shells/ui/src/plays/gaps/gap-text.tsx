// Knows how a text with gaps is played: gaps are typed, chosen or filled with words; then the learner reads what was
// right and why.
import type { GapView } from "@academiz/domain/games";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { BANK } from "../common/pick-and-place/hand.ts";
import { PickAndPlace } from "../common/pick-and-place/pick-and-place.tsx";
import { Piece } from "../common/pick-and-place/piece.tsx";
import { Place } from "../common/pick-and-place/place.tsx";
import { useSeed } from "../common/use-seed.ts";
import { Gap } from "./gap.tsx";
import { GapNotes } from "./gap-notes.tsx";
import * as styles from "./gaps.css.ts";
import { findTokens, listGapsOf, listWaiting, placeToken } from "./tokens.ts";
import { gapTextWords } from "./words.ts";

export function GapText(props: GameViewProps<"TEXT_A_TROUS">) {
  const { t } = useLingui();
  const { game, onAnswer } = props;
  const { parts, gapCount, bank, isDone } = game;
  const id = useId();
  const seed = useSeed(game.seed);
  const gaps = listGapsOf(game);
  const tokens = findTokens(game);
  const left = listWaiting(game, seed);
  const nameGap = ({ number }: GapView) => t`Gap ${number} of ${gapCount}`;
  const nameOfPlace = (place: string) => {
    const gap = gaps.find(({ slug }) => slug === place);
    return gap ? nameGap(gap) : t`the words`;
  };
  const tell = (answers: Readonly<Record<string, string>>) => onAnswer({ answers, seed });
  const write = (slug: string, answer: string) => {
    const given = gaps.map((gap) => [gap.slug, gap.slug === slug ? answer : gap.answer] as const);
    tell(Object.fromEntries(given.filter(([, one]) => one !== "")));
  };
  return (
    <GameCard {...props} words={gapTextWords}>
      <PickAndPlace
        isDone={isDone}
        nameOf={(token) => bank[Number(token)] ?? ""}
        nameOfPlace={nameOfPlace}
        count={{ placed: tokens.size, all: gaps.filter(({ mode }) => mode === "token").length }}
        onPlace={(token, place) => tell(placeToken(game, token, place))}
      >
        <div className={styles.play}>
          {bank.length > 0 && !isDone && (
            <div className={styles.bank}>
              <p id={`${id}-bank`} className={styles.note}>
                <Trans>Pick a word, then the gap that it belongs into.</Trans>
              </p>
              {/* biome-ignore lint/a11y/useSemanticElements: no field is asked for in it */}
              <div role="group" aria-labelledby={`${id}-bank`}>
                <Place id={BANK} name={t`the words`} holds={left}>
                  {left.map((token) => (
                    <Piece key={token} id={token} />
                  ))}
                </Place>
              </div>
            </div>
          )}
          <div className={styles.text}>
            {parts.map((part, index) =>
              part.kind === "words" ? (
                <span key={index}>{part.text}</span>
              ) : (
                <Gap
                  key={part.slug}
                  gap={part}
                  name={nameGap(part)}
                  token={tokens.get(part.slug) ?? null}
                  seed={seed}
                  isDone={isDone}
                  hintId={game.kept.hints?.includes(part.slug) ? `${id}-hint-${part.number}` : undefined}
                  onWrite={(answer) => write(part.slug, answer)}
                />
              ),
            )}
          </div>
          <GapNotes id={id} gaps={gaps} isDone={isDone} explanation={game.explanation} />
        </div>
      </PickAndPlace>
    </GameCard>
  );
}
