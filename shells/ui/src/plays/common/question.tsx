// Knows how one question of a game is drawn: its number and words, its answer, then the verdict and why.
import type { Verdict } from "@academiz/domain/games";
import { Children, type ReactNode, useContext, useId } from "react";
import { OneByOne } from "./one-by-one.tsx";
import { Hint } from "./play-options/hint.tsx";
import * as styles from "./question.css.ts";
import { QuestionsShownContext } from "./questions-shown.ts";
import { Why, type WhyProps } from "./why.tsx";

export function Questions({ children }: { readonly children: ReactNode }) {
  const shown = useContext(QuestionsShownContext);
  const questions = Children.toArray(children);
  if (shown === "one" && questions.length > 1) return <OneByOne questions={questions} />;
  return <ol className={styles.questions}>{children}</ol>;
}

export interface QuestionProps extends Omit<WhyProps, "id" | "verdict"> {
  /** Of the item that it asks. */
  readonly slug: string;
  readonly number: number;
  readonly text: string;
  /** What is to be done, where its words do not say so. */
  readonly note?: ReactNode;
  readonly isDone: boolean;
  /** Null until the game is submitted. */
  readonly verdict: Verdict | null;
  readonly children: ReactNode;
}

export function Question({ slug, number, text, note, isDone, verdict, children, ...why }: QuestionProps) {
  const id = useId();
  return (
    <li className={styles.question} data-item={slug}>
      <fieldset className={styles.group} disabled={isDone} aria-describedby={verdict ? `${id}-why` : undefined}>
        <legend className={styles.legend}>
          <span className={styles.number} aria-hidden>
            {number}
          </span>
          <span>{text}</span>
        </legend>
        {note && <p className={styles.hint}>{note}</p>}
        {children}
        <Hint slug={slug} name={text} />
      </fieldset>
      {isDone && verdict && <Why id={`${id}-why`} verdict={verdict} {...why} />}
    </li>
  );
}
