// Knows how right answers reveal a picture: each question is answered once and judged at once, and the revealed part is
// described.
import { type ChoiceQuestionView, shuffleTiles } from "@academiz/domain/games";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../button/button.tsx";
import { GamePicture, useFileOf } from "../common/board/game-picture.tsx";
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { Options } from "../common/options.tsx";
import { Question, Questions } from "../common/question.tsx";
import { useSeed } from "../common/use-seed.ts";
import { drawGrid } from "./draw-grid.ts";
import { drawTile } from "./draw-tile.ts";
import * as styles from "./puzzle.css.ts";
import { puzzleWords } from "./words.ts";

export function Reveal(props: GameViewProps<"PUZZLE">) {
  const { game, onAnswer } = props;
  const { picture, columns, rows, revealedCount, questions, isDone } = game;
  const { t } = useLingui();
  const seed = useSeed(game.seed);
  const { url } = useFileOf(picture.src);
  /** What is chosen and not yet submitted, by the slug of its question. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, readonly string[]>>>({});
  const draft = (slug: string, chosen: readonly string[]) => setDrafts((former) => ({ ...former, [slug]: chosen }));
  const count = columns * rows;
  const shown = isDone ? count : revealedCount;
  const seen = new Set(shuffleTiles(game, seed).slice(0, shown));
  const answer = (slug: string) => {
    const given = questions.map((one) => [one.slug, one.slug === slug ? drafts[slug] : readChosen(one)] as const);
    onAnswer({ answers: Object.fromEntries(given.filter(([, chosen]) => chosen?.length)), seed });
    draft(slug, []);
  };
  return (
    <GameCard {...props} words={puzzleWords} end={{ submit: <Trans>See the result</Trans> }}>
      <div className={styles.play}>
        <p className={styles.note}>
          <Trans>Each right answer reveals a part of the picture. A question is answered once.</Trans>
        </p>
        <div className={styles.hidden} role="img" aria-label={shown === count ? picture.alt : t`A hidden picture`}>
          <div className={styles.room}>
            <GamePicture picture={picture} className={styles.ground} isMute />
          </div>
          <div className={styles.tiles} style={drawGrid(game)}>
            {Array.from({ length: count }, (_, tile) => (
              <span key={tile} className={styles.covered}>
                <span
                  className={styles.uncovered({ isShown: seen.has(tile) })}
                  style={drawTile(game, tile, seen.has(tile) ? url : "")}
                />
              </span>
            ))}
          </div>
        </div>
        <p className={styles.note} role="status">
          <Plural value={shown} one={`# piece of ${count} is shown`} other={`# pieces of ${count} are shown`} />
        </p>
        <Questions>
          {questions.map((question, index) => {
            const { slug, text, several, options, verdict, explanation } = question;
            const chosen = verdict === null ? (drafts[slug] ?? []) : readChosen(question);
            return (
              <Question
                key={slug}
                slug={slug}
                number={index + 1}
                text={text}
                note={several && <Trans>Several answers may be right.</Trans>}
                isDone={isDone || verdict !== null}
                verdict={verdict}
                right={options.flatMap((option) => (option.right ? [option.name] : [])).join(", ")}
                explanation={explanation}
              >
                {/* The pressed button goes away: the focus stays with its question. */}
                <div className={styles.answer} tabIndex={-1} data-answer>
                  <Options
                    direction="column"
                    several={several}
                    isJudged={verdict !== null}
                    options={options.map((one) => ({
                      ...{ key: one.slug, words: one.text, picture: one.picture },
                      ...{ isChosen: chosen.includes(one.slug), isRight: one.right },
                    }))}
                    onChoose={(key, isChosen) => {
                      const others = several ? chosen.filter((one) => one !== key) : [];
                      draft(slug, isChosen ? [...others, key] : others);
                    }}
                  />
                  {verdict === null && !isDone && (
                    <div>
                      <Button
                        disabled={chosen.length === 0}
                        accessibleWhenDisabled
                        aria-label={t`Answer question ${index + 1}`}
                        onClick={({ currentTarget }) => {
                          currentTarget.closest<HTMLElement>("[data-answer]")?.focus({ preventScroll: true });
                          answer(slug);
                        }}
                      >
                        <Trans>Answer</Trans>
                      </Button>
                    </div>
                  )}
                </div>
              </Question>
            );
          })}
        </Questions>
      </div>
    </GameCard>
  );
}

const readChosen = ({ options }: ChoiceQuestionView): readonly string[] =>
  options.flatMap(({ slug, isChosen }) => (isChosen ? [slug] : []));
