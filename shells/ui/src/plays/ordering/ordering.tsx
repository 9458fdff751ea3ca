// Knows how a game of orders is played: things that are moved, or picked up and placed, then what was right and why.
import { shuffleSteps, type Verdict } from "@academiz/domain/games";
import { Trans } from "@lingui/react/macro";
import { Button } from "../../button/button.tsx";
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { Question, Questions } from "../common/question.tsx";
import { useSeed } from "../common/use-seed.ts";
import { OrderList } from "./order-list.tsx";
import * as styles from "./ordering.css.ts";
import { orderingWords } from "./words.ts";

export function Ordering(props: GameViewProps<"ORDERING">) {
  const { game, onAnswer } = props;
  const { questions, isDone, byNeighbours } = game;
  const seed = useSeed(game.seed);
  const tell = (slug: string, order: readonly string[]) => {
    const given = questions.flatMap((one) => (one.order ? [[one.slug, one.order] as const] : []));
    onAnswer({ answers: { ...Object.fromEntries(given), [slug]: order }, seed });
  };
  return (
    <GameCard {...props} words={orderingWords}>
      <Questions>
        {questions.map((question, index) => {
          const { slug, text, steps, order, verdict, explanation } = question;
          const shown = order ?? shuffleSteps(question, seed);
          const names = new Map(steps.map((step) => [step.slug, step.text]));
          return (
            <Question
              key={slug}
              slug={slug}
              number={index + 1}
              text={text}
              note={<Trans>Move each line with its arrows, or pick it up and choose its place.</Trans>}
              isDone={isDone}
              verdict={verdict}
              right={steps.map((step) => step.text).join(" → ")}
              explanation={explanation}
            >
              <OrderList
                names={names}
                order={shown}
                isDone={isDone}
                verdicts={byNeighbours || !verdict ? [] : shown.map((step, at) => readPlace(steps[at]?.slug, step))}
                onOrder={(next) => tell(slug, next)}
              />
              {!order && !isDone && (
                <div className={styles.keep}>
                  <Button size="small" onClick={() => tell(slug, shown)}>
                    <Trans>It is right as it stands</Trans>
                  </Button>
                </div>
              )}
            </Question>
          );
        })}
      </Questions>
    </GameCard>
  );
}

const readPlace = (right: string | undefined, step: string): Verdict => (right === step ? "right" : "wrong");
