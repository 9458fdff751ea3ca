// Knows how one card of a carousel is drawn: its media and words, then its question.
import type { CarouselCardView } from "@academiz/domain/games";
import { Trans } from "@lingui/react/macro";
import { Options } from "../common/options.tsx";
import { Question, Questions } from "../common/question.tsx";
import { PartPicture, PartSound } from "../common/shown/files.tsx";
import * as styles from "./carousel.css.ts";

export interface CardBodyProps {
  readonly card: CarouselCardView;
  readonly number: number;
  readonly isDone: boolean;
  /** The slugs of the options. */
  readonly onChoose: (chosen: readonly string[]) => void;
}

export function CardBody({ card, number, isDone, onChoose }: CardBodyProps) {
  const { title, text, picture, sound, question } = card;
  return (
    <div className={styles.card}>
      {picture && <PartPicture picture={picture} />}
      {title && <h3 className={styles.title}>{title}</h3>}
      {text && <p className={styles.text}>{text}</p>}
      {sound && <PartSound sound={sound} />}
      {question && (
        <Questions>
          <Question
            slug={card.slug}
            number={number}
            text={question.text}
            note={question.several && <Trans>Several answers may be right.</Trans>}
            isDone={isDone}
            verdict={question.verdict}
            right={question.options.flatMap((option) => (option.right ? [option.name] : [])).join(", ")}
            explanation={question.explanation}
          >
            <Options
              direction="column"
              several={question.several}
              isJudged={question.verdict !== null}
              options={question.options.map(({ slug, text: words, picture, isChosen, right }) => ({
                ...{ key: slug, words, picture, isChosen },
                isRight: right,
              }))}
              onChoose={(key, isChosen) => onChoose(chooseOf(question, key, isChosen))}
            />
          </Question>
        </Questions>
      )}
    </div>
  );
}

/** The options that are chosen after one was pressed. */
const chooseOf = (
  { several, options }: NonNullable<CarouselCardView["question"]>,
  key: string,
  isChosen: boolean,
): readonly string[] =>
  several ? options.flatMap((one) => ((one.slug === key ? isChosen : one.isChosen) ? [one.slug] : [])) : [key];
