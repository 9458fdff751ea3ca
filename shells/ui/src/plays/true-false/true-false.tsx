// Knows how a true/false game is played: statements, an answer to each, then what was right and why.
import { useLingui } from "@lingui/react/macro";
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { Options } from "../common/options.tsx";
import { Question, Questions } from "../common/question.tsx";
import { trueFalseWords } from "./words.ts";

export function TrueFalse(props: GameViewProps<"VRAI_FAUX">) {
  const { t } = useLingui();
  const { game, onAnswer } = props;
  const { isDone } = game;
  const labels = { true: game.labels.true ?? t`True`, false: game.labels.false ?? t`False` };
  const answer = (slug: string, value: boolean) => {
    const given = game.statements.flatMap((one) => (one.answer === null ? [] : [[one.slug, one.answer] as const]));
    onAnswer({ answers: { ...Object.fromEntries(given), [slug]: value } });
  };
  return (
    <GameCard {...props} words={trueFalseWords}>
      <Questions>
        {game.statements.map(({ slug, text, answer: given, verdict, correct, explanation }, index) => (
          <Question
            key={slug}
            slug={slug}
            number={index + 1}
            text={text}
            isDone={isDone}
            verdict={verdict}
            right={correct ? labels.true : labels.false}
            explanation={explanation}
            isEither
          >
            <Options
              direction="row"
              isJudged={verdict !== null}
              options={([true, false] as const).map((value) => ({
                key: String(value),
                words: value ? labels.true : labels.false,
                isChosen: given === value,
                isRight: correct === value,
              }))}
              onChoose={(value) => answer(slug, value === "true")}
            />
          </Question>
        ))}
      </Questions>
    </GameCard>
  );
}
