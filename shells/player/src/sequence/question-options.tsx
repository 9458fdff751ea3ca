// Knows how an answer is chosen: each is a native radio or checkbox with its words.
import type { Question } from "@academiz/domain/sequences";
import { Trans } from "@lingui/react/macro";
import { Circle, CircleCheck, CircleDot, CircleX, Square, SquareCheck } from "lucide-react";
import { useId } from "react";
import * as styles from "./sequence.css.ts";

export interface QuestionOptionsProps {
  readonly question: Question;
  readonly chosen: readonly string[];
  /** True once it is shown which are right. */
  readonly isJudged: boolean;
  readonly onChoose: (chosen: readonly string[]) => void;
}

export function QuestionOptions({ question, chosen, isJudged, onChoose }: QuestionOptionsProps) {
  const name = useId();
  const { kind, options, right } = question;
  const several = kind === "MULTIPLE";
  const choose = (uuid: string, isOn: boolean) => {
    if (!several) return onChoose([uuid]);
    onChoose(options.flatMap((one) => ((one.uuid === uuid ? isOn : chosen.includes(one.uuid)) ? [one.uuid] : [])));
  };
  return (
    <div className={styles.choices}>
      {options.map(({ uuid, text }) => {
        const isChosen = chosen.includes(uuid);
        const verdict = !isJudged || !right ? undefined : right.has(uuid) ? "right" : isChosen ? "wrong" : undefined;
        const Icon =
          verdict === "right"
            ? CircleCheck
            : verdict === "wrong"
              ? CircleX
              : several
                ? isChosen
                  ? SquareCheck
                  : Square
                : isChosen
                  ? CircleDot
                  : Circle;
        return (
          <label key={uuid} className={styles.choice}>
            <input
              type={several ? "checkbox" : "radio"}
              name={name}
              className={styles.radio}
              checked={isChosen}
              onChange={({ target }) => choose(uuid, target.checked)}
            />
            <span className={styles.face({ verdict })}>
              <Icon size={20} aria-hidden />
              <span>
                {text}
                {verdict === "right" && !isChosen && (
                  <span className={styles.verdict}>
                    <Trans>the right answer</Trans>
                  </span>
                )}
                {verdict && isChosen && (
                  <span className={styles.verdict}>
                    {verdict === "right" ? <Trans>your answer, right</Trans> : <Trans>your answer</Trans>}
                  </span>
                )}
              </span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
