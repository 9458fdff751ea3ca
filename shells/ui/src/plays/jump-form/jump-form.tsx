// Knows how a form is filled in: one question at a time, forward and back, then what is read at its end.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../button/button.tsx";
import { GameCard } from "../common/game-card.tsx";
import type { GameViewProps } from "../common/game-view.ts";
import { FormAnswer } from "./form-answer.tsx";
import { GivenAnswers } from "./given-answers.tsx";
import * as styles from "./jump-form.css.ts";
import { mayGoOn, standAt } from "./place.ts";
import { jumpFormWords } from "./words.ts";

export function JumpForm(props: GameViewProps<"JUMP_FORM">) {
  const { game, onAnswer } = props;
  const { questions, isAtEnd, leftCount, profile, answers, isDone } = game;
  const { t } = useLingui();
  const asked = isAtEnd ? questions.length : questions.length - 1;
  const [place, setPlace] = useState({ chosen: asked, asked });
  if (place.asked !== asked) setPlace(standAt(place, asked));
  const setChosen = (chosen: number) => setPlace((own) => ({ ...own, chosen }));
  const index = Math.min(place.chosen, asked);
  const question = isDone ? undefined : questions[index];
  const heading = useRef<HTMLHeadingElement>(null);
  const former = useRef(index);
  useEffect(() => {
    if (former.current === index) return;
    former.current = index;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [index]);
  const write = (slug: string, answer: unknown) => {
    const { [slug]: _former, ...others } = answers;
    onAnswer({ answers: answer === undefined ? others : { ...others, [slug]: answer } });
  };
  const goOn = () => {
    // Going on without an answer skips the question, where that is allowed.
    if (question && !question.isAnswered) write(question.slug, null);
    setChosen(index + 1);
  };
  const others = asked - index + leftCount - (isAtEnd ? 0 : 1);
  return (
    <GameCard
      {...props}
      words={jumpFormWords}
      isQuiet={profile !== null}
      end={{ submit: question ? null : <Trans>End the form</Trans>, missing: null }}
    >
      {question ? (
        <div className={styles.form}>
          <p className={styles.count}>
            <Trans>Question {index + 1}</Trans>
            {others > 0 && (
              <>
                {" · "}
                <Plural value={others} one="at least # more" other="at least # more" />
              </>
            )}
          </p>
          <h3 ref={heading} tabIndex={-1} className={styles.title}>
            {question.text}
          </h3>
          {question.help && <p className={styles.help}>{question.help}</p>}
          <FormAnswer key={question.slug} question={question} onWrite={(answer) => write(question.slug, answer)} />
          <div className={styles.steps}>
            <Button
              icon={<ChevronLeft size={20} aria-hidden />}
              disabled={index === 0}
              accessibleWhenDisabled
              onClick={() => setChosen(index - 1)}
            >
              <Trans>Previous question</Trans>
            </Button>
            <Button
              trailingIcon={<ChevronRight size={20} aria-hidden />}
              disabled={!mayGoOn(question)}
              accessibleWhenDisabled
              onClick={goOn}
            >
              {question.isOptional && !question.isAnswered && question.written === "" ? (
                <Trans>Pass this question</Trans>
              ) : (
                <Trans>Next question</Trans>
              )}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.form}>
          <h3 ref={heading} tabIndex={-1} className={styles.title}>
            {isDone ? (profile?.title ?? <Trans>Your answers</Trans>) : <Trans>That was the last question</Trans>}
          </h3>
          {isDone && profile?.text && <p className={styles.text}>{profile.text}</p>}
          <GivenAnswers questions={questions} isOpen={!isDone} />
          {!isDone && (
            <div>
              <Button
                icon={<ChevronLeft size={20} aria-hidden />}
                aria-label={t`Previous question`}
                onClick={() => setChosen(asked - 1)}
              >
                <Trans>Previous question</Trans>
              </Button>
            </div>
          )}
        </div>
      )}
    </GameCard>
  );
}
