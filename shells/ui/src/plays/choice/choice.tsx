// Knows how a game of choices is played: one or several options for each question, then the learner reads what was
// right and why.
import { type ChoiceQuestionView, shuffle } from "@academiz/domain/games";
import { Trans } from "@lingui/react/macro";
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { Options } from "../common/options.tsx";
import { Question, Questions } from "../common/question.tsx";
import { useSeed } from "../common/use-seed.ts";
import { choiceWords } from "./words.ts";

export function Choice(props: GameViewProps<"CHOICE">) {
  const { game, onAnswer } = props;
  const { questions, isDone, isShuffled } = game;
  const seed = useSeed(game.seed);
  const choose = (question: ChoiceQuestionView, key: string, isChosen: boolean) => {
    const answers = questions.map((one) => [one.slug, readChosen(one, one === question ? { key, isChosen } : null)]);
    onAnswer({ answers: Object.fromEntries(answers.filter(([, chosen]) => chosen?.length)), seed });
  };
  return (
    <GameCard {...props} words={choiceWords}>
      <Questions>
        {questions.map((question, index) => {
          const { slug, text, several, options, verdict, explanation } = question;
          const right = options.flatMap((option) => (option.right ? [option.name] : [])).join(", ");
          const drawn = options.map((one) => ({
            key: one.slug,
            words: one.text,
            picture: one.picture,
            isChosen: one.isChosen,
            isRight: one.right,
          }));
          return (
            <Question
              key={slug}
              slug={slug}
              number={index + 1}
              text={text}
              note={several && <Trans>Several answers may be right.</Trans>}
              isDone={isDone}
              verdict={verdict}
              right={right}
              explanation={explanation}
            >
              <Options
                direction="column"
                several={several}
                isJudged={verdict !== null}
                options={isShuffled ? shuffle(drawn, seed, slug) : drawn}
                onChoose={(key, isChosen) => choose(question, key, isChosen)}
              />
            </Question>
          );
        })}
      </Questions>
    </GameCard>
  );
}

/** The options that are chosen after one was pressed. */
function readChosen(
  { several, options }: ChoiceQuestionView,
  just: { readonly key: string; readonly isChosen: boolean } | null,
): readonly string[] {
  if (just && !several) return [just.key];
  return options.flatMap(({ slug, isChosen }) => ((slug === just?.key ? just.isChosen : isChosen) ? [slug] : []));
}
