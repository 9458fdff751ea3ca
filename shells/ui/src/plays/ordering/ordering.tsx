// Knows how a game of orders is played: things that are moved, or picked up and placed, then what was right and why.
import { type OrderQuestionView, shuffleSteps } from "@academiz/domain/games";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../button/button.tsx";
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { PickAndPlace } from "../common/pick-and-place/pick-and-place.tsx";
import { Question, Questions } from "../common/question.tsx";
import { useSeed } from "../common/use-seed.ts";
import * as styles from "./ordering.css.ts";
import { Row } from "./row.tsx";
import { orderingWords } from "./words.ts";

export function Ordering(props: GameViewProps<"ORDERING">) {
  const { t } = useLingui();
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
              number={index + 1}
              text={text}
              hint={<Trans>Move each line with its arrows, or pick it up and choose its place.</Trans>}
              isDone={isDone}
              verdict={verdict}
              right={steps.map((step) => step.text).join(" → ")}
              explanation={explanation}
            >
              <PickAndPlace
                isDone={isDone}
                nameOf={(step) => names.get(step) ?? ""}
                nameOfPlace={(place) => t`place ${Number(place) + 1} of ${steps.length}`}
                onPlace={(step, place) => tell(slug, moveTo(shown, step, Number(place)))}
              >
                <ol className={styles.rows}>
                  {shown.map((step, at) => (
                    <Row
                      key={step}
                      step={step}
                      name={names.get(step) ?? ""}
                      at={at}
                      count={shown.length}
                      isDone={isDone}
                      verdict={byNeighbours || !verdict ? null : readPlace(question, shown, at)}
                      onMove={(by) => tell(slug, moveTo(shown, step, at + by))}
                    />
                  ))}
                </ol>
              </PickAndPlace>
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

function moveTo(order: readonly string[], step: string, place: number): readonly string[] {
  const others = order.filter((one) => one !== step);
  return [...others.slice(0, place), step, ...others.slice(place)];
}

const readPlace = ({ steps }: OrderQuestionView, shown: readonly string[], at: number) =>
  steps[at]?.slug === shown[at] ? ("right" as const) : ("wrong" as const);
