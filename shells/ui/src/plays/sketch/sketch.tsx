// Knows how a sketch is played: replies are chosen as the talk goes on, its lines are put in order, or the lines with a
// mistake are found. Spoken lines stay on the page.
import { shuffleSteps } from "@academiz/domain/games";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "../../button/button.tsx";
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { HintList } from "../common/play-options/hint-list.tsx";
import { useSeed } from "../common/use-seed.ts";
import { OrderLines } from "./order-lines.tsx";
import { Replies } from "./replies.tsx";
import { SaidLine } from "./said-line.tsx";
import * as styles from "./sketch.css.ts";
import { SpotLine } from "./spot-line.tsx";
import { sketchWords } from "./words.ts";

export function Sketch(props: GameViewProps<"ACADEMIZ_SAYNETE">) {
  const { game, onAnswer } = props;
  const { lines, mode, isDone } = game;
  const seed = useSeed(game.seed);
  const kept = lines.flatMap(({ slug, answer }) => (answer === null ? [] : [[slug, answer] as const]));
  const tell = (news: readonly (readonly [slug: string, answer: unknown])[]) =>
    onAnswer({ answers: Object.fromEntries([...kept, ...news]), seed });
  return (
    <GameCard {...props} words={sketchWords} isNumbered={false}>
      {mode === "reply" && <Talk game={game} seed={seed} onChoose={(slug, reply) => tell([[slug, reply]])} />}
      {mode === "order" && (
        <OrderLines
          lines={lines}
          order={readOrder(game, seed)}
          isDone={isDone}
          onOrder={(order) => tell(order.map((slug, place) => [slug, place]))}
        />
      )}
      {mode === "spot" && (
        <>
          <p className={styles.hint}>
            <Trans>Mark each line in which something goes wrong.</Trans>
          </p>
          <ol className={styles.lines}>
            {lines.map((line) => (
              <SpotLine
                key={line.slug}
                line={line}
                isDone={isDone}
                // A line that is not marked counts as right.
                onMark={(isMarked) =>
                  tell(lines.map(({ slug, answer }) => [slug, slug === line.slug ? isMarked : answer === true]))
                }
              />
            ))}
          </ol>
          {!isDone && lines.every(({ answer }) => answer !== true) && (
            <div>
              <Button
                aria-pressed={lines.every(({ answer }) => answer === false)}
                onClick={() => tell(lines.map(({ slug }) => [slug, false]))}
              >
                <Trans>Nothing goes wrong</Trans>
              </Button>
            </div>
          )}
        </>
      )}
      {mode !== "reply" && <HintList items={lines.map(({ slug, text }) => ({ slug, name: text }))} />}
    </GameCard>
  );
}

type Game = GameViewProps<"ACADEMIZ_SAYNETE">["game"];

/** The order as the learner left it, else shuffled. */
function readOrder({ slug, lines }: Game, seed: number): readonly string[] {
  const isOrdered = lines.every(({ answer }) => typeof answer === "number");
  if (!isOrdered) return shuffleSteps({ slug, steps: lines }, seed);
  return lines.toSorted((one, other) => Number(one.answer) - Number(other.answer)).map((line) => line.slug);
}

interface TalkProps {
  readonly game: Game;
  readonly seed: number;
  readonly onChoose: (line: string, reply: string) => void;
}

/** The talk up to the line that the learner chooses. */
function Talk({ game: { lines, isDone }, seed, onChoose }: TalkProps) {
  const next = lines.findIndex(({ isTurn, answer }) => isTurn && answer === null);
  const said = next < 0 || isDone ? lines : lines.slice(0, next);
  const turn = isDone ? undefined : lines[next];
  const count = said.length;
  const former = useRef(count);
  const end = useRef<HTMLDivElement>(null);
  // After a choice a screen reader reads the answer, then the next replies.
  useEffect(() => {
    if (former.current === count) return;
    former.current = count;
    end.current?.focus({ preventScroll: true });
    end.current?.scrollIntoView({ block: "nearest" });
  }, [count]);
  return (
    <>
      {/* Each new line is read aloud. */}
      <div role="log">
        <ol className={styles.lines}>
          {said.map((line) => (
            <SaidLine key={line.slug} line={line} isDone={isDone} />
          ))}
        </ol>
      </div>
      <div ref={end} tabIndex={-1} className={styles.turn}>
        {turn ? (
          <Replies line={turn} seed={seed} onChoose={(reply) => onChoose(turn.slug, reply)} />
        ) : (
          !isDone && (
            <p className={styles.hint}>
              <Trans>The talk is over. See how it went.</Trans>
            </p>
          )
        )}
      </div>
    </>
  );
}
