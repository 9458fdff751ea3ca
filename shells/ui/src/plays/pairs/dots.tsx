// Knows how dots are joined in an order: on the picture, or in the list of their names; the game ends by itself.
import { type DotView, tryDot } from "@academiz/domain/games";
import { Plural, Trans } from "@lingui/react/macro";
import { Fragment, useEffect, useState } from "react";
import * as board from "../common/board/board.css.ts";
import { GamePicture } from "../common/board/game-picture.tsx";
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { VerdictWords } from "../common/pick-and-place/piece.tsx";
import { VERDICT_ICONS } from "../common/why.tsx";
import { Line } from "./line.tsx";
import * as styles from "./pairs.css.ts";
import { dotsWords } from "./words.ts";

/** A dot with what is written on it: its place in the line, a name that is short enough, or a letter. */
interface Marked extends DotView {
  readonly mark: string;
}

/** The most letters of a name that has room on its dot. */
const SHORT = 3;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export function Dots(props: GameViewProps<"POINT_A_RELIER">) {
  const { game, onAnswer, onSubmit } = props;
  const { picture, isClosed, isDone, canSubmit } = game;
  const [missed, setMissed] = useState<{ readonly name: string; readonly tries: number } | null>(null);
  // Once the line is whole, nothing is left to ask for.
  useEffect(() => {
    if (canSubmit) onSubmit();
  }, [canSubmit, onSubmit]);

  const isShort = game.dots.every(({ name }) => name.trim() !== "" && name.length <= SHORT);
  const dots = game.dots.map((dot, at): Marked => ({ ...dot, mark: isShort ? dot.name : markDot(dot, at) }));
  const joined = dots
    .filter(({ place }) => place !== null)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  const last = joined.at(-1);
  const press = ({ slug, name, place }: DotView) => {
    if (place !== null) return;
    setMissed(slug === game.next ? null : { name, tries: (missed?.tries ?? 0) + 1 });
    const data = tryDot(game, slug);
    if (data !== null) onAnswer(data);
  };
  return (
    <GameCard
      {...props}
      words={dotsWords}
      end={{ submit: null, missing: <Trans>What you joined is kept: the game ends when all are joined.</Trans> }}
    >
      <div className={styles.play}>
        {!isDone && (
          <p className={styles.note}>
            <Trans>Join them in their order: press the first, then the one that comes next, and so on.</Trans>
          </p>
        )}
        <div className={board.board}>
          {picture ? (
            <GamePicture picture={picture} className={board.picture} />
          ) : (
            <div className={styles.ground} aria-hidden />
          )}
          <Line points={joined} isClosed={isClosed && game.next === null} />
          {dots.map((dot) => (
            // The list under the picture says the same in words, and is what keys reach.
            <button
              key={dot.slug}
              type="button"
              tabIndex={-1}
              aria-hidden
              disabled={isDone}
              className={styles.dot({ isJoined: dot.place !== null, isLast: dot === last && !isDone })}
              style={{ left: `${dot.x}%`, top: `${dot.y}%` }}
              // The focus stays in the list, which is what readers know of.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => press(dot)}
            >
              {dot.mark}
            </button>
          ))}
        </div>
        <p role="status" className={styles.note}>
          {missed !== null && (
            // The same words again are news again.
            <Fragment key={missed.tries}>
              <Trans>“{missed.name}” is not next.</Trans>{" "}
            </Fragment>
          )}
          {!isDone && <Plural value={dots.length - joined.length} one="# left to join" other="# left to join" />}
        </p>
        {isDone ? (
          <ol className={styles.joined}>
            {joined.map((dot) => (
              <Told key={dot.slug} dot={dot} />
            ))}
          </ol>
        ) : (
          <ul className={styles.names}>
            {dots.map((dot) => (
              <li key={dot.slug}>
                <button
                  type="button"
                  aria-pressed={dot.place !== null}
                  aria-disabled={dot.place !== null || undefined}
                  className={styles.name({ isJoined: dot.place !== null })}
                  onClick={() => press(dot)}
                >
                  <span className={board.number}>{dot.place ?? dot.mark}</span>
                  {(!isShort || dot.place !== null) && <span>{dot.name}</span>}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </GameCard>
  );
}

const markDot = ({ place }: DotView, at: number): string =>
  place === null
    ? `${LETTERS[at % LETTERS.length]}${at < LETTERS.length ? "" : Math.floor(at / LETTERS.length)}`
    : String(place);

/** A dot of the finished line: whether it was found at the first try, and why it stands there. */
function Told({ dot: { slug, name, place, first, explanation } }: { readonly dot: DotView }) {
  const verdict = first === slug ? "right" : "wrong";
  const Icon = VERDICT_ICONS[verdict];
  return (
    <li className={styles.told}>
      <Icon size={20} aria-hidden className={styles.verdict({ verdict })} />
      <span>
        <strong>
          {place}. {name}
        </strong>
        <VerdictWords verdict={verdict} /> {verdict === "wrong" && <Trans>(not at the first try)</Trans>} {explanation}
      </span>
    </li>
  );
}
